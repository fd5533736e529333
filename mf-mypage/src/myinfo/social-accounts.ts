import { graphql, type ResultOf } from '@petcare/api';

export const MyinfoPage_SocialAccounts = graphql(`
  query MyinfoPage_SocialAccounts {
    getSocialAccounts {
      provider
      isOn
      isLinked
      email
      nickname
      linkedAt
    }
  }
`);

export type SocialAccount = ResultOf<typeof MyinfoPage_SocialAccounts>['getSocialAccounts'][number];
