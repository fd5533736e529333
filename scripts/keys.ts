import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { grantCommand, grantElsewhereCommand, type GrantVerb } from '../delivery/src/grants/commands.ts';
import { revokeKeyCommand } from '../delivery/src/keys/commands.ts';
import { addKeyCommand, listAccessCommand } from '../delivery/src/operator/commands.ts';
import { originCommand, originElsewhereCommand, originOf, type OriginVerb } from '../delivery/src/origins/commands.ts';
import { elsewhereOf, type OtherSite } from '@petcare/wire/elsewhere';
import { withSiteDatabase } from './lib/site/site-database.ts';

const USAGE = `Usage: npm run keys -- add PACKAGE|tester [--prefix /ADDRESS] [--note WHOSE]
       npm run keys list
       npm run keys revoke ID
       npm run keys -- grant|withdraw PACKAGE /ADDRESS [--to URL]
       npm run keys -- accept|reject PACKAGE connect|img ORIGIN [--to URL]`;

const by = { actor: process.env['USER'] ?? userInfo().username, say: console.log };

type Values = { note?: string; prefix?: string; to?: string };

const here = (work: (databaseUrl: string) => Promise<number>) => withSiteDatabase(work, { needsServer: false });

function siteOf(to: string): OtherSite {
  const elsewhere = elsewhereOf(to, process.env['PETCARE_KEY']);
  if ('wrong' in elsewhere) throw new Error(elsewhere.wrong);
  return elsewhere;
}

function grant(verb: GrantVerb, wish: { package: string; prefix: string }, to: string | undefined): Promise<number> {
  return to === undefined
    ? here((url) => grantCommand(url, verb, { grant: wish, ...by }))
    : grantElsewhereCommand(siteOf(to), verb, { grant: wish, say: by.say });
}

function decide(verb: OriginVerb, [name = '', kind = '', address = '', ...more]: string[], to: string | undefined): Promise<number> {
  const origin = originOf(name, kind, address);
  if (!origin || address === '' || more.length > 0) throw new Error(USAGE);
  return to === undefined
    ? here((url) => originCommand(url, verb, { origin, ...by }))
    : originElsewhereCommand(siteOf(to), verb, { origin, say: by.say });
}

function chosen({ note, prefix, to }: Values, positionals: string[]): Promise<number> {
  const [verb, name, address, ...more] = positionals;
  if (verb === 'accept' || verb === 'reject') return decide(verb, positionals.slice(1), to);
  if (more.length > 0) throw new Error(USAGE);
  if (verb === 'list' && name === undefined) return here((url) => listAccessCommand(url, by.say));
  if ((verb === 'grant' || verb === 'withdraw') && name !== undefined && address !== undefined)
    return grant(verb, { package: name, prefix: address }, to);
  if (name === undefined || address !== undefined) throw new Error(USAGE);
  if (verb === 'revoke') return here((url) => revokeKeyCommand(url, { id: name, ...by }));
  if (verb === 'add') return here((url) => addKeyCommand(url, { scope: name, note: note ?? null, prefix, ...by }));
  throw new Error(USAGE);
}

try {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ options: { note: text, prefix: text, to: text }, allowPositionals: true });
  process.exitCode = await chosen(values, positionals);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
