import { randomId } from './random-id.ts';

/** The keys of a form's sends. */
export interface Attempts {
  /** The key for sending these values: the last one while they are the very same and nobody has answered, else a new one. */
  keyFor: (...values: readonly unknown[]) => string;
  /** They were answered, by a refusal too, which is this key's answer for good: the next send needs another. */
  answered: () => void;
}

/** Idempotency keys for a form that may be sent again after an answer got lost, without doing twice what it asks for. */
export function createAttempts(): Attempts {
  let last: { values: readonly unknown[]; key: string } | null = null;
  return {
    keyFor(...values) {
      const isSame = last?.values.length === values.length && last.values.every((value, index) => value === values[index]);
      if (!last || !isSame) last = { values, key: randomId() };
      return last.key;
    },
    answered() {
      last = null;
    },
  };
}
