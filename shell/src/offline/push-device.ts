import { graphql } from '@petcare/api';
import { siteNow } from '@petcare/auth';
import { PUSH_OWNER } from '@petcare/contracts/offline';
import { createStoredText } from '@petcare/storage';
import type { Client } from 'urql';

const PushDevice_See = graphql(`
  mutation PushDevice_See($endpoint: String!) {
    seeMyPushEndpoint(endpoint: $endpoint)
  }
`);

const DAY_MS = 24 * 60 * 60 * 1000;
const owner = createStoredText({ key: PUSH_OWNER, where: 'device' });
const seen = createStoredText({ key: 'petcare.push-seen', where: 'device' });

/**
 * Notices come to this browser for the one who has turned them on, as long as they are signed in: after a logout, or for somebody
 * else, it takes none any more. Once a day the site is told that the device is still in use.
 * @param person the account that is signed in; null for nobody
 */
export async function followPushDevice(client: Client, pushManager: PushManager, person: string | null): Promise<void> {
  const of = owner.read();
  if (of === null) return;
  const subscription = await pushManager.getSubscription();
  const today = String(Math.floor(siteNow() / DAY_MS));
  if (of !== person) {
    owner.remove();
    seen.remove();
    await subscription?.unsubscribe();
  } else if (subscription && seen.read() !== today) {
    const { data } = await client.mutation(PushDevice_See, { endpoint: subscription.endpoint }).toPromise();
    if (data) seen.write(today);
  }
}
