export const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;
