import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { postFromOwnNetwork } from './own-network.ts';

type Letter = { subject: string; text: string };

const CODE_SUBJECT = '[펫케어] 이메일 확인';

/** The address at which the site's providers are played. */
function sandboxUrl(): string {
  const dataDir = process.env['DATA_DIR'] ?? join(import.meta.dirname, '../.data');
  return (JSON.parse(readFileSync(join(dataDir, 'runtime.json'), 'utf8')) as { sandboxUrl: string }).sandboxUrl;
}

async function last(request: APIRequestContext, email: string, isMeant: (letter: Letter) => boolean, timeout?: number): Promise<string> {
  let text = '';
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${sandboxUrl()}/mail/letters?to=${encodeURIComponent(email)}`);
        text = ((await answer.json()) as Letter[]).findLast(isMeant)?.text ?? '';
        return text;
      },
      timeout === undefined ? {} : { timeout },
    )
    .not.toBe('');
  return text;
}

/** The last mail to an address, once there is one; the codes for joining apart. */
export const lastMailTo = (request: APIRequestContext, email: string) => last(request, email, ({ subject }) => subject !== CODE_SUBJECT);

/** The same of what goes out by the outbox, which is emptied each minute. */
export const lastLetterTo = (request: APIRequestContext, email: string) =>
  last(request, email, ({ subject }) => subject !== CODE_SUBJECT, 90_000);

/** The last code that was mailed to an address. */
export async function mailedCodeOf(request: APIRequestContext, email: string): Promise<string> {
  return /인증번호: (\d{6})/.exec(await last(request, email, ({ subject }) => subject === CODE_SUBJECT))?.[1] ?? '';
}

/** The code that is mailed to an address with which somebody is to join; a member's gets none. */
export async function emailCodeFor(request: APIRequestContext, written: string): Promise<string> {
  const email = written.trim().toLowerCase();
  const asked = await postFromOwnNetwork('/api/client/user/email-code', { data: { email } });
  expect(asked.status, asked.text).toBe(200);
  return mailedCodeOf(request, email);
}
