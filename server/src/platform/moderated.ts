import type { Transaction } from './database/database.ts';
import type { ChangedTopic } from './topics.ts';

/** Kinds of what people write, as reports and operators name them. */
export const writtenKinds = ['post', 'comment', 'entry', 'entryComment', 'message', 'review'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/** Something that a person has written, as it stands. */
export type ModeratedThing = {
  authorId: number | null;
  /** Plain text, all that an operator has to read. */
  text: string;
  /** The path on this site where its author finds it. */
  authorPath: string;
  /** The path of the list of its kind. */
  listPath: string;
  hiddenReason: string | null;
  /** The topics of public pages that show it. */
  topics: readonly ChangedTopic[];
};

/** The way of moderation to one kind of what people write. */
export type ModerationTarget = {
  /** It is held until the transaction ends. Undefined where there is none, or none that this person reads; null is an operator. */
  lock(tx: Transaction, id: number, readerId: number | null): Promise<ModeratedThing | undefined>;
  /** Of one that `lock` holds: its counts go along. Null where nothing is shown to the public. */
  hiding: {
    hide(tx: Transaction, id: number, reason: string): Promise<void>;
    show(tx: Transaction, id: number): Promise<void>;
  } | null;
};

/** The kinds that a module gives to moderation. */
export type ModeratedKinds<Kind extends WrittenKind> = Record<Kind, ModerationTarget>;
