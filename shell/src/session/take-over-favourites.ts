import { graphql } from '@petcare/api';
import { currentSession } from '@petcare/auth';
import { deviceFavourites } from '@petcare/device-lists';
import { bus, toast } from '@petcare/event-bus';
import type { Client } from 'urql';

const TakeOverFavourites_Add = graphql(`
  mutation TakeOverFavourites_Add($favourites: [FavouriteInput!]!) {
    addFavourites(favourites: $favourites)
  }
`);

const link = { to: '/mypage/favourites', label: '찜한 곳 보기' };

/** Gives the device's favourites to who has logged in. Unless that is done they stay here, for the next page that opens. */
export async function takeOverFavourites(client: Client): Promise<void> {
  const kept = deviceFavourites.read();
  if (kept.length === 0 || currentSession().status !== 'signed-in') return;
  const favourites = kept.map(({ id, markedAt }) => ({ listingId: id, markedAt }));
  const { data } = await client.mutation(TakeOverFavourites_Add, { favourites }).toPromise();
  if (!data) return;
  deviceFavourites.remove(...kept);
  bus.emit('favourites.taken-over', {});
  if (data.addFavourites > 0) toast('success', `이 기기에서 찜한 ${data.addFavourites}곳을 내 찜 목록에 담았어요.`, link);
}
