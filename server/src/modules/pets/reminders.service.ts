import { addDays, instantOf, seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ok, unwrap } from '../../platform/errors/result.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { AlertsService } from '../alerts/index.ts';
import { nextVaccination } from './pets.policy.ts';
import { vaccinationMail, vaccinationSentence, vaccinationText } from './mails.ts';
import * as store from './reminders.sql.ts';
import type { Notice, RemindedPet } from './reminders.sql.ts';

const AHEAD_DAYS = 7;
const BATCH = 500;

type Deps = {
  db: Database;
  clock: Clock;
  alerts: Pick<AlertsService, 'tell'>;
  outbox: Pick<Outbox, 'topic'>;
  /** Null: the site does not know its own address, and the notice names the page in words. */
  publicUrl: string | null;
};

/** Tells owners of a vaccination, a week before it is due: once for each date. */
export function createRemindersService({ db, clock, alerts, outbox, publicUrl }: Deps) {
  const letters = outbox.topic<Notice>('vaccination', async ({ petId, kind, dueOn }) => {
    const pet = await store.findReminded(db, petId);
    const next = pet && nextVaccination(pet.birthday, pet.vaccinations);
    // It was given since, or the owner wants to hear no more.
    if (next?.kind !== kind || next.dueOn !== dueOn) return null;
    const page = publicUrl ? `${publicUrl}/mypage/mypet?pet=${petId}` : '마이페이지 > 내 반려동물';
    const said = { name: pet!.name, kind, dueOn };
    return { mail: vaccinationMail(said, page), sms: vaccinationText(said, page) };
  });

  const remind = (due: readonly { pet: RemindedPet; notice: Notice }[]) =>
    inTransaction(db, async (tx) => {
      const planned = await store.insertNotices(
        tx,
        due.map(({ notice }) => notice),
      );
      const isNew = new Set(planned.map(({ petId, kind }) => `${petId} ${kind}`));
      const news = due.filter(({ notice }) => isNew.has(`${notice.petId} ${notice.kind}`));
      await alerts.tell(
        tx,
        news.map(({ pet: { id, userId, name }, notice: { kind, dueOn } }) => ({
          ...{ userId, kind: 'pet.vaccination', subject: `${id} ${kind}`, path: `/mypage/mypet?pet=${id}` },
          text: vaccinationSentence({ name, kind, dueOn }),
        })),
      );
      const put = news.map(({ pet: { reminder: channel, email, phone, userId }, notice }) => ({
        ...{ about: notice, channel, userId, address: channel === 'mail' ? email : phone },
        until: instantOf(addDays(notice.dueOn, 1)),
      }));
      return ok(await letters.put(tx, put));
    });

  return {
    async planReminders({ signal }: JobContext): Promise<void> {
      const today = seoulDate(clock.now());
      const last = addDays(today, AHEAD_DAYS);
      let after = 0;
      while (!signal.aborted) {
        const pets = await store.listReminded(db, after, BATCH);
        const due = pets.flatMap((pet) => {
          const next = nextVaccination(pet.birthday, pet.vaccinations);
          return next && next.dueOn >= today && next.dueOn <= last ? [{ pet, notice: { petId: pet.id, ...next } }] : [];
        });
        if (due.length > 0) unwrap(await remind(due));
        const end = pets.at(-1);
        if (!end) return;
        after = end.id;
      }
    },
  };
}
