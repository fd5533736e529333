import { createAttempts, refusalOf, rest } from '@petcare/api';
import {
  applicationFields,
  checkListing,
  checkPapers,
  emptyListing,
  emptyPapers,
  ListingFields,
  PapersFields,
  placeRefusal,
} from '@petcare/business-form';
import { toast } from '@petcare/event-bus';
import { Card, Stack } from '@petcare/ui';
import { FormFoot, useCheckedForm, type FormRefusal } from '@petcare/ui/form';
import { useState } from 'react';
import type { Registration } from './my-registration.ts';

type Props = { registration: Registration; onSent: () => void };

/** Once more, with what was there before to begin with: the same listing, another one, or a new one. */
export function AskAgain({ registration, onSent }: Props) {
  const { kind, isClaim, listingName, registrationNumber } = registration;
  const [attempts] = useState(createAttempts);
  const form = useCheckedForm({
    // A listing that was asked for is looked for again: somebody else may have it by now.
    initial: {
      ...emptyListing,
      ...emptyPapers,
      registrationNumber,
      isNew: !isClaim,
      ...(isClaim ? { search: listingName ?? '' } : { listingName: listingName ?? '' }),
    },
    check: (values) => ({ ...checkListing(kind, values), ...checkPapers(values) }),
    send: async (values): Promise<FormRefusal | undefined> => {
      const form = applicationFields(kind, values);
      const answer = await rest.post('/api/client/user/registration', { form, idempotencyKey: attempts.keyFor(values) });
      if (!answer.success) {
        if (answer.error.code !== 'UNREACHABLE') attempts.answered();
        return placeRefusal({ code: answer.error.code, ...refusalOf(answer) });
      }
      toast('success', '다시 신청했어요. 확인하고 나면 여기에서 알려 드려요.');
      onSent();
      return undefined;
    },
  });
  return (
    <Card padding="lg">
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap={6}>
          <ListingFields kind={kind} form={form} />
          <PapersFields form={form} />
          <FormFoot form={form} submit="다시 신청하기" place="fill" size="lg" />
        </Stack>
      </form>
    </Card>
  );
}
