import { PhotoField } from '@petcare/photos';
import { Button, Card, FormError, media, Notice, Section, Stack, tokens } from '@petcare/ui';
import { TextArea } from '@petcare/ui/form';
import { lazyPiece } from '@petcare/remote';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Bookable } from '../bookable/bookable.ts';
import { BookedPlace, BookingSummary } from './booking-summary.tsx';
import { NotOffered } from './not-offered.tsx';
import { PetField } from './pet-field.tsx';
import { ProblemHere } from './problem-here.tsx';
import { ProductPicker } from './product-picker.tsx';
import { sumOf, type Offer } from '../bookable/products.ts';
import { useBooking, type FormPart } from './use-booking.ts';
import { WhenPicker } from './when-picker.tsx';

const ConfirmBooking = lazyPiece(() =>
  import(/* webpackChunkName: "booking-later" */ './confirm-booking.tsx').then((m) => m.ConfirmBooking),
);
const PaymentChoice = lazyPiece(() => import(/* webpackChunkName: "booking-later" */ './payment-choice.tsx').then((m) => m.PaymentChoice));
const PriceChanges = lazyPiece(() => import(/* webpackChunkName: "booking-later" */ './price-changes.tsx').then((m) => m.PriceChanges));

type Props = { business: Bookable; offers: readonly Offer[]; isAskingOffers: boolean; refetchOffers: () => void };

/** A booking at a hospital or company: when, for whom, what, and what they should know. */
export function BookingForm({ business, offers, isAskingOffers, refetchOffers }: Props) {
  const form = useBooking(business, offers, refetchOffers);
  const { booking, change, when, lines, problem, changes } = form;
  const [petName, setPetName] = useState('');
  const at = (part: FormPart) => (problem?.at === part ? problem.message : undefined);
  if (when.days.data && when.able.length === 0 && business.nights === null) return <NotOffered business={business} />;

  return (
    <Columns>
      <BookedPlace business={business} />
      <Stack gap={6}>
        <WhenPicker business={business} form={form} problem={at('when')} missing={at('time')} />
        <Card padding="lg">
          <Section title="반려동물">
            <PetField
              value={booking.petId}
              onChange={(petId, name) => {
                setPetName(name);
                if (petId !== booking.petId) change({ petId });
              }}
            />
          </Section>
        </Card>
        {offers.length > 0 && (
          <Card padding="lg">
            <Section title="상품" description="고르지 않고 예약한 뒤 상담해서 정해도 돼요.">
              <Stack gap={4}>
                <ProblemHere problem={at('products')} />
                {changes.length > 0 && (
                  <Notice kind="warn">
                    <PriceChanges changes={changes} />
                  </Notice>
                )}
                <ProductPicker
                  offers={offers}
                  picked={booking.picked}
                  lines={lines}
                  isStay={when.isStay}
                  onChange={(picked) => change({ picked })}
                />
              </Stack>
            </Section>
          </Card>
        )}
        <Card padding="lg">
          <Section title="요청 사항과 사진" description="적어 주시면 미리 준비할 수 있어요. 사진은 예약한 곳에서만 볼 수 있어요.">
            <Stack gap={4}>
              <TextArea
                label="요청 사항"
                name="note"
                rows={4}
                maxLength={1000}
                placeholder={
                  business.type === 'hospital'
                    ? '어디가 불편한지, 먹고 있는 약이 있는지 알려 주세요.'
                    : '아이의 성격이나 조심할 점을 알려 주세요.'
                }
                value={booking.note}
                onChange={(note) => change({ note })}
              />
              <ProblemHere problem={at('photos')} />
              <PhotoField
                label="사진"
                isPrivate
                value={booking.photos}
                onChange={(photos) => change({ photos })}
                onUnfinished={form.uploads.of('photos')}
                refused={form.refused}
              />
            </Stack>
          </Section>
        </Card>
        {sumOf(lines) > 0 && <PaymentChoice value={booking.payment} onChange={(payment) => change({ payment })} />}
      </Stack>
      <BookingSummary when={when} petName={petName} lines={lines} problem={<FormError>{at('form')}</FormError>}>
        <Button size="lg" fullWidth isPending={form.isGoingOn} onPress={form.goOn}>
          예약 내용 확인하기
        </Button>
      </BookingSummary>
      {form.isConfirming && when.date && when.time && (
        <ConfirmBooking
          business={business}
          form={form}
          petName={petName}
          isSending={form.isSending || isAskingOffers}
          date={when.date}
          time={when.time}
        />
      )}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  ${media.desktop} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) 21rem;
    align-items: start;
    & > * {
      grid-column: 2;
    }
    & > :nth-child(2) {
      grid-row: 1 / span 2;
      grid-column: 1;
    }
  }
`;
