import { framedMail, type MailText } from '../../platform/outbox/mail-frame.ts';
import { SocialType } from '../../platform/session/viewer.ts';

const names: Record<SocialType, string> = {
  [SocialType.account]: '이메일',
  [SocialType.naver]: '네이버',
  [SocialType.kakao]: '카카오',
  [SocialType.facebook]: '페이스북',
  [SocialType.apple]: 'Apple',
};

const SUBJECT = '비밀번호 찾기';
const NOT_ME = '직접 요청하지 않으셨다면 이 메일은 무시하셔도 돼요.';

export function temporaryPasswordMail(password: string): MailText {
  return recoveryMail(
    `임시 비밀번호: ${password}`,
    '30분 안에 이 비밀번호로 로그인한 뒤 새 비밀번호로 바꿔 주세요.\n임시 비밀번호를 쓰지 않으면 원래 비밀번호를 그대로 쓸 수 있어요.',
  );
}

export function socialAccountMail(socialType: SocialType): MailText {
  return recoveryMail(`이 이메일은 ${names[socialType]} 계정으로 가입했어요. ${names[socialType]}로 로그인해 주세요.`);
}

export function noAccountMail(): MailText {
  return recoveryMail('이 이메일로 가입한 계정이 없어요. 다른 이메일로 가입하셨는지 확인해 주세요.');
}

function recoveryMail(...paragraphs: string[]): MailText {
  return framedMail(SUBJECT, ...paragraphs, NOT_ME);
}
