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

/** What the screen knows of the person. Phone in E.164. */
export type MyInfo = ResultOf<typeof MyinfoPage_MyInfo>['getMyInfo'];

/** Where this screen is, for what leads away from it and back. */
export const MYINFO = '/mypage/myinfo';
