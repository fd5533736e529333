import { Card, Section } from '@petcare/ui';
import { RadioGroup } from '@petcare/ui/form';
import type { Payment } from '../bookable/booking-draft.ts';

const ways = [
  { value: 'on-site', label: '현장에서 결제', description: '방문한 날 예약한 곳에서 내요.' },
  { value: 'online', label: '지금 결제', description: '신청한 뒤 10분 안에 결제하면 예약이 접수돼요. 포인트도 쓸 수 있어요.' },
] as const;

/** The choice between the places of payment, where something is to be paid. */
export function PaymentChoice({ value, onChange }: { value: Payment; onChange: (value: Payment) => void }) {
  return (
    <Card padding="lg">
      <Section title="결제">
        <RadioGroup label="결제 방법" isLabelHidden options={ways} value={value} onChange={onChange} />
      </Section>
    </Card>
  );
}
