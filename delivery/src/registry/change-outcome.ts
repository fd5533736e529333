/** What became of a change that somebody wished for: why nothing, when nothing. */
export type ChangeOutcome = { done: true } | { done: false; why: string };
