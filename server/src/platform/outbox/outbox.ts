import type { MailAnswer, MailClient } from '../../providers/mail/mail.client.ts';
import type { PushAddress, PushAnswer, PushClient } from '../../providers/push/push.client.ts';
import type { SmsAnswer, SmsClient } from '../../providers/sms/sms.client.ts';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { defineJob, jobType, type Job, type JobContext } from '../jobs/job.ts';
import type { Channel } from './channel.ts';
import type { MailText } from './mail-frame.ts';
import * as store from './outbox.sql.ts';
import type { LetterRow } from './outbox.sql.ts';

/** The words of a letter, by each way that it can go. */
export type Words = { mail?: MailText; sms?: string; push?: string };
/** The words of a topic. `onGone`: its address takes nothing any more, whatever the letter. */
type TopicWords<About> = { say: (about: About) => Promise<Words | null>; onGone?: (about: About) => Promise<void> };
/** `until`: of no use after it. `userId`: it goes with this person when they leave; null for somebody without an account. */
export type Letter<About extends object> = { about: About; channel: Channel; address: string; userId: number | null; until: Date };

export type Topic<About extends object> = {
  /** Sent once after the caller's transaction commits, unless the way is off on this site; how many that are. */
  put(tx: Transaction, letters: readonly Letter<About>[]): Promise<number>;
};

export type Outbox = {
  /**
   * Declares what letters can be about. They are put into words when they are sent, so that nobody is told what is no
   * longer so: null when there is nothing to tell any more. The name is stored with what waits. `onGone`: told of an address that
   * takes nothing any more.
   */
  topic<About extends object>(
    name: string,
    say: (about: About) => Promise<Words | null>,
    onGone?: (about: About) => Promise<void>,
  ): Topic<About>;
  /** Sends what waits, in the order in which it came. Bears being run by several processes at once. */
  sendWaiting(context: JobContext): Promise<void>;
  sendJob: Job;
};

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;
/** Longer than any provider is waited for: whoever has not settled a letter by then has died. */
const CLAIMED_MS = 2 * MINUTE_MS;

type Deps = {
  db: Database;
  clock: Clock;
  /** Null: this way is off on this site. */
  mail: MailClient | null;
  sms: SmsClient | null;
  pushClient?: PushClient | null;
};
type Outcome = 'settled' | 'unheard' | 'unsaid';

/** One place for all that is sent to people without their waiting for it (docs/decisions/110). */
export function createOutbox({ db, clock, mail, sms, pushClient = null }: Deps): Outbox {
  const topics = new Map<string, TopicWords<never>>();
  const clients = { mail, sms, push: pushClient };
  const open = (Object.keys(clients) as Channel[]).filter((channel) => clients[channel] !== null);

  /** A letter that was begun before may have arrived: a mailbox shows a repeat once, of a text message the provider is asked. */
  async function send({ key, channel, address, tries }: LetterRow, words: Words): Promise<MailAnswer | SmsAnswer | PushAnswer> {
    if (channel === 'mail' && mail && words.mail) return mail.send({ to: address, key, ...words.mail });
    // A repeat takes the place of the first on the device: it has the same key.
    if (channel === 'push' && pushClient && words.push !== undefined)
      return pushClient.send({ to: JSON.parse(address) as PushAddress, key, text: words.push });
    if (channel !== 'sms' || !sms || words.sms === undefined) throw new Error(`A letter can not go by ${channel}`);
    const taken = tries > 0 ? await sms.findSent({ to: address, key }) : null;
    return taken ?? sms.send({ to: address, key, text: words.sms });
  }

  async function deliver(letter: LetterRow, { log }: JobContext): Promise<Outcome> {
    const named = { letter: letter.id, topic: letter.topic, channel: letter.channel };
    try {
      const topic = topics.get(letter.topic);
      if (!topic) throw new Error('no module of this version says what it is about');
      const words = await topic.say(letter.about as never);
      if (!words) return 'settled';
      const answer = await send(letter, words);
      if (!answer.ok) log.warn({ ...named, ...answer }, 'a letter was not sent');
      if (!answer.ok && answer.reason === 'gone') await topic.onGone?.(letter.about as never);
      return answer.ok || answer.reason !== 'unavailable' ? 'settled' : 'unheard';
    } catch (error) {
      log.error({ ...named, err: error }, 'a letter could not be written');
      return 'unsaid';
    }
  }

  /** The channel on which nobody answered, or `sent`; null when none is left. */
  async function sendNext(channels: readonly Channel[], context: JobContext): Promise<Channel | 'sent' | null> {
    const now = clock.now().getTime();
    const letter = await store.claimNext(db, channels, new Date(now), new Date(now + CLAIMED_MS));
    if (!letter) return null;
    const outcome = await deliver(letter, context);
    if (outcome === 'settled') {
      await store.remove(db, letter.id);
      return 'sent';
    }
    const minutes = Math.min(2 ** letter.tries, LONGEST_WAIT_MINUTES);
    await store.postpone(db, letter.id, new Date(clock.now().getTime() + minutes * MINUTE_MS));
    return outcome === 'unheard' ? letter.channel : 'sent';
  }

  async function sendWaiting(context: JobContext): Promise<void> {
    const stale = await store.removeStale(db, clock.now());
    if (stale.length > 0) context.log.error({ stale }, 'letters could not be sent in time');
    let channels = open;
    while (channels.length > 0 && !context.signal.aborted) {
      const sent = await sendNext(channels, context);
      if (sent === null) return;
      // Who does not answer now does not answer the next one either.
      channels = channels.filter((channel) => channel !== sent);
    }
  }

  return {
    topic(name, say, onGone) {
      if (topics.has(name)) throw new Error(`There are letters about ${name} already`);
      topics.set(name, { say, ...(onGone && { onGone }) });
      return {
        async put(tx, letters) {
          const rows = letters
            .filter(({ channel }) => open.includes(channel))
            .map((letter) => ({ ...letter, topic: name, notBefore: clock.now() }));
          if (rows.length > 0) await store.insertLetters(tx, rows);
          return rows.length;
        },
      };
    },
    sendWaiting,
    sendJob: defineJob(jobType('send-letters'), {
      schedule: '* * * * *',
      mostSeconds: 600,
      run: (_payload, context) => sendWaiting(context),
    }),
  };
}
