import { RadioGroup } from '@petcare/ui/form';

const labels: Record<string, string> = {
  KAKAOPAY: '카카오페이',
  NAVERPAY: '네이버페이',
  TOSSPAY: '토스페이',
  SAMSUNGPAY: '삼성페이',
  APPLEPAY: 'Apple Pay',
  CARD: '신용·체크카드',
  BANK: '계좌이체',
  MOBX: '휴대폰',
};

/** Apple Pay opens on Apple's own devices alone; 삼성페이 on phones with Android, and from a computer on such a phone. */
function isOpenHere(method: string): boolean {
  if (method === 'APPLEPAY') return 'ApplePaySession' in window;
  return method !== 'SAMSUNGPAY' || !/iPhone|iPad|iPod/.test(navigator.userAgent);
}

/** `methods` are those of the house's contract; one that this release has no name for is left out. */
type Props = { methods: readonly string[]; value: string; onChange: (method: string) => void };

/** The label of a method that can be paid with here; undefined of any other. */
export const labelOfMethod = (methods: readonly string[], method: string): string | undefined =>
  methods.includes(method) && isOpenHere(method) ? labels[method] : undefined;

export function MethodField({ methods, value, onChange }: Props) {
  const options = methods.flatMap((method) => {
    const label = labelOfMethod(methods, method);
    return label ? [{ value: method, label }] : [];
  });
  return <RadioGroup label="결제 수단" options={options} value={value} onChange={onChange} />;
}
