import { aField, anAct, registrations } from '../testing/desk.ts';
import { checkValues, emptyValues, hasKey, inputOf, isAbout, knownOf } from './act-input.ts';

const [, approve, reject] = registrations.acts as [never, (typeof registrations.acts)[number], (typeof registrations.acts)[number]];
const key = (name: string, type: 'text' | 'number' = 'number') => aField(name, { type, isPositional: true });

test.each([
  ['the number of a thing is its own', 'registrations', approve, { id: 7 }, { registration: '7' }],
  ['another number is not', 'notices', anAct('detach', 'change', key('notice'), key('file')), { id: 7 }, { notice: '7' }],
  ['the number of a thing of another kind is not', 'premium', anAct('give', 'change', key('listing')), { id: 7 }, {}],
  [
    'a word that ends otherwise in the area’s name is the same',
    'inquiries',
    anAct('answer', 'change', key('inquiry')),
    { id: 2 },
    { inquiry: '2' },
  ],
  ['an order has its name in its list', 'payments', anAct('retry', 'change', key('order', 'text')), { idx: 'A1' }, { order: 'A1' }],
  [
    'a thing of several kinds is named by both',
    'reports',
    anAct('show', 'show', key('kind', 'text'), key('id', 'text')),
    { kind: 'post', id: 3 },
    { kind: 'post', id: '3' },
  ],
  ['a reason is of the act, also where the thing has one', 'registrations', reject, { id: 7, reason: '앞의 이유' }, { registration: '7' }],
  ['what is added is about nothing', 'words', anAct('add', 'change', key('word', 'text')), { word: '도박' }, {}],
])('%s', (_case, area, act, item, known) => {
  expect(knownOf(area, item, act)).toEqual(known);
  expect(isAbout(area, item, act)).toBe(Object.keys(known).length > 0);
});

test('an act that makes something has no key, one that decides about something has', () => {
  expect([hasKey('words', anAct('add', 'change', key('word', 'text'))), hasKey('registrations', reject)]).toEqual([false, true]);
});

test('what was left empty is left out, and the rest is sent as its type', () => {
  const act = anAct(
    'add',
    'change',
    aField('price', { type: 'number' }),
    aField('winners', { type: 'number', isMany: true }),
    aField('note', { isRequired: false }),
    aField('ad', { type: 'flag', isRequired: false }),
    aField('file', { file: 'page' }),
  );
  const values = { ...emptyValues('gifts', act, null), price: '12,000', winners: '3\n 5\n', file: '첫 줄\n둘째 <줄>\n\n다음 문단' };
  expect(inputOf(act, values)).toEqual({
    price: 12_000,
    winners: [3, 5],
    file: '<p>첫 줄<br>둘째 &lt;줄&gt;</p><p>다음 문단</p>',
  });
  expect(checkValues(act, { ...values, price: '만 원', file: '' })).toEqual({ price: '숫자로 적어 주세요.', file: 'file: 적어 주세요.' });
});

test('a thing that is changed begins as it is, one that is decided about does not', () => {
  const change = anAct('change', 'change', key('gift'), aField('name'), aField('price', { type: 'number' }));
  expect(emptyValues('gifts', change, { id: 1, name: '커피', price: 4_500 })).toEqual({ gift: '1', name: '커피', price: '4500' });
  expect(emptyValues('registrations', reject, { id: 7, reason: '앞의 이유' })).toEqual({ registration: '7', reason: '' });
  const correct = anAct('correct', 'change', key('inquiry'), aField('file', { file: 'text' }));
  expect(emptyValues('inquiries', correct, { id: 2, answer: '앞의 답' })).toEqual({ inquiry: '2', file: '앞의 답' });
});
