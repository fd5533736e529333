import type { RemoteName } from './routes.ts';

/** The stages of a release in a browser, each of which goes well or wrong. `error` is an exception after it was shown. */
export const outcomeStages = ['load', 'mount', 'unmount', 'error'] as const;
export type OutcomeStage = (typeof outcomeStages)[number];

/** One outcome of one release: how long it took, in whole milliseconds; `reason` is the error's message, cut short. */
export type Outcome = {
  package: 'shell' | RemoteName;
  release: string;
  stage: OutcomeStage;
  ok: boolean;
  milliseconds: number;
  reason?: string;
};

/** The report that a page sends to `POST /telemetry`, by beacon: its composition and the outcomes since the last report. */
export type TelemetryReport = { composition: string; outcomes: Outcome[] };

/** The most that one report holds; what happens beyond it goes into the next. */
export const REPORT_LIMIT = 40;
