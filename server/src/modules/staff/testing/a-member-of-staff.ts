import { unwrap } from '../../../platform/errors/result.ts';
import { AccountType, type StaffRole, type Viewer } from '../../../platform/session/viewer.ts';
import { aGuardian, type Person } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/with-app.ts';

/** Somebody as a verb knows them. */
export function viewerOf(person: Person, kind: keyof typeof AccountType = 'guardian'): Viewer {
  const { id, nickname } = person;
  const rest = { socialType: 0, name: nickname, sessionId: '', awaitsApproval: false } as const;
  return { id, nickname, accountType: AccountType[kind], ...rest };
}

type Business = { owner: Person; kind?: 'hospital' | 'pharmacy' | 'company' };
type Letters = (email: string) => Promise<{ subject: string; text: string }[]>;

/** The token in the last mail to an address. */
export async function tokenFor(app: TestApp, email: string, letters: Letters): Promise<string> {
  await app.runJob('send-letters');
  const { text } = (await letters(email)).at(-1)!;
  return /[?&]token=([\w-]+)/.exec(text)![1]!;
}

/** A guardian who was invited by the owner and has taken it. */
export async function aMember(app: TestApp, { owner, kind = 'hospital' }: Business, role: StaffRole, letters: Letters): Promise<Person> {
  const member = await aGuardian(app);
  unwrap(await app.services.staff.invitations.invite(viewerOf(owner, kind), member.email, role));
  const token = await tokenFor(app, member.email, letters);
  unwrap(await app.services.staff.invitations.accept(viewerOf(member), token));
  return member;
}

/** The header by which somebody says for which business they call. */
export const actingFor = ({ id }: { id: number }) => ({ 'x-acting-business': String(id) });
