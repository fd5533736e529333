import { answerRest, okList, renderPage } from '@petcare/testing';
import { addDays, seoulDate } from '@petcare/time';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { FreeTimes, type ChosenSlot } from './free-times.tsx';

const today = seoulDate(Date.now());
const [tomorrow, later] = [addDays(today, 1), addDays(today, 2)];

function Times({ wanted }: { wanted: { date: string; time: string } | null }) {
  const [slot, setSlot] = useState<ChosenSlot>({ date: today, time: null });
  return (
    <>
      <FreeTimes business={{ hospital_id: '7' }} value={slot} wanted={wanted} round={0} onChange={setSlot} />
      <output>{slot.date}</output>
    </>
  );
}

test.each([
  ['today where something is free then', [today, later], null, today],
  ['the first day on which something is free', [tomorrow, later], null, tomorrow],
  ['today where nothing is free at all', [], null, today],
  ['the wanted day, whether something is free then or not', [later], { date: today, time: '09:00' }, today],
] as const)('the free times begin on %s', async (_which, days, wanted, begun) => {
  answerRest({
    'GET /reservation/able': okList(days.map((date) => ({ date, free: 1 }))),
    'GET /reservation/abletime': ({ query }) => okList(days.includes(query?.['date'] as never) ? [{ time: '09:00', taken: false }] : []),
  });
  renderPage(<Times wanted={wanted} />);
  await (begun === days[0] ? screen.findByRole('radio', { name: '오전 9시' }) : screen.findByText(/예약을 받는 시간이 없어요/));
  expect(document.querySelector('output')).toHaveTextContent(begun);
});
