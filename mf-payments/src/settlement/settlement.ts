/** A reservation that was paid here and took place, as both wires answer it. */
export type Settlement = {
  id: string;
  reservationNumber: string;
  user: { name: string } | null;
  items: readonly { id: string; productName: string; optionName: string | null; price: number }[];
  date: string;
  time: string;
  price: number;
  point: number;
};

export type SettlementInfo = { count: number; totalPrice: number; point: number; fees: number; settlementAmount: number };

/** The business of a statement. */
export type SettledBusiness = { name: string; registrationNumber: string | null };

export const guestOf = ({ user }: Pick<Settlement, 'user'>): string => user?.name ?? '탈퇴한 회원';

/** 목욕 (스파, 발톱) · 미용 */
export function itemsInWords(items: Settlement['items']): string {
  const products: { name: string; options: string[] }[] = [];
  for (const { productName, optionName } of items) {
    const last = products.at(-1);
    if (optionName !== null && last?.name === productName) last.options.push(optionName);
    else products.push({ name: productName, options: [] });
  }
  return products.map(({ name, options }) => (options.length > 0 ? `${name} (${options.join(', ')})` : name)).join(' · ');
}
