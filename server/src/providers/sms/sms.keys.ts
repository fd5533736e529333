import { allOrNone, type Environment } from '../environment.ts';

export type SmsKeys = {
  apiKey: string;
  apiSecret: string;
  /** The number that is registered as ours, digits only. */
  from: string;
  url: string;
};

export function readSmsKeys(env: Environment): SmsKeys | null {
  const given = allOrNone(env, 'SOLAPI_API_KEY', 'SOLAPI_API_SECRET', 'SOLAPI_FROM');
  return (
    given && { apiKey: given.SOLAPI_API_KEY, apiSecret: given.SOLAPI_API_SECRET, from: given.SOLAPI_FROM, url: 'https://api.solapi.com' }
  );
}

export function sandboxSmsKeys(sandboxUrl: string): SmsKeys {
  return { apiKey: 'SANDBOXAPIKEY', apiSecret: 'sandbox-sms-secret', from: '0212345678', url: `${sandboxUrl}/sms` };
}
