import { addDays } from '@petcare/time';
import type { CheckedForm } from '@petcare/ui/form';
import type { PetValues } from './pet-values.ts';

type DateName = 'birthday' | `vaccination${1 | 2 | 3 | 4}Date`;

/** A parrot's or a tortoise's; the server checks what is possible. */
const LONGEST_LIFE_DAYS = 365 * 60;

/** The limits of a day in an animal's life until today, `YYYY-MM-DD`, for a `DatePicker`. */
export const lifetime = (today: string) => ({ min: addDays(today, -LONGEST_LIFE_DAYS), max: today, isFar: true });

/** A field of the form that holds a day, or '', for a `DatePicker`. */
export const dateField = (form: CheckedForm<PetValues>, field: DateName) => ({
  value: form.values[field] || null,
  onChange: (date: string) => form.change({ [field]: date }),
  onClear: () => form.change({ [field]: '' }),
  errorMessage: form.errorOf(field),
});
