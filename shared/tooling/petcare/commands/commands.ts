import { resolve } from 'node:path';
import {
  auditElsewhere,
  canaryPlanOf,
  fromSiteOf,
  moveElsewhere,
  previewPlanOf,
  promoteFrom,
  releaseElsewhere,
  stoppedBySignals,
  type MoveKind,
} from '@petcare/wire/elsewhere';
import { build, buildCommand } from './build-command.ts';
import { configCommand } from './config-command.ts';
import { adoptCommand } from '../create/adopt-command.ts';
import { createCommand } from '../create/create-command.ts';
import { checkCommand } from './check-command.ts';
import { devCommand } from './dev-command.ts';
import { elsewhereFor, ownName } from '../own-package/own-package.ts';
import { previewsCommand } from './previews-command.ts';
import { switchesCommand } from './switches-command.ts';
import { testCommand } from './test-command.ts';
import { typesCommand } from './types-command.ts';
import { UsageError } from '../own-package/usage-error.ts';

export type Values = Record<string, string | boolean | undefined>;

/** A command: its line of the usage, what it does, and its options. With `runAsTyped` it is given what was typed as it is. The answer is the exit code. */
export type Command = {
  usage: string;
  does: string;
  options: Record<string, { type: 'string' | 'boolean'; default?: string }>;
  /** In a workspace, where no site is named: the words of the workspace's own command, which needs no key. */
  inWorkspace?: (name: string, args: readonly string[]) => string[];
} & ({ run: (dir: string, values: Values) => Promise<number> } | { runAsTyped: (dir: string, args: readonly string[]) => Promise<number> });

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const stringOf = (value: Values[string]) => (typeof value === 'string' ? value : undefined);
const say = console.log;

/** `npm run … NAME` with the same arguments. */
const ofPackage = (command: string) => (name: string, args: readonly string[]) => [command, name, ...args];

const move = (kind: MoveKind) =>
  async function moved(dir: string, { to, note, release }: Values): Promise<number> {
    const options = { package: await ownName(dir), note: stringOf(note), release: stringOf(release), say, stopped: stoppedBySignals() };
    return moveElsewhere(kind, elsewhereFor(dir, stringOf(to)), options);
  };

/** Without `from` the canary goes to all; with it, what is live on that site is released. */
async function promote(dir: string, values: Values): Promise<number> {
  const { to, from, note, release, canary, minutes, budget } = values;
  const plan = canaryPlanOf({ canary: stringOf(canary), minutes: stringOf(minutes), budget: stringOf(budget) });
  if (plan && 'wrong' in plan) throw new UsageError(plan.wrong);
  if (from === undefined && (release !== undefined || plan)) throw new UsageError('--release and --canary are for --from.');
  if (from === undefined) return move('promote')(dir, values);
  const [name, elsewhere] = [await ownName(dir), elsewhereFor(dir, stringOf(to))];
  const source = fromSiteOf(String(from), elsewhere, process.env['PETCARE_FROM_KEY']);
  if ('wrong' in source) throw new UsageError(source.wrong);
  const options = { from: source, package: name, release: stringOf(release), note: stringOf(note), say, stopped: stoppedBySignals() };
  return promoteFrom(elsewhere, { ...options, ...(plan && { canary: plan }) });
}

async function release(dir: string, { to, note, canary, minutes, budget, preview, days, 'dry-run': dryRun }: Values): Promise<number> {
  const plan = canaryPlanOf({ canary: stringOf(canary), minutes: stringOf(minutes), budget: stringOf(budget) });
  if (plan && 'wrong' in plan) throw new UsageError(plan.wrong);
  const shown = previewPlanOf({ preview: preview === true, days: stringOf(days), canary: stringOf(canary) });
  if (shown && 'wrong' in shown) throw new UsageError(shown.wrong);
  const [name, elsewhere] = [await ownName(dir), elsewhereFor(dir, stringOf(to))];
  const stopped = stoppedBySignals();
  const options = { package: name, note: stringOf(note), say, stopped, dryRun: dryRun === true, build: (out: string) => build(dir, out) };
  return releaseElsewhere(elsewhere, { ...options, ...(plan && { canary: plan }), ...(shown && { preview: shown }) });
}

