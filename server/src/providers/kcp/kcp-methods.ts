/** A wallet of another house that opens at once in KCP's page: it pays by a card, or with its own money, which KCP keeps as another type. */
type Wallet = { field: string; money: string | null };

const wallets = {
  KAKAOPAY: { field: 'kakaopay_direct', money: 'PAKM' },
  NAVERPAY: { field: 'naverpay_direct', money: 'PANP' },
  TOSSPAY: { field: 'tosspay_direct', money: 'PATO' },
  SAMSUNGPAY: { field: 'sspay_direct', money: null },
  APPLEPAY: { field: 'applepay_direct', money: null },
} as const satisfies Record<string, Wallet>;

export type KcpWallet = keyof typeof wallets;
export type KcpPayMethod = 'CARD' | 'BANK' | 'MOBX' | KcpWallet;

/** Every wallet, in the order in which they are offered. */
export const kcpWallets = Object.keys(wallets) as KcpWallet[];

const isWallet = (method: KcpPayMethod): method is KcpWallet => Object.hasOwn(wallets, method);
const windowMethods = { CARD: '100000000000', BANK: '010000000000', MOBX: '000010000000' };
const payTypes = { CARD: 'PACA', BANK: 'PABK', MOBX: 'PAMC' };

/** The method as KCP's pages know it: a wallet is a card there. */
const inPages = (method: KcpPayMethod) => (isWallet(method) ? 'CARD' : method);

/** The fields with which KCP's page on a phone opens by a method. */
export const pageFieldsOf = (method: KcpPayMethod): Record<string, string> => ({
  pay_method: inPages(method),
  ...(isWallet(method) && { [wallets[method].field]: 'Y' }),
});

/** The fields with which KCP's window on a computer opens by a method. */
export const windowFieldsOf = (method: KcpPayMethod): Record<string, string> => ({
  ...pageFieldsOf(method),
  pay_method: windowMethods[inPages(method)],
});

/** The type under which a payment by a method is approved. */
export const payTypeOf = (method: KcpPayMethod): string => payTypes[inPages(method)];

/** All types under which KCP may keep a payment, the likeliest first: somebody may have paid in a page of before, by another method. */
export function payTypesFrom(method: KcpPayMethod): string[] {
  const money = kcpWallets.flatMap((wallet) => wallets[wallet].money ?? []);
  const own = isWallet(method) ? wallets[method].money : null;
  return [...new Set([payTypeOf(method), ...(own ? [own] : []), ...Object.values(payTypes), ...money])];
}

/** The type under which the sandbox keeps what a page with these fields pays: a wallet's own money where it has any. */
export function payTypeOfFields(fields: Record<string, unknown>): string {
  const wallet = kcpWallets.find((name) => fields[wallets[name].field] === 'Y');
  if (wallet) return wallets[wallet].money ?? 'PACA';
  const method = Object.keys(payTypes).find((name) => [name, windowMethods[name as 'CARD']].includes(String(fields['pay_method'])));
  return payTypes[(method ?? 'CARD') as 'CARD'];
}
