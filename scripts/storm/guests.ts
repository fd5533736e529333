import { act, ask, dataOf } from './front-door.ts';

export type Guest = { email: string; token: string };
type Letter = { subject: string; text: string };

const PASSWORD = 'petcare-1234';

async function emailCodeOf(sandboxUrl: string, email: string): Promise<string> {
  for (;;) {
    const { body } = await ask(`${sandboxUrl}/mail/letters?to=${encodeURIComponent(email)}`, { method: 'GET' });
    const code = (body as Letter[]).map(({ text }) => /인증번호: (\d{6})/.exec(text)?.[1]).find(Boolean);
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Somebody who has joined through the front door and is logged in. */
async function aGuest({ url, sandboxUrl }: { url: string; sandboxUrl: string }, number: number): Promise<Guest> {
  const base = `${url}/api/client/user`;
  const email = `storm-${process.pid}-${number}@example.test`;
  await ask(`${base}/email-code`, { json: { email } });
  const phone = `010${String(30_000_000 + number).padStart(8, '0')}`;
  const json = {
    email,
    emailCode: await emailCodeOf(sandboxUrl, email),
    password: PASSWORD,
    name: '김폭풍',
    nickname: `폭풍${number}`,
    phone,
  };
  const joined = await act(`${base}/register`, { json });
  const login = await ask(`${base}/login`, { json: { email, password: PASSWORD } });
  const token = dataOf<{ token: string }>(login)?.token;
  if (joined?.status !== 201 || !token) throw new Error(`Nobody could join: ${JSON.stringify([joined, login])}`);
  return { email, token };
}

/** So many guests, few of whom join at once: passwords are hashed on the machine that the site runs on. */
export async function guests(site: { url: string; sandboxUrl: string }, count: number): Promise<Guest[]> {
  const made: Guest[] = [];
  let next = 0;
  const join = async () => {
    while (next < count) made.push(await aGuest(site, (next += 1)));
  };
  await Promise.all([join(), join(), join(), join()]);
  return made;
}
