import { contracts, type EventName, type EventPayload } from '@petcare/contracts';
import { Observable, Subject } from 'rxjs';
import { safeParse } from 'valibot';

/** One delivered event. `at` is milliseconds since the epoch. */
export type BusEvent<N extends EventName = EventName> = { name: N; payload: EventPayload<N>; at: number };

export type Bus = {
  /**
   * Deliver an event to everyone who listens now; a state-like one also to
   * those who come later. Throws a TypeError when the payload does not fit the
   * contract, or when nobody has declared the event: the sender is wrong, and nobody is given a broken event.
   */
  emit<N extends EventName>(name: N, payload: EventPayload<N>): void;
  /** The payloads of one event, for a state-like one beginning with the last. */
  on<N extends EventName>(name: N): Observable<EventPayload<N>>;
  /** Every event as it is delivered, for telemetry and testers. */
  all$: Observable<BusEvent>;
};

/** A bus of its own, for tests; the house shares `bus`. */
export function createBus(now: () => number = Date.now): Bus {
  const delivered = new Subject<BusEvent>();
  const last = new Map<EventName, BusEvent>();

  return {
    emit(name, payload) {
      const contract = contracts.events[name];
      if (!contract) throw new TypeError(`Event ${name} is declared by nobody`);
      const check = safeParse(contract.schema, payload);
      if (!check.success) throw new TypeError(`Event ${name} does not fit its contract: ${check.issues[0].message}`);
      const event: BusEvent = { name, payload: check.output as EventPayload<EventName>, at: now() };
      if (contract.state) last.set(name, event);
      delivered.next(event);
    },
    on<N extends EventName>(name: N) {
      return new Observable<EventPayload<N>>((subscriber) => {
        const held = last.get(name);
        if (held) subscriber.next(held.payload as EventPayload<N>);
        return delivered.subscribe((event) => {
          if (event.name === name) subscriber.next(event.payload as EventPayload<N>);
        });
      });
    },
    all$: delivered.asObservable(),
  };
}

/** The one bus of the page, shared by the shell and every remote. */
export const bus: Bus = createBus();
