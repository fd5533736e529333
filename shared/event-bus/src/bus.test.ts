import type { EventName, EventPayload } from '@petcare/contracts';
import { declareOwn } from '@petcare/contracts/own';
import { createBus } from './bus.ts';

const anonymous = { status: 'anonymous' } as const;

test('the bus delivers an event to every listener of its name and to no other', () => {
  const bus = createBus();
  const first: unknown[] = [];
  const second: unknown[] = [];
  const other: unknown[] = [];
  bus.on('toast.shown').subscribe((payload) => first.push(payload));
  bus.on('toast.shown').subscribe((payload) => second.push(payload));
  bus.on('points.changed').subscribe((payload) => other.push(payload));

  bus.emit('toast.shown', { kind: 'info', message: '안녕하세요' });

  expect(first).toEqual([{ kind: 'info', message: '안녕하세요' }]);
  expect(second).toEqual(first);
  expect(other).toEqual([]);
});

test('the bus replays a state-like event to later listeners, but not an ordinary one', () => {
  const bus = createBus();
  bus.emit('session.changed', anonymous);
  bus.emit('points.changed', {});

  const sessions: unknown[] = [];
  const points: unknown[] = [];
  bus.on('session.changed').subscribe((payload) => sessions.push(payload));
  bus.on('points.changed').subscribe((payload) => points.push(payload));

  expect(sessions).toEqual([anonymous]);
  expect(points).toEqual([]);
});

test('the bus replays only the last value of a state-like event', () => {
  const bus = createBus();
  bus.emit('route.changed', { path: '/', search: '', title: '홈' });
  bus.emit('route.changed', { path: '/faq', search: '', title: '자주 묻는 질문' });

  const seen: string[] = [];
  bus.on('route.changed').subscribe(({ path }) => seen.push(path));
  expect(seen).toEqual(['/faq']);
});

test('the bus throws on an invalid payload and delivers it to nobody', () => {
  const bus = createBus();
  const seen: unknown[] = [];
  bus.all$.subscribe((event) => seen.push(event));

  expect(() => bus.emit('review.written', { business: { kind: 'zoo', id: '1' } } as unknown as EventPayload<'review.written'>)).toThrow(
    TypeError,
  );
  expect(seen).toEqual([]);
});

test('the bus carries the events that a remote declares, checks their payloads, and keeps the last of a state', () => {
  const bus = createBus();
  const emit = bus.emit as (name: string, payload: unknown) => void;
  const heardOf = (name: string) => {
    const heard: unknown[] = [];
    bus.on(name as EventName).subscribe((payload) => heard.push(payload));
    return heard;
  };
  const payload = { type: 'object', properties: { place: { type: 'string' } }, required: ['place'] } as const;
  declareOwn({ events: { 'mf-walks.planned': { payload }, 'mf-walks.place': { payload, state: true } } });
  const planned = heardOf('mf-walks.planned');
  emit('mf-walks.planned', { place: '한강' });
  emit('mf-walks.place', { place: '서울숲' });

  expect(planned).toEqual([{ place: '한강' }]);
  expect([heardOf('mf-walks.planned'), heardOf('mf-walks.place')]).toEqual([[], [{ place: '서울숲' }]]);
  expect(() => emit('mf-walks.planned', { place: 3 })).toThrow('Event mf-walks.planned does not fit its contract');
  expect(() => emit('mf-walks.ended', {})).toThrow('Event mf-walks.ended is declared by nobody');
  expect(planned).toHaveLength(1);
});

test('the bus delivers nothing to a listener that has unsubscribed', () => {
  const bus = createBus();
  const seen: unknown[] = [];
  const subscription = bus.on('points.changed').subscribe((payload) => seen.push(payload));
  subscription.unsubscribe();
  bus.emit('points.changed', {});
  expect(seen).toEqual([]);
});
