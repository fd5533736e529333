/** The text of a mail. */
export type MailText = { subject: string; text: string };

/** A mail of the house: its name before the subject, its greeting before the paragraphs. */
export function framedMail(subject: string, ...paragraphs: string[]): MailText {
  return { subject: `[펫케어] ${subject}`, text: ['안녕하세요, 펫케어예요.', ...paragraphs, ''].join('\n\n') };
}
