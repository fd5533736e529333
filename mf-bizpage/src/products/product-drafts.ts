import { createStoredValue } from '@petcare/storage';
import * as v from 'valibot';
import type { ProductDraft } from './product-draft.ts';

/** Drafts of this device, by the name of the form. */
export const productDrafts = createStoredValue<ProductDraft>({
  key: 'petcare.product-draft',
  where: 'device',
  schema: v.object({
    name: v.string(),
    price: v.string(),
    description1: v.string(),
    description2: v.string(),
    description3: v.string(),
    content: v.string(),
    pictures: v.array(v.string()),
    options: v.array(v.object({ key: v.string(), id: v.nullable(v.string()), name: v.string(), price: v.string() })),
    isShown: v.boolean(),
    medicalId: v.string(),
  }),
});
