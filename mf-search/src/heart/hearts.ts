import { graphql, messageOfError } from '@petcare/api';
import { currentSession, session$, siteNow } from '@petcare/auth';
import type { Session } from '@petcare/contracts';
import { deviceFavourites } from '@petcare/device-lists';
import { bus, toast } from '@petcare/event-bus';
import { BehaviorSubject } from 'rxjs';
import type { Client } from 'urql';

const Hearts_Marked = graphql(`
  query Hearts_Marked($ids: [ID!]!) {
    getMyFavouriteIds(listingIds: $ids)
  }
`);

const Hearts_Add = graphql(`
  mutation Hearts_Add($id: ID!) {
    addFavourite(listingId: $id)
  }
`);

const Hearts_Remove = graphql(`
  mutation Hearts_Remove($id: ID!) {
    removeFavourite(listingId: $id)
  }
`);

/** As many as one call may ask for. */
const MOST_AT_ONCE = 100;
const FULL = `로그인하지 않으면 ${deviceFavourites.most}곳까지 찜할 수 있어요. 로그인하면 500곳까지 찜할 수 있어요.`;

const marked$ = new BehaviorSubject<ReadonlySet<string>>(new Set());
/** Hearts that are on the page, by their listing, and those that nobody has asked about. */
const watched = new Map<string, number>();
const unasked = new Set<string>();
/** The last act of each listing that is on its way: the next waits for it. */
const acts = new Map<string, Promise<unknown>>();

let client: Client | undefined;
let whose = '';

function mark(id: string, isMarked: boolean): void {
  const next = new Set(marked$.value);
  if (isMarked) next.add(id);
  else next.delete(id);
  marked$.next(next);
}

const nameOf = (session: Session) => (session.status === 'signed-in' ? session.identity.userID : session.status);
const readDevice = () => marked$.next(new Set(deviceFavourites.read().map(({ id }) => id)));

async function ask(): Promise<void> {
  const session = currentSession();
  if (session.status === 'unknown') return;
  const [ids, asker] = [[...unasked], whose];
  unasked.clear();
  if (session.status === 'anonymous') return readDevice();
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
    const asked = ids.slice(from, from + MOST_AT_ONCE);
    const answer = await client?.query(Hearts_Marked, { ids: asked }, { requestPolicy: 'network-only' }).toPromise();
    // Another has come meanwhile, or a press was quicker than the answer.
    if (!answer?.data || whose !== asker) return;
    for (const id of asked) if (!acts.has(id)) mark(id, answer.data.getMyFavouriteIds.includes(id));
  }
}

/** All hearts of a page begin at once: they are asked about together. */
function askSoon(): void {
  if (unasked.size > 0) queueMicrotask(() => void (unasked.size > 0 && ask()));
}

function askAnew(): void {
  for (const id of watched.keys()) unasked.add(id);
  askSoon();
}

session$.subscribe((session) => {
  if (nameOf(session) === whose) return;
  whose = nameOf(session);
  marked$.next(new Set());
  askAnew();
});
bus.on('favourites.taken-over').subscribe(askAnew);
bus.on('favourite.changed').subscribe(({ listingId, isFavourite }) => mark(listingId, isFavourite));
deviceFavourites.onOtherTabs(() => currentSession().status === 'anonymous' && readDevice());

/** Tells whether a listing is marked, now and at each change; gives back how to stop. */
export function watchHeart(of: Client, id: string, tell: (isMarked: boolean) => void): () => void {
  client = of;
  watched.set(id, (watched.get(id) ?? 0) + 1);
  unasked.add(id);
  askSoon();
  const told = marked$.subscribe((marked) => tell(marked.has(id)));
  return () => {
    told.unsubscribe();
    const left = (watched.get(id) ?? 1) - 1;
    if (left > 0) watched.set(id, left);
    else watched.delete(id);
  };
}

function pressOnDevice(id: string, isMarked: boolean): boolean {
  const entry = { id, markedAt: new Date(siteNow()).toISOString() };
  if (!isMarked) deviceFavourites.remove(entry);
  else if (deviceFavourites.read().length < deviceFavourites.most) deviceFavourites.put(entry);
  else toast('info', FULL, { to: '/login', label: '로그인' });
  return deviceFavourites.read().some((one) => one.id === id) === isMarked;
}

/** Null where a later press has overtaken this one. */
async function pressOnServer(id: string, isMarked: boolean): Promise<boolean | null> {
  const before = acts.get(id);
  const send = async () => {
    await before;
    return client!.mutation(isMarked ? Hearts_Add : Hearts_Remove, { id }).toPromise();
  };
  const act = send();
  acts.set(id, act);
  const { error } = await act;
  if (acts.get(id) !== act) return null;
  acts.delete(id);
  if (error) toast('error', messageOfError(error));
  return !error;
}

/** Marks a listing, or takes its mark away: shown at once, and taken back when it can't be kept. */
export async function pressHeart(of: Client, id: string): Promise<void> {
  client = of;
  const isMarked = !marked$.value.has(id);
  const isMember = currentSession().status === 'signed-in';
  bus.emit('favourite.changed', { listingId: id, isFavourite: isMarked });
  const isKept = isMember ? await pressOnServer(id, isMarked) : pressOnDevice(id, isMarked);
  if (isKept === false) bus.emit('favourite.changed', { listingId: id, isFavourite: !isMarked });
  if (isKept && isMarked) toast('success', '찜했어요.', { to: isMember ? '/mypage/favourites' : '/favourites', label: '찜한 곳 보기' });
}
