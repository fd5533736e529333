/**
 * The ways in which a rendering can go wrong: `threw`, `late` and `garbage` are of one job, `hung`, `memory`, `crashed` and `start` cost
 * the thread.
 */
export type FailureKind = 'threw' | 'late' | 'garbage' | 'hung' | 'memory' | 'crashed' | 'start' | 'unreadable' | 'left alone';

export class RenderFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, why: string) {
    super(why);
    this.name = 'RenderFailure';
    this.kind = kind;
  }
}

/** True when the thread was lost by it: what counts against a release. */
export function costsThread({ kind }: RenderFailure): boolean {
  return kind === 'hung' || kind === 'memory' || kind === 'crashed' || kind === 'start';
}

/** The one line that says it of what a thread said, which may bring a stack and the place before it. */
export function firstLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? '';
}
