import type { RemoteName } from './routes.ts';

/** What can go well or wrong with a release in a browser. `error` is something thrown after it was shown. */
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

/** What a page sends to `POST /telemetry`, by beacon: its composition and the outcomes since the last report. */
export type TelemetryReport = { composition: string; outcomes: Outcome[] };

/** The most that one report holds; what happens beyond it goes into the next. */
export const REPORT_LIMIT = 40;
