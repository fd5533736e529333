/** The outcome of a change that somebody wished for; `why` is the reason of a refusal. */
export type ChangeOutcome = { done: true } | { done: false; why: string };
