import { graphql, type ResultOf } from '@petcare/api';

export const MyinfoPage_MyInfo = graphql(`
  query MyinfoPage_MyInfo {
    getMyInfo {
      id
      type
      email
      name
      nickname
      phone
      userImage
      gender
      age
      married
      birthday
      identityVerifiedAt
      hasPassword
      temporaryPasswordUntil
      marketingAgreedAt
      marketingWithdrawnAt
      address {
        postcode
        sido
        sigungu
        address
        detailAddress
      }
    }
  }
`);

/** The person's data on the screen. Phone in E.164. */
export type MyInfo = ResultOf<typeof MyinfoPage_MyInfo>['getMyInfo'];

/** The screen's path, for what leads away from it and back. */
export const MYINFO = '/mypage/myinfo';
