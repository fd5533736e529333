import { createStoredValue, schemaBy } from '@petcare/storage';

export type MessageDraft = { nickname: string; content: string };

function parse(value: unknown): MessageDraft | null {
  const { nickname, content } = (value ?? {}) as Partial<Record<keyof MessageDraft, unknown>>;
  return typeof nickname === 'string' && typeof content === 'string' ? { nickname, content } : null;
}

/** Messages that were begun on this device, by `draftName`. */
export const messageDrafts = createStoredValue<MessageDraft>({ key: 'petcare.message-draft', where: 'device', schema: schemaBy(parse) });

/** Of a person's message to whom they meant first; `to` is empty where that was open. */
export const draftName = (userId: string, to: string): string => `${userId}.${to}`;
