import type { HoursKind } from '@petcare/opening-hours';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { hoursDraftOf, type HoursDraft } from './hours-draft.ts';
import { OpeningHoursFields } from './opening-hours-fields.tsx';
import type { OwnerHours } from './owner-hours.ts';

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  isClosed: weekday === 0,
  open: weekday === 0 ? null : '09:30',
  close: weekday === 0 ? null : '19:00',
  breakStart: null,
  breakEnd: null,
}));
const closedOnHolidays: NonNullable<OwnerHours['hoursExceptions']> = {
  holidays: { rule: 'closed', open: null, close: null, breakStart: null, breakEnd: null },
  closures: [],
  feasts: [],
  closedOn: [],
  varies: false,
};

type FieldsSetup = { kind?: HoursKind; errors?: Record<string, string>; takesReservations?: boolean; responses?: Responses };

function show({ kind = 'hospital', errors = {}, takesReservations = true, responses = {} }: FieldsSetup = {}) {
  function Form() {
    const [draft, setDraft] = useState<HoursDraft>(() => hoursDraftOf({ humu: null, businessHours: week, hoursExceptions: null }));
    return (
      <OpeningHoursFields
        contract={null}
        {...{ kind, draft, errors, takesReservations }}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
    );
  }
  return renderPage(<Form />, { responses });
}
const shown = () => within(screen.getByRole('region', { name: '보호자에게는 이렇게 보여요' }));

test('the form of opening hours tells the owner that public holidays are not bookable until a holiday rule is chosen', async () => {
  const { user } = show();
  expect(screen.getByRole('radio', { name: '아직 정하지 않았어요' })).toBeChecked();
  expect(screen.getByText(/공휴일에는 온라인 예약도 받지 않아요/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '평소처럼 열어요' }));
  expect(screen.queryByText(/온라인 예약도 받지 않아요/)).toBeNull();
  expect(shown().getByText('공휴일에도 평소처럼 열어요.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '설날' }));
  await user.click(screen.getByRole('checkbox', { name: '추석' }));
  expect(shown().getByText('설날·추석 당일에는 쉬어요.')).toBeInTheDocument();
});

test('the form of opening hours warns of visitors only where no reservations are taken', () => {
  show({ takesReservations: false });
  expect(screen.getByText(/평소와 다를 수 있어요/)).toBeInTheDocument();
  expect(screen.queryByText(/예약/)).toBeNull();
});

test('the form of opening hours sends own hours for public holidays', async () => {
  const { user } = show();
  await user.click(screen.getByRole('radio', { name: '따로 정한 시간에 열어요' }));
  const close = screen.getByLabelText('공휴일 끝');
  await user.clear(close);
  await user.type(close, '13:00');
  expect(shown().getByText('공휴일에는 오전 10:00 – 오후 1:00에 열어요.')).toBeInTheDocument();
});

test('the form of opening hours adds one row for each weekday closed in certain weeks', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: '매월 쉬는 요일 추가' }));
  const sunday = within(screen.getByRole('group', { name: '일요일 정기 휴무' }));
  await user.click(sunday.getByRole('button', { name: '둘째' }));
  await user.click(sunday.getByRole('button', { name: '넷째' }));
  expect(shown().getByText('매달 둘째·넷째 일요일에 쉬어요.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '매월 쉬는 요일 추가' }));
  await user.click(within(screen.getByRole('group', { name: '월요일 정기 휴무' })).getByRole('button', { name: '격주' }));
  expect(shown().getByText('격주 월요일에 쉬어요.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '일요일 정기 휴무 삭제' }));
  expect(shown().queryByText(/둘째/)).toBeNull();
});

test('the form of opening hours adds closed dates from today on and removes them again', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: '임시 휴무 추가' }));
  const row = within(screen.getByRole('group', { name: '임시 휴무 1' }));
  await user.click(row.getByRole('button', { name: /쉬는 날/ }));
  const days = (await screen.findAllByRole('gridcell')).flatMap((cell) => [
    ...cell.querySelectorAll<HTMLElement>('[role="button"]:not([aria-disabled="true"])'),
  ]);
  await user.click(days[0]!);
  expect(await shown().findByText(/일 \(.\)에 쉬어요\.$/)).toBeInTheDocument();
  expect(screen.getByText(/이미 받은 예약은 그대로 있으니/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '임시 휴무 1 삭제' }));
  expect(shown().queryByText(/에 쉬어요\.$/)).toBeNull();
});

