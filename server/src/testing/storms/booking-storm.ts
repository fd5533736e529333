/** The place and time that somebody wants; with `endDate` a stay of nights. */
export type WantedPlace = { companyID: number; date: string; time: string; endDate?: string };
/** `status` 0 where nobody answered. */
export type BookingAnswer = { status: number; id: string | null; milliseconds: number };

/** POST /reservation, over HTTP to a server of its own. */
export async function bookOver(url: string, token: string, place: WantedPlace): Promise<BookingAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(place)) body.set(name, String(value));
  const sent = performance.now();
  const waited = () => performance.now() - sent;
  try {
    const answer = await fetch(`${url}/api/client/reservation`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
    const { data } = (await answer.json()) as { data?: { id: string } };
    return { status: answer.status, id: answer.status === 201 ? (data?.id ?? null) : null, milliseconds: waited() };
  } catch {
    return { status: 0, id: null, milliseconds: waited() };
  }
}

export type Storm = {
  lanes: number;
  /** The guest who books now in a lane. */
  tokenOf(lane: number, number: number): string;
  /** The server that a lane asks now. */
  urlOf(lane: number): string;
  placeOf(lane: number, number: number): WantedPlace;
  /** Acknowledged bookings after which something is killed, and after which it is over. */
  kills: readonly { after: number; kill: () => unknown }[];
  enough: number;
};
export type AfterStorm = {
  acknowledged: Map<string, WantedPlace>;
  /** The number of answers of each other status. */
  refused: Map<number, number>;
  /** Milliseconds from each kill until a booking is acknowledged that was sent after it. */
  backAfter: number[];
};

/** Everybody books again and again, each as soon as they are answered, while servers and databases go away. */
export async function stormOfBookings({ lanes, tokenOf, urlOf, placeOf, kills, enough }: Storm): Promise<AfterStorm> {
  const after: AfterStorm = { acknowledged: new Map(), refused: new Map(), backAfter: [] };
  const killed: { at: number; isBack: boolean }[] = [];
  const killing: unknown[] = [];

  function hear(answer: BookingAnswer, place: WantedPlace, sentAt: number): void {
    const { acknowledged, refused } = after;
    if (answer.id === null) return void refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
    acknowledged.set(answer.id, place);
    for (const [index, one] of killed.entries()) {
      if (one.isBack || sentAt < one.at) continue;
      one.isBack = true;
      after.backAfter[index] = performance.now() - one.at;
    }
    const next = kills[killed.length];
    if (!next || acknowledged.size < next.after) return;
    killed.push({ at: performance.now(), isBack: false });
    killing.push(next.kill());
  }

  const isOver = () => after.acknowledged.size >= enough && killed.length === kills.length && killed.every(({ isBack }) => isBack);
  const lane = async (index: number) => {
    for (let number = 0; !isOver(); number += 1) {
      const place = placeOf(index, number);
      const sentAt = performance.now();
      hear(await bookOver(urlOf(index), tokenOf(index, number), place), place, sentAt);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_none, index) => lane(index)));
  await Promise.all(killing);
  return after;
}
