import type { MyInfo } from '../myinfo/my-info.ts';
import type { SocialAccount } from '../myinfo/social-accounts.ts';

/** For tests: a guardian with a password and nothing more. */
export function anInfo(given: Partial<MyInfo> = {}): MyInfo {
  return {
    id: '1',
    type: 0,
    email: 'guardian@petcare.test',
    name: '김보호',
    nickname: '보리아빠',
    phone: '+821012345678',
    userImage: null,
    gender: null,
    age: null,
    married: null,
    birthday: null,
    identityVerifiedAt: null,
    hasPassword: true,
    temporaryPasswordUntil: null,
    marketingAgreedAt: null,
    marketingWithdrawnAt: null,
    address: { postcode: null, sido: null, sigungu: null, address: '서울특별시 구로구 디지털로 1', detailAddress: null },
    ...given,
  };
}

export function anAccount(provider: SocialAccount['provider'], given: Partial<SocialAccount> = {}): SocialAccount {
  return { provider, isOn: true, isLinked: false, email: null, nickname: null, linkedAt: null, ...given };
}

export const linked = { isLinked: true, email: 'haneul@example.test', linkedAt: '2026-11-22T01:00:00.000Z' } as const;

/** The API's answers to the page's queries. */
export function answers(info: Partial<MyInfo> = {}, accounts: SocialAccount[] = [anAccount('kakao')], more: object = {}) {
  return {
    MyinfoPage_MyInfo: { getMyInfo: anInfo(info) },
    MyinfoPage_SocialAccounts: { getSocialAccounts: accounts },
    DeviceNotices_Mine: { getMyPush: null },
    ProfileForm_CheckNickname: { isTaken: false },
    NextVaccinations_Pets: { getMyPetsByPage: [] },
    ...more,
  };
}
