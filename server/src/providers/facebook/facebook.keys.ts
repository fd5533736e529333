import { allOrNone, type Environment } from '../environment.ts';

export type FacebookKeys = {
  clientId: string;
  clientSecret: string;
  dialogUrl: string;
  graphUrl: string;
  /** Of the Graph API, as it stands in its paths. */
  version: string;
};

const VERSION = 'v23.0';

export function readFacebookKeys(env: Environment): FacebookKeys | null {
  const given = allOrNone(env, 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET');
  return (
    given && {
      clientId: given.FACEBOOK_CLIENT_ID,
      clientSecret: given.FACEBOOK_CLIENT_SECRET,
      dialogUrl: 'https://www.facebook.com',
      graphUrl: 'https://graph.facebook.com',
      version: VERSION,
    }
  );
}

export function sandboxFacebookKeys(sandboxUrl: string): FacebookKeys {
  const url = `${sandboxUrl}/facebook`;
  return { clientId: 'sandbox-facebook', clientSecret: 'sandbox-facebook-secret', dialogUrl: url, graphUrl: url, version: VERSION };
}
