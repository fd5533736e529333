import type { Caller, Call } from './caller.ts';
import type { CountryFacts } from './facts.ts';
import { documents } from './questions.ts';

export type Visitor = { id: number; nickname: string; token: string };
/** A visitor at a server, with the place where each call's time and its end are written down. */
export type Lane = { caller: Caller; visitor: Visitor; note(name: string, milliseconds: number, fault: string | null): void };
export type Act = { name: string; share: number; run(lane: Lane): Promise<unknown> };

const GAP = /"data":null|"errors":\[/;
const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  );

/** The data of an answer, null when it was refused. `expected` are the refusals that a person meets, as for a slot that is gone. */
async function ask<Data>({ caller, note }: Lane, name: string, call: Call, expected: readonly number[] = []): Promise<Data | null> {
  const { status, text, milliseconds } = await caller.call(call);
  const isGood = status < 400 && !GAP.test(text);
  note(name, milliseconds, isGood || expected.includes(status) ? null : `${status} ${text.slice(0, 200)}`);
  return isGood ? (JSON.parse(text) as { data: Data }).data : null;
}

/** The acts of a site's visitors, with the share of each in percent. The same `random` chooses the same things. */
export function actsOf(facts: CountryFacts, random: () => number): readonly Act[] {
  const some = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const whole = (most: number) => Math.floor(random() * most);
  const read = (lane: Lane, name: keyof typeof documents, variables: object, isSignedIn = random() < 0.3) =>
    ask(lane, name, { path: '/graphql', json: { query: documents[name], variables }, ...(isSignedIn && { token: lane.visitor.token }) });

  async function book(lane: Lane): Promise<void> {
    const id = some(facts.bookable);
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const months = `hospital_id=${id}&start_date=${day(1)}&end_date=${day(30)}`;
    const able = await ask<{ items: { date: string }[] }>(lane, 'days that can be booked', {
      path: `/api/client/reservation/able?${months}`,
    });
    if (!able?.items.length) return;
    const { date } = some(able.items);
    const path = `/api/client/reservation/abletime?hospital_id=${id}&date=${date}`;
    const times = await ask<{ items: { time: string; taken: boolean }[] }>(lane, 'times of a day', { path });
    const free = times?.items.filter(({ taken }) => !taken) ?? [];
    if (free.length === 0) return;
    const parts = { hospitalID: String(id), date, time: some(free).time, note: '' };
    await ask(lane, 'booking', { path: '/api/client/reservation', token: lane.visitor.token, parts }, [409]);
  }

  async function review(lane: Lane): Promise<void> {
    const ratings = { kindnessRating: 5, priceRating: 4, explainRating: 5, diagnosisRating: 4, facilityRating: 5 };
    const visitDate = new Date(Date.now() - whole(300) * 86_400_000).toISOString().slice(0, 10);
    const input = { ...ratings, visitDate, wouldRevisit: true, review: '설명이 자세하고 다정하게 봐 주셨어요. 또 올게요.' };
    const variables = { businessId: String(some(facts.hospitals).id), input };
    await ask(lane, 'review', { path: '/graphql', token: lane.visitor.token, json: { query: documents.review, variables } }, [409]);
  }

  async function pay(lane: Lane): Promise<void> {
    const { token } = lane.visitor;
    const { id, price } = some(facts.gifts);
    const json = { price, point: 0 };
    const order = await ask<{ ordrIdx: string }>(lane, 'order', { path: `/api/client/gift/item/${id}/purchase`, token, json });
    if (!order) return;
    type Registration = { KCPMobileRegisterTraction: { payUrl: string; approvalKey: string } };
    const registration = { query: documents.register, variables: { idx: order.ordrIdx } };
    const registered = await ask<Registration>(lane, 'registration of a payment', { path: '/graphql', token, json: registration });
    if (!registered) return;
    const { payUrl, approvalKey } = registered.KCPMobileRegisterTraction;
    const form = { approval_key: approvalKey, outcome: 'approved' };
    const page = await lane.caller.call({ path: payUrl.replace(/pay$/, 'authenticate'), form });
    const { status, milliseconds } = await lane.caller.call({ path: '/api/payments/kcp/return', form: hidden(page.text) });
    lane.note('payment', milliseconds, status < 400 ? null : String(status));
  }

  return [
    { name: 'browse', share: 16, run: (lane) => read(lane, 'list', { ...areaOf(some(facts.hospitals), random()), page: 1 + whole(5) }) },
    { name: 'near', share: 8, run: (lane) => read(lane, 'near', positionOf(some(facts.hospitals))) },
    { name: 'detail', share: 18, run: (lane) => read(lane, 'detail', { id: String(some(facts.hospitals).id) }) },
    { name: 'search', share: 10, run: (lane) => read(lane, 'search', { search: some(facts.hospitals).name.slice(0, 4) }) },
    { name: 'suggestions', share: 10, run: (lane) => read(lane, 'suggestions', { search: some(facts.hospitals).name.slice(0, 2) }) },
    { name: 'map', share: 12, run: (lane) => read(lane, 'pins', boundsAround(some(facts.hospitals), random())) },
    { name: 'reviews', share: 8, run: (lane) => read(lane, 'reviews', { filter: { kind: 'hospital' }, page: 1 + whole(20) }) },
    { name: 'board', share: 6, run: (lane) => read(lane, 'board', { page: 1 + whole(20) }) },
    { name: 'post', share: 4, run: (lane) => read(lane, 'post', { idx: Math.max(1, facts.newestPost - whole(200)) }) },
    { name: 'my page', share: 3, run: (lane) => read(lane, 'mine', {}, true) },
    { name: 'book', share: 2, run: book },
    { name: 'write a review', share: 1, run: review },
    { name: 'pay', share: 1, run: pay },
    {
      name: 'write',
      share: 0.5,
      run: (lane) => read(lane, 'write', { title: '산책 이야기', content: '<p>한강에 다녀왔어요.</p>' }, true),
    },
    { name: 'message', share: 0.5, run: (lane) => read(lane, 'message', { nickname: '펫친구1', content: '안녕하세요.' }, true) },
  ];
}

type Hospital = CountryFacts['hospitals'][number];
const positionOf = ({ latitude, longitude }: Hospital) => ({ latitude, longitude });
const areaOf = ({ sido, sigungu }: Hospital, random: number) => (random < 0.3 ? {} : random < 0.6 ? { sido } : { sido, sigungu });

/** A screen of a phone: a quarter, a town or a province. */
function boundsAround({ latitude, longitude }: Hospital, random: number) {
  const half = random < 0.5 ? 0.02 : random < 0.85 ? 0.1 : 1;
  return { north: latitude + half, south: latitude - half, east: longitude + half, west: longitude - half };
}
