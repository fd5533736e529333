import { type CheckedForm } from '@petcare/ui/form';
import { Button, Stack } from '@petcare/ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BusinessKind } from '@petcare/contracts';
import type { ListingValues } from './business-values.ts';
import { ClaimFields } from './claim-fields.tsx';
import { NewListingFields } from './new-listing-fields.tsx';

/** Props of `ListingFields`. */
export interface ListingFieldsProps {
  kind: BusinessKind;
  form: CheckedForm<ListingValues>;
}

/** The choice of the listing that a business asks for: one that nobody owns yet, looked for by name or number, or a new one. */
export function ListingFields({ kind, form }: ListingFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const { isNew, search, listingName } = form.values;
  const turn = (changed: Partial<ListingValues>) => {
    // The button that was pressed is gone then: the keyboard goes on in the first field.
    flushSync(() => form.change(changed));
    fields.current?.querySelector('input')?.focus();
  };
  const named = listingName || (/\p{L}/u.test(search) ? search.trim() : '');
  return (
    <Stack gap={5} ref={fields}>
      {isNew ? <NewListingFields kind={kind} form={form} /> : <ClaimFields kind={kind} form={form} />}
      {isNew ? (
        <Button variant="ghost" icon="search" onPress={() => turn({ isNew: false })}>
          이미 있는 곳에서 다시 찾을게요
        </Button>
      ) : (
        <Button variant="secondary" icon="plus" onPress={() => turn({ isNew: true, listingName: named })}>
          찾는 곳이 없어요, 새로 등록할게요
        </Button>
      )}
    </Stack>
  );
}
