import type { RenderedTree, RenderJob } from '@petcare/contracts';
import type { Topics } from '../topics.ts';

/** One server build's text, and what it is of. */
export type BuildSource = { package: string; release: string; text: string };

/** The data that a thread is given when it starts. `shell` gives the shared modules; null when the build is the shell's own. */
export type ThreadData = { build: BuildSource; shell: BuildSource | null; apiUrl: string; askMilliseconds: number };

/** `headers` are those of its questions, by which the API knows whose they are; `data` is the version of the API's data that a job wants at least: what was asked before it answers nothing after it. */
export type ToThread =
  | { kind: 'job'; id: number; job: RenderJob; data: number; headers: Record<string, string> }
  | { kind: 'over'; id: number }
  | { kind: 'ping' };

/** `whole` is false when the API left something unanswered, `topics` are those of what it answered; `asked` tells of each question whether it could answer at all. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'unfit'; why: string }
  | { kind: 'rendered'; id: number; rendered: RenderedTree; whole: boolean; topics: Topics }
  | { kind: 'threw'; id: number; why: string }
  | { kind: 'asked'; answered: boolean }
  | { kind: 'pong' };
