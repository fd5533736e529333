import { businessSchema } from '@petcare/contracts';
import { createStoredValue } from '@petcare/storage';
import * as v from 'valibot';
import type { LeftOutside } from './time-setting.ts';

/** Bookings that new times leave to be moved, by the person: this tab keeps it over a reload and the way to another page. */
export const reservationsToMove = createStoredValue<readonly LeftOutside[]>({
  key: 'petcare.to-move',
  where: 'tab',
  schema: v.array(
    v.object({
      id: v.string(),
      date: v.string(),
      time: v.string(),
      endDate: v.nullable(v.string()),
      petName: v.nullable(v.string()),
      user: v.nullable(v.object({ name: v.string() })),
      business: businessSchema,
    }),
  ),
});
