import { createStoredValue } from '@petcare/storage';
import * as v from 'valibot';
import type { PostDraft } from './post-content.ts';

/** Drafts of this tab, by the name of the form. */
export const postDrafts = createStoredValue<PostDraft>({
  key: 'petcare.post-draft',
  where: 'tab',
  schema: v.object({ title: v.string(), text: v.string(), images: v.array(v.string()) }),
});
