import { refusal, renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { HomeNewsPart } from './home-news.part.tsx';
import { HomeVaccinationsPart } from './home-vaccinations.part.tsx';

const pet = (id: string, name: string, dueOn: string | null) => ({ id, name, nextVaccination: dueOn && { kind: '종합백신', dueOn } });
const pets = (...all: object[]) => ({ NextVaccinations_Pets: { getMyPetsByPage: all } });
const alert = (id: string, text: string) => ({
  ...{ id, text, isRead: false, path: '/mypage/reservation', createdAt: '2026-11-20T03:00:00.000Z' },
});
const alerts = (unreadCount: number, ...items: object[]) => ({ UnreadAlerts_Alerts: { getMyAlerts: { unreadCount, items } } });

test('the vaccinations on the home page are the next two, the late one first, and lead to the animals', async () => {
  const responses = pets(pet('1', '보리', '2999-12-24'), pet('2', '콩', '2020-01-02'), pet('3', '초코', '2999-12-25'));
  renderPage(<HomeVaccinationsPart />, { session: {}, responses });
  const link = await screen.findByRole('link', { name: /^콩 \d+일 지남\s*종합백신\s*보리 \d+일 남음\s*종합백신$/ });
  expect(link).toHaveAttribute('href', '/mypage/mypet');
});

test.each([
  ['no animal', pets(), '반려동물 등록하기'],
  ['animals without a vaccination', pets(pet('1', '보리', null)), '접종 기록하기'],
])('somebody with %s is led to write it down', async (_name, responses, way) => {
  renderPage(<HomeVaccinationsPart />, { session: {}, responses });
  expect(await screen.findByRole('link', { name: new RegExp(way) })).toHaveAttribute('href', '/mypage/mypet');
});

test('vaccinations that could not be asked for can be asked for again', async () => {
  let answer: unknown = refusal('INTERNAL', '잠시 후에요.');
  const { user } = renderPage(<HomeVaccinationsPart />, { session: {}, responses: { NextVaccinations_Pets: () => answer } });
  expect(await screen.findByText('접종일을 불러오지 못했어요.')).toBeInTheDocument();
  answer = pets(pet('1', '보리', '2999-12-24')).NextVaccinations_Pets;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('link', { name: /보리/ })).toBeInTheDocument();
});

test('the newest unread news on the home page says how many others there are, and is read when it is followed', async () => {
  const responses = {
    ...alerts(4, alert('9', '예약이 확정되었어요.'), alert('8', '답글이 달렸어요.')),
    UnreadAlerts_Read: { readMyAlerts: { unreadCount: 3 } },
  };
  const { user, sent } = renderPage(<HomeNewsPart />, { session: {}, responses });
  const link = await screen.findByRole('link', { name: /예약이 확정되었어요.*외 3개/ });
  expect(link).toHaveAttribute('href', '/mypage/reservation');
  await user.click(link);
  await waitFor(() => expect(sent.find(({ name }) => name === 'UnreadAlerts_Read')?.variables).toEqual({ id: '9' }));
});

test('somebody who has read all news is told so', async () => {
  renderPage(<HomeNewsPart />, { session: {}, responses: alerts(0) });
  expect(await screen.findByRole('link', { name: /모두 읽었어요/ })).toHaveAttribute('href', '/mypage');
});
