import { RadioGroup } from '@petcare/ui/form';
import type { Method } from './start-payment.ts';

const methods = [
  { value: 'CARD', label: '신용·체크카드' },
  { value: 'BANK', label: '계좌이체' },
  { value: 'MOBX', label: '휴대폰' },
] as const satisfies { value: Method; label: string }[];

export function MethodField({ value, onChange }: { value: Method; onChange: (method: Method) => void }) {
  return <RadioGroup label="결제 수단" options={methods} value={value} onChange={onChange} />;
}