test('the form of opening hours shows what was read from a sentence before it is put into the form', async () => {
  const { user, sent } = show({
    responses: { ReadHours_Read: { readOpeningHours: { businessHours: week, hoursExceptions: closedOnHolidays, reason: null } } },
  });
  await user.type(screen.getByRole('textbox', { name: '여는 시간을 문장으로', hidden: true }), '월~토 09:30~19:00');
  await user.type(screen.getByRole('textbox', { name: '쉬는 날을 문장으로', hidden: true }), '공휴일');
  await user.click(screen.getByRole('button', { name: '문장 읽어 보기', hidden: true }));
  const read = within(await screen.findByRole('region', { name: '이렇게 읽었어요', hidden: true }));
  expect(sent.at(-1)?.variables).toEqual({ hours: '월~토 09:30~19:00', closed: '공휴일' });
  expect(read.getByText('공휴일에는 쉬어요.')).toBeInTheDocument();
  expect(shown().queryByText('공휴일에는 쉬어요.')).toBeNull();
  await user.click(read.getByRole('button', { name: '시간표에 적용', hidden: true }));
  expect(shown().getByText('공휴일에는 쉬어요.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '쉬어요' })).toBeChecked();
  expect(screen.getByText(/시간표에 입력했어요/)).toBeInTheDocument();
});

test.each<[string, Responses, RegExp]>([
  [
    'is not understood',
    { ReadHours_Read: { readOpeningHours: { businessHours: null, hoursExceptions: null, reason: '뜻을 알 수 없어요' } } },
    /시간을 읽지 못했어요/,
  ],
  [
    'is refused',
    { ReadHours_Read: refusal('BUSY', '지금은 이용이 많아 답하지 못했어요. 잠시 후 다시 시도해 주세요.') },
    /지금은 이용이 많아/,
  ],
])('the form of opening hours keeps the sentence and the form when the sentence %s', async (_what, responses, message) => {
  const { user } = show({ responses });
  const text = screen.getByRole('textbox', { name: '여는 시간을 문장으로', hidden: true });
  await user.type(text, '그때그때');
  await user.click(screen.getByRole('button', { name: '문장 읽어 보기', hidden: true }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(text).toHaveValue('그때그때');
});

test('the form of opening hours shows each refusal beside the group of fields it is about', () => {
  show({ errors: { 'hoursExceptions.closures': '정기 휴무는 요일마다 한 번씩, 쉬는 주와 함께 정해 주세요.' } });
  expect(within(screen.getByRole('group', { name: '정기 휴무' })).getByRole('alert')).toHaveTextContent('쉬는 주와 함께 정해 주세요.');
});

test('words on closed days that nobody will see are said to be so, and other kinds have their own words', async () => {
  const { user } = show({ kind: 'pharmacy' });
  expect(screen.getByRole('heading', { name: '영업 시간' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '일요일 휴무' })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: '휴무일 안내 글' }), '장날');
  expect(shown().getByText('휴무일: 장날')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '쉬어요' }));
  await waitFor(() => expect(shown().queryByText('휴무일: 장날')).toBeNull());
  expect(screen.getByText(/이 글은 보호자에게 보이지 않아요/)).toBeInTheDocument();
});

test.each([
  ['임시 휴무 추가', /^임시 휴무 \d 삭제$/, /^쉬는 날/],
  ['매월 쉬는 요일 추가', /정기 휴무 삭제$/, /요일$/],
])(
  '%s, by the keyboard: on in the new row; from one taken out in the next, from the last to what adds another',
  async (name, removing, first) => {
    const { user } = show();
    const add = () => screen.getByRole('button', { name });
    const remove = () => screen.getAllByRole('button', { name: removing });
    const pressed = async (button: HTMLElement | undefined) => {
      act(() => button?.focus());
      await user.keyboard('{Enter}');
    };
    for (let rows = 1; rows <= 3; rows += 1) {
      await pressed(add());
      expect(document.activeElement).toHaveAccessibleName(first);
      expect(remove().at(-1)?.parentElement).toContainElement(document.activeElement as HTMLElement);
    }
    await pressed(remove()[1]);
    expect(remove()[1]).toHaveFocus();
    await pressed(remove()[1]);
    expect(add()).toHaveFocus();
  },
);
