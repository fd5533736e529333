import { graphql, refusalOf, rest } from '@petcare/api';
import { useNow } from '@petcare/remote';
import { canBePhone } from '@petcare/phone';
import { seoulDate } from '@petcare/time';
import { Skeleton, Stack, media, tokens } from '@petcare/ui';
import { FormFoot, RadioGroup, TextArea, TextField, useCheckedForm, type FormErrors, type FormRefusal } from '@petcare/ui/form';
import { Dialog } from '@petcare/ui/overlay';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useClient } from 'urql';
import { FreeTimes, type ChosenSlot } from '../moving/free-times.tsx';
import { useOwnBusiness } from '../own-business/own-business.ts';
import { StayEndField } from './stay-end-field.tsx';

const PhoneBooking_Make = graphql(`
  mutation PhoneBooking_Make($input: PhoneBookingInput!) {
    makeBookingByPhone(input: $input) {
      id
    }
  }
`);

type Values = { name: string; phone: string; petName: string; petKind: string; note: string };
type Props = {
  /** The wanted time: the first free time from then on is chosen. */
  at?: { date: string; time: string } | null;
  onMade: () => void;
  onClose: () => void;
};

function check({ name, phone }: Values): FormErrors<Values> {
  return {
    ...(!name.trim() && { name: '예약하는 분의 이름을 적어 주세요.' }),
    ...(!canBePhone(phone) && { phone: phone.trim() ? '전화번호를 다시 확인해 주세요.' : '전화번호를 적어 주세요.' }),
  };
}

/** Writes down the booking of somebody who has called. It is confirmed at once. */
export function PhoneBookingDialog({ at = null, onMade, onClose }: Props) {
  const today = seoulDate(useNow());
  const formId = useId();
  const client = useClient();
  const business = useOwnBusiness();
  const [slot, setSlot] = useState<ChosenSlot>({ date: at && at.date > today ? at.date : today, time: null });
  const [refusals, setRefusals] = useState(0);
  const [isStay, setStay] = useState(true);
  const [endDate, setEndDate] = useState<string | null>(null);
  const nights = isStay ? (business?.nights ?? null) : null;

  async function make(values: Values): Promise<FormRefusal | undefined> {
    if (!slot.time) return { fields: {}, message: '시간을 골라 주세요.' };
    if (nights && !endDate) return { fields: {}, message: '찾는 날을 골라 주세요.' };
    const input = { ...values, date: slot.date, time: slot.time };
    if (business && 'company_id' in business.query) {
      const body = { ...input, endDate: nights ? endDate : null };
      const answer = await rest.post('/api/client/reservation/by-phone', { body });
      return answer.success ? undefined : refusalOf(answer);
    }
    const { error } = await client.mutation(PhoneBooking_Make, { input }).toPromise();
    return error && refusalOf(error);
  }
  const form = useCheckedForm<Values>({
    initial: { name: '', phone: '', petName: '', petKind: '', note: '' },
    check,
    async send(values) {
      const refusal = await make(values);
      if (!refusal) onMade();
      // Somebody may have been faster: what is free now is shown.
      else if (slot.time) setRefusals((before) => before + 1);
      return refusal;
    },
  });
  return (
    <Dialog
      isOpen
      title="전화로 받은 예약"
      size="lg"
      onClose={onClose}
      footer={<FormFoot form={form} formId={formId} submit="예약 등록" cancel={onClose} cancelLabel="닫기" />}
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate>
        <Stack gap={4}>
          <p>넣으면 바로 확정되고, 예약한 분께 문자로 알려드려요.</p>
          <Pair>
            <TextField {...form.textField('name')} label="예약하는 분" maxLength={40} autoFocus isRequired />
            <TextField {...form.textField('phone')} label="전화번호" type="tel" inputMode="tel" isRequired />
          </Pair>
          <Pair>
            <TextField {...form.textField('petName')} label="반려동물 이름" maxLength={20} />
            <TextField {...form.textField('petKind')} label="종류" maxLength={20} />
          </Pair>
          {business?.nights && (
            <RadioGroup
              label="예약 종류"
              orientation="horizontal"
              options={[
                { value: 'stay', label: '며칠 맡기기' },
                { value: 'visit', label: '하루 방문' },
              ]}
              value={isStay ? 'stay' : 'visit'}
              onChange={(chosen) => {
                setStay(chosen === 'stay');
                setSlot({ ...slot, time: null });
              }}
            />
          )}
          {business ? (
            <>
              <FreeTimes
                key={String(nights !== null)}
                business={business.query}
                value={slot}
                wanted={at}
                nights={nights}
                round={refusals}
                onChange={setSlot}
              />
              {nights && <StayEndField business={business.query} nights={nights} date={slot.date} value={endDate} onChange={setEndDate} />}
            </>
          ) : (
            <Skeleton variant="block" count={2} />
          )}
          <TextArea {...form.textField('note')} label="메모" rows={2} maxLength={500} />
        </Stack>
      </form>
    </Dialog>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
