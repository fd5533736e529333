import { REPORT_LIMIT, type Composition, type Outcome, type OutcomeStage, type TelemetryReport } from '@petcare/contracts';

const FLUSH_AFTER = 5_000;
/**
 * The longest time in milliseconds for which a page may stand after somebody has set out for another: Firefox drops at once what this one
 * still loads.
 */
const ON_THE_WAY = 20_000;
const REASON_LENGTH = 200;
/** A page that slept meanwhile; the collector takes no more. */
const LONGEST = 600_000;
const STORED_RELEASE = /^[0-9a-f]{12}$/;
const OWNER = /\/releases\/(shell|mf-[a-z0-9-]+)\/([0-9a-f]{12})\//;

/** Is told of every outcome of a release; never throws, never makes anybody wait. */
export type Observe = (outcome: Outcome) => void;

type Subject = { package: Outcome['package']; release: string; stage: OutcomeStage };

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, REASON_LENGTH);

/** The stored release that an address, or the first one in a stack, is a file of. */
export function ownerOf(text: string): Pick<Subject, 'package' | 'release'> | null {
  const [, owner, release] = OWNER.exec(text) ?? [];
  return owner && release ? { package: owner as Outcome['package'], release } : null;
}

/** The same promise; how it ends and how long that took is observed. */
export function observed<T>(observe: Observe, subject: Subject, work: Promise<T>): Promise<T> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  work.then(
    () => observe({ ...subject, ok: true, milliseconds: took() }),
    (error: unknown) => observe({ ...subject, ok: false, milliseconds: took(), reason: reasonOf(error) }),
  );
  return work;
}

/** Something thrown by a release that was already shown. */
export function observeError(observe: Observe, subject: Omit<Subject, 'stage'>, error: unknown): void {
  observe({ ...subject, stage: 'error', ok: false, milliseconds: 0, reason: reasonOf(error) });
}

function sendBeacon(body: string): void {
  navigator.sendBeacon?.('/telemetry', new Blob([body], { type: 'application/json' }));
}

/**
 * Reports the outcomes of this page by beacon: a batch five seconds after its
 * first outcome, and what is left when the page is left. A batch that is full
 * drops what comes after it, so that a page in a loop of errors stays quiet.
 * What a tester has put in place of a release, or has fail, is nobody's business.
 */
export function createTelemetry(composition: Composition, send: (body: string) => void = sendBeacon): { observe: Observe; flush(): void } {
  let waiting: Outcome[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A page with a remote from a dev server has another React than any release: nothing here is a release's own doing.
  const isDeveloped = Object.values(composition.remotes).some(({ entry }) => !entry.startsWith('/'));
  const ofTester = new Set<string>([...(composition.overrides ?? []), ...(composition.faults ?? []).map(({ remote }) => remote)]);

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const report: TelemetryReport = { composition: composition.id, outcomes: waiting };
    waiting = [];
    send(JSON.stringify(report));
  }

  return {
    flush,
    observe(outcome) {
      if (isDeveloped || waiting.length >= REPORT_LIMIT || ofTester.has(outcome.package) || !STORED_RELEASE.test(outcome.release)) return;
      waiting.push({ ...outcome, milliseconds: Math.min(outcome.milliseconds, LONGEST) });
      timer ??= setTimeout(flush, FLUSH_AFTER);
    },
  };
}

/** Telemetry of this document: also of what is thrown outside every tree, told apart by the file that threw it. `alsoTell` hears all of it. */
export function startTelemetry(composition: Composition, alsoTell?: Observe): Observe {
  const { observe: report, flush } = createTelemetry(composition);
  let setOut = -Infinity;
  addEventListener('beforeunload', () => (setOut = performance.now()));
  const observe: Observe = (outcome) => {
    const isDropped = !outcome.ok && outcome.stage === 'load' && performance.now() - setOut < ON_THE_WAY;
    if (!isDropped) report(outcome);
    alsoTell?.(outcome);
  };
  const thrown = (error: unknown, file: string) => {
    const owner = ownerOf(file) ?? ownerOf(error instanceof Error ? (error.stack ?? '') : '');
    if (owner) observeError(observe, owner, error);
  };
  addEventListener('error', ({ error, filename }) => thrown(error, filename ?? ''));
  addEventListener('unhandledrejection', ({ reason }) => thrown(reason, ''));
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  observe({ package: 'shell', release: composition.shell.release, stage: 'load', ok: true, milliseconds: Math.round(performance.now()) });
  return observe;
}
