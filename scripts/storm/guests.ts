import { act, ask, dataOf, type Answer } from './front-door.ts';

/** A person with an account, at an address of their own. */
export type Guest = { email: string; token: string; address: string };
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

/** The answer to a guest's login, however it ends. */
export const login = ({ url }: { url: string }, { email, address }: Pick<Guest, 'email' | 'address'>, patience?: number): Promise<Answer> =>
  ask(`${url}/api/client/user/login`, { address, json: { email, password: PASSWORD }, ...(patience && { patience }) });

/** Somebody who has joined through the front door and is logged in. */
async function aGuest({ url, sandboxUrl }: { url: string; sandboxUrl: string }, number: number): Promise<Guest> {
  const base = `${url}/api/client/user`;
  const email = `storm-${process.pid}-${number}@example.test`;
  const address = `203.0.113.${number}`;
  await ask(`${base}/email-code`, { address, json: { email } });
  const phone = `010${String(30_000_000 + number).padStart(8, '0')}`;
  const json = {
    email,
    emailCode: await emailCodeOf(sandboxUrl, email),
    password: PASSWORD,
    name: '김폭풍',
    nickname: `폭풍${number}`,
    phone,
  };
  const joined = await act(`${base}/register`, { address, json });
  const loggedIn = await login({ url }, { email, address });
  const token = dataOf<{ token: string }>(loggedIn)?.token;
  if (joined?.status !== 201 || !token) throw new Error(`Nobody could join: ${JSON.stringify([joined, loggedIn])}`);
  return { email, token, address };
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
