import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { gql, rest } from '../../testing/calls.ts';
import { aVerifiedGuardian } from '../../testing/people.ts';
import { operatorOf, type TypedValues } from '../../testing/operator-acts.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();
const operator = () => operatorOf(server());
const type = (line: string, values: TypedValues = {}) => operator().type(line, values);

const onSale = async () => {
  const { data } = await gql<{ getGiftGroups: { id: string; name: string; price: number; stock: number; image: string | null }[] }>(
    server(),
    undefined,
    '{ getGiftGroups { id name price stock image } getTotalGiftCount }',
  );
  return data.getGiftGroups;
};
const differences = () => server().services.books.listDifferences();

test('gift cards are put on sale, their price and stock change, and they go off sale; what is bought keeps its worth', async () => {
  const acts = (await operator().acts()).length;
  expect(await type('gifts add', { name: ' 간식 꾸러미 ', price: '2000', stock: '2' })).toMatchObject({ code: 0 });
  const [gift] = await onSale();
  expect(gift).toMatchObject({ name: '간식 꾸러미', price: 2_000, stock: 2 });
  const who = await aVerifiedGuardian(server());
  const buy = (point: number) => rest(server(), who.token, 'POST', `/gift/item/${gift!.id}/purchase`, { price: 0, point });
  expect((await buy(2_000)).status).toBe(201);

  expect((await type(`gifts change ${gift!.id}`, { price: '2500', stock: '7' })).code).toBe(0);
  expect(await onSale()).toMatchObject([{ price: 2_500, stock: 7 }]);
  expect((await type('gifts list')).said).toBe(`${gift!.id}번 · 간식 꾸러미 · 2,500원 · 남은 재고 7 · 나간 수 1\n상품권 1종`);
  expect((await buy(1_000)).body).toMatchObject({ error: { code: 'PRICE_CHANGED' } });

  expect((await type(`gifts retire ${gift!.id}`)).code).toBe(0);
  expect(await onSale()).toEqual([]);
  expect((await buy(500)).status).toBe(404);
  expect((await type('gifts list')).said).toContain('판매 중지');
  const { data } = await gql(server(), who.token, '{ getMyGiftsByPage { name price } }');
  expect(data).toEqual({ getMyGiftsByPage: [{ name: '간식 꾸러미', price: 2_000 }] });
  expect((await type(`gifts sell ${gift!.id}`)).code).toBe(0);
  expect(await onSale()).toMatchObject([{ stock: 7 }]);
  expect(await differences()).toEqual([]);
  expect((await operator().acts()).slice(acts).map(({ act }) => act)).toEqual(['gifts add', 'gifts change', 'gifts retire', 'gifts sell']);
});

test('the operator shows the picture of a file on a gift card, in place of the one before', async () => {
  await type('gifts add', { name: '사진 있는 상품권', price: '3000', stock: '1' });
  const shown = async () => (await onSale()).find(({ name }) => name === '사진 있는 상품권')!;
  const { id, image: none } = await shown();
  expect(none).toBeNull();
  const [picture, text] = [join(server().config.uploadsDir, 'card.png'), join(server().config.uploadsDir, 'card.txt')];
  await sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toFile(picture);
  await writeFile(text, 'no picture');
  const open = async (address: string) => (await server().http.inject(address)).statusCode;

  expect((await type(`gifts picture ${id}`, { file: picture })).code).toBe(0);
  const { image: first } = await shown();
  expect(await open(first!)).toBe(200);
  expect((await type(`gifts picture ${id}`, { file: picture })).code).toBe(0);
  const { image: second } = await shown();
  expect([await open(second!), await open(first!)]).toEqual([200, 404]);

  const pictures = async () => (await readdir(join(server().config.uploadsDir, 'images'))).length;
  const before = await pictures();
  expect(await type(`gifts picture ${id}`, { file: text })).toMatchObject({ code: 1, said: expect.stringContaining('이미지만') });
  expect(await type(`gifts picture ${id}`, { file: `${text}.gone` })).toMatchObject({
    code: 1,
    said: expect.stringContaining('파일이 없어요'),
  });
  expect(await type('gifts picture 999999', { file: picture })).toMatchObject({ code: 1, said: '이 번호의 상품권이 없어요.' });
  expect([await pictures(), (await shown()).image]).toEqual([before, second]);
});

test('passes are put on sale, change their price and go off sale', async () => {
  const items = async () =>
    (await rest<{ items: { id: string; name: string; price: number }[] }>(server(), undefined, 'GET', '/pass/items')).body.data.items;
  expect((await type('passes add', { name: '3일 이용권', days: '3', price: '2500' })).code).toBe(0);
  const made = (await items()).find(({ name }) => name === '3일 이용권')!;
  expect(made).toMatchObject({ price: 2_500, range: 3 });
  expect((await type(`passes change ${made.id}`, { price: '2400' })).code).toBe(0);
  expect((await items()).find(({ id }) => id === made.id)).toMatchObject({ price: 2_400 });
  expect((await type(`passes retire ${made.id}`)).code).toBe(0);
  expect((await items()).map(({ id }) => id)).not.toContain(made.id);
  expect((await type('passes list')).said).toContain('3일 이용권 · 3일 · 2,400원 · 판매 중지');
});

test.each<[string, TypedValues, string]>([
  ['gifts add', { name: '', price: '1000', stock: '1' }, '이름은 1자에서 60자까지'],
  ['gifts add', { name: '새 상품권', price: '99', stock: '1' }, '가격은 100원에서'],
  ['gifts add', { name: '새 상품권', price: '만원', stock: '1' }, '--price 가격(원): 정수로'],
  ['gifts add', { name: '새 상품권', price: '1000', stock: '-1' }, '재고는 0에서'],
  ['gifts add', { name: '새 상품권', price: '1000', stock: '1.5' }, '--stock 앞으로 팔 재고: 정수로'],
  ['gifts change 999999', { stock: '3' }, '이 번호의 상품권이 없어요.'],
  ['gifts retire nothing', {}, '<gift> 상품권 번호: 정수로'],
  ['passes add', { name: '7일 이용권', days: '7', price: '4900' }, '같은 이름의 이용권이 있어요.'],
  ['passes add', { name: '0일 이용권', days: '0', price: '4900' }, '기간은 1일에서'],
  ['passes change 999999', { price: '3000' }, '이 번호의 이용권이 없어요.'],
])('%s with %p is refused, with no line in the log', async (line, values, sentence) => {
  const acts = await operator().acts();
  const { code, said } = await type(line, values);
  expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  expect(await operator().acts()).toEqual(acts);
});
