const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** A business registration number, with or without hyphens, as ten digits; undefined where the check digit is not right. */
export function parseBusinessNumber(text: string): string | undefined {
  const digits = text.trim().replace(/^(\d{3})-(\d{2})-(\d{5})$/, '$1$2$3');
  // The first three are the tax office's, from 101.
  if (!/^[1-9][0-9]{9}$/.test(digits)) return undefined;
  const at = (index: number) => Number(digits[index]);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * at(index), Math.floor((at(8) * 5) / 10));
  return (10 - (sum % 10)) % 10 === at(9) ? digits : undefined;
}

/** As much of a business registration number as is there, with its hyphens: `12081` as `120-81`, `1208147521` as `120-81-47521`. */
export function formatBusinessNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}
