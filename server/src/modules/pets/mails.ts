import { framedMail, type MailText } from '../../platform/outbox/mail-frame.ts';

type ReminderFacts = { name: string; kind: string; dueOn: string };

/** One sentence of a vaccination that is due. */
export const vaccinationSentence = ({ name, kind, dueOn }: ReminderFacts): string => `${name}의 ${kind} 접종일이 ${dayOf(dueOn)}이에요.`;

/** A mail of a vaccination that is due; `page` says where the pet's page is. */
export function vaccinationMail(said: ReminderFacts, page: string): MailText {
  return framedMail(
    `${said.name}의 ${said.kind} 접종일이 다가와요`,
    `${vaccinationSentence(said)} 다니는 병원에 미리 예약해 두세요.`,
    `접종을 마치면 아래에 적어 주세요. 알림도 거기에서 끌 수 있어요.\n${page}`,
  );
}

/** The same as a text message. */
export function vaccinationText(said: ReminderFacts, page: string): string {
  return `[펫케어] ${vaccinationSentence(said)} ${page}`;
}

function dayOf(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}년 ${month}월 ${day}일`;
}
