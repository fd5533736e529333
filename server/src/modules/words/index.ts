import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { createWordsService, type WordsService } from './words.service.ts';

export type { ForbiddenWord, WordsService } from './words.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['forbidden_words'];

/** Words that operators forbid, and the look for them in what people write. */
export function createWords(deps: Pick<PlatformDeps, 'db' | 'clock'>): ServerModule<WordsService> {
  return { verbs: createWordsService(deps), registration: {} };
}
