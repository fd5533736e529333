import { addDays, seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ok, unwrap, type Result } from '../../platform/errors/result.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { MailAnswer, MailClient } from '../../providers/mail/mail.client.ts';
import type { SmsAnswer, SmsClient } from '../../providers/sms/sms.client.ts';
import { nextVaccination } from './pets.policy.ts';
import { vaccinationMail, vaccinationText } from './reminders.ts';
import * as store from './reminders.sql.ts';

const AHEAD_DAYS = 7;
const BATCH = 500;

type Deps = {
  db: Database;
  clock: Clock;
  /** Null: mails are off on this site. */
  mail: MailClient | null;
  sms: SmsClient | null;
  /** Null: the site does not know its own address, and the notice names the page in words. */
  publicUrl: string | null;
};

/** Tells owners of a vaccination, a week before it is due: once for each date. */
export function createRemindersService({ db, clock, mail, sms, publicUrl }: Deps) {
  const today = () => seoulDate(clock.now());

  async function planNotices(): Promise<void> {
    const last = addDays(today(), AHEAD_DAYS);
    await store.deleteUnsent(db);
    let after = 0;
    for (;;) {
      const pets = await store.listReminded(db, after, BATCH);
      const due = pets.flatMap((pet) => {
        const next = nextVaccination(pet.birthday, pet.vaccinations);
        return next && next.dueOn >= today() && next.dueOn <= last ? [{ petId: pet.id, ...next }] : [];
      });
      if (due.length > 0) await store.insertNotices(db, due);
      const end = pets.at(-1);
      if (!end) return;
      after = end.id;
    }
  }

  /** False when there is none left. The notice stays locked while it is sent: another process takes the next one. */
  async function sendNext(failed: number[], { log }: JobContext): Promise<boolean> {
    const sentOne = await inTransaction<Result<boolean>>(db, async (tx) => {
      const notice = await store.lockUnsent(tx, today(), failed);
      if (!notice) return ok(false);
      const answer = await send(notice);
      if (answer && !answer.ok) log.warn({ petId: notice.petId, ...answer }, 'a vaccination notice was not sent');
      // A refused address is not tried again; where nobody answered, tomorrow's run does.
      if (answer?.ok || answer?.reason === 'refused') await store.markSent(tx, notice, clock.now());
      else failed.push(notice.petId);
      return ok(true);
    });
    return unwrap(sentOne);
  }

  function send(notice: store.NoticeRow): Promise<MailAnswer | SmsAnswer> | undefined {
    const page = publicUrl ? `${publicUrl}/mypage/mypet?pet=${notice.petId}` : '마이페이지 > 내 반려동물';
    return notice.reminder === 'mail'
      ? mail?.send({ to: notice.email, ...vaccinationMail(notice, page) })
      : sms?.send({ to: notice.phone, text: vaccinationText(notice, page) });
  }

  return {
    async sendReminders(context: JobContext): Promise<void> {
      await planNotices();
      const failed: number[] = [];
      while (!context.signal.aborted && (await sendNext(failed, context)));
    },
  };
}
