import { itemsInWords, maskedRecord, monthInWords, openRecord } from './record-texts.ts';

const items = ['초진 진찰료', '엑스선 촬영비', '약값', '혈액검사'].map((name) => ({ name }));
const record = { id: '1', hospital: '구***', location: '서울특별시 구로구', items };

test('the text of a record says the month, and the first items with how many more there are', () => {
  expect(monthInWords('2026-03')).toBe('2026년 3월');
  expect(itemsInWords(items)).toBe('초진 진찰료, 엑스선 촬영비, 약값 외 1개');
  expect(itemsInWords(items.slice(0, 1))).toBe('초진 진찰료');
  expect(itemsInWords([])).toBe('');
});

test('a masked record shows its sum as it comes, an open one in figures', () => {
  expect(maskedRecord({ ...record, month: '2026-11', total: '4*,***' })).toMatchObject({
    total: '4*,***',
    when: '2026년 11월',
    isOpen: false,
  });
  expect(openRecord({ ...record, date: '2026-11-01', total: 42_000 })).toMatchObject({ total: '42,000', isOpen: true });
});
