import { createStoredValue } from '@petcare/storage';
import * as v from 'valibot';
import type { PostDraft } from './post-draft.ts';

/** Drafts of this device, by the name of the form. */
export const postDrafts = createStoredValue<PostDraft>({
  key: 'petcare.written-post',
  where: 'device',
  schema: v.object({
    title: v.string(),
    content: v.string(),
    category: v.string(),
    status: v.string(),
    petId: v.string(),
    symptom: v.string(),
  }),
});