export const commands: Record<string, Command> = {
  create: {
    usage: 'create mf-NAME [TITLE] --site URL',
    does: "writes the folder of a new remote, with the site's kit",
    options: { site: text },
    runAsTyped: createCommand,
  },
  adopt: {
    usage: 'adopt --site URL',
    does: "makes a remote's folder that was copied out of a workspace one of its own, with the site's kit",
    options: { site: text },
    run: (dir, { site }) => adoptCommand(dir, stringOf(site)),
  },
  dev: {
    usage: 'dev [--against URL]',
    does: 'serves it from its sources inside the site, with each save in place',
    inWorkspace: ofPackage('dev'),
    options: { against: text },
    run: (dir, { against }) => devCommand(dir, stringOf(against)),
  },
  build: {
    usage: 'build [--out dist] [--archive build.tgz]',
    does: 'for browsers and for the server, with the archive that a release takes',
    options: { out: { ...text, default: 'dist' }, archive: { ...text, default: 'build.tgz' } },
    run: (dir, { out, archive }) => buildCommand(dir, { out: resolve(dir, String(out)), archive: resolve(dir, String(archive)) }),
  },
  test: {
    usage: 'test [what jest takes: a file, --watch, --testNamePattern …]',
    does: 'runs the tests by jest',
    options: { watch: flag, watchAll: flag, testNamePattern: text, coverage: flag },
    runAsTyped: testCommand,
  },
  check: {
    usage: 'check [--to URL]',
    does: 'types, lint, imports, events of remote.ts against the code, GraphQL operations against the schema of the site; with PETCARE_KEY all that the site would refuse',
    options: { to: text },
    run: (dir, { to }) => checkCommand(dir, stringOf(to)),
  },
  types: {
    usage: 'types [--to URL]',
    does: 'writes the types of the events and slots that other remotes of the site declare',
    options: { to: text },
    run: (dir, { to }) => typesCommand(dir, stringOf(to)),
  },
  release: {
    usage: 'release [--canary PERCENT [--minutes 30] [--budget 2] | --preview [--days 14]] [--note WHY] [--dry-run] [--to URL]',
    does: 'builds, and puts it live, or gives it to a share of the visitors, or shows it under an address of its own',
    inWorkspace: ofPackage('release'),
    options: { to: text, note: text, canary: text, minutes: text, budget: text, preview: flag, days: text, 'dry-run': flag },
    run: release,
  },
  promote: {
    usage: 'promote [--from URL [--release ID] [--canary PERCENT [--minutes 30] [--budget 2]]] [--note WHY] [--to URL]',
    does: 'gives the canary to all, or releases what is live on another site as it is; PETCARE_FROM_KEY holds the key there',
    inWorkspace: ofPackage('promote'),
    options: { to: text, note: text, from: text, release: text, canary: text, minutes: text, budget: text },
    run: promote,
  },
  rollback: {
    usage: 'rollback [--release ID] [--note WHY] [--to URL]',
    does: 'takes the last step back, or goes back to that release',
    inWorkspace: ofPackage('rollback'),
    options: { to: text, note: text, release: text },
    run: move('rollback'),
  },
  previews: {
    usage: 'previews [list] | discard ID, each with [--to URL]',
    does: 'says which previews stand and where, or ends one',
    inWorkspace: (_name, args) => ['previews', ...args],
    options: { to: text },
    runAsTyped: previewsCommand,
  },
  switches: {
    usage: 'switches [list] | set NAME PERCENT [--note WHY] | remove NAME, each with [--to URL]',
    does: 'turns a feature on for a share of the visitors, without a release',
    inWorkspace: (name, args) => ['switches', ...args, ...(args[0] === 'set' ? ['--owner', name] : [])],
    options: { to: text, note: text },
    runAsTyped: switchesCommand,
  },
  config: {
    usage: 'config [list] | set KEY VALUE [--note WHY] | reset KEY, each with [--to URL]',
    does: 'sets what config of remote.ts leaves to operators, without a release',
    inWorkspace: ofPackage('config'),
    options: { to: text, note: text },
    runAsTyped: configCommand,
  },
  audit: {
    usage: 'audit [--errors] [--to URL]',
    does: 'says what is live and in canary, and the last acts; with --errors, what has failed in rendering on the site, and where',
    inWorkspace: ofPackage('audit'),
    options: { to: text, errors: flag },
    run: async (dir, { to, errors }) =>
      auditElsewhere(elsewhereFor(dir, stringOf(to)), { package: await ownName(dir), say, errors: errors === true }),
  },
};
