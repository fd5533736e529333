import { framedMail, type MailText } from '../../../platform/outbox/mail-frame.ts';

const SUBJECT = '이메일 확인';
const NOT_ME = '직접 요청하지 않으셨다면 이 메일은 무시하셔도 돼요.';

/** The code of somebody who joins; `minutes`: it is good for so long. */
export function codeMail(code: string, minutes: number): MailText {
  return framedMail(SUBJECT, `인증번호: ${code}`, `${minutes}분 안에 회원가입 화면에 적어 주세요.`, NOT_ME);
}

/** The mail to a member who would join again. */
export function memberMail(): MailText {
  return framedMail(
    SUBJECT,
    '이 이메일로 이미 가입하셨어요.',
    '로그인하거나, 비밀번호가 생각나지 않으면 비밀번호 찾기를 이용해 주세요.',
    NOT_ME,
  );
}
