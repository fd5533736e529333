import { emptyDraft, type ProductDraft } from './product-draft.ts';

const keyOf = (name: string) => `petcare.product-draft.${name}`;

/** Written by this very form, perhaps by an older release of it: what is not as it should be is no draft. */
function isDraft(value: unknown): value is ProductDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { pictures, options } = value as Partial<ProductDraft>;
  const isText = (one: unknown) => typeof one === 'string';
  return (
    Object.entries(emptyDraft).every(([field, empty]) => typeof (value as Record<string, unknown>)[field] === typeof empty) &&
    Array.isArray(pictures) &&
    pictures.every(isText) &&
    Array.isArray(options) &&
    options.every((option) => option && isText(option.key) && isText(option.name) && isText(option.price))
  );
}

// Storage can be forbidden or full: then a draft lives as long as its page.
const attempt = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** What was being typed on this device under this name, if anything. */
export function keptDraft(name: string): ProductDraft | null {
  const stored = attempt(() => JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as unknown);
  return isDraft(stored) ? stored : null;
}

export function keepDraft(name: string, draft: ProductDraft): void {
  attempt(() => localStorage.setItem(keyOf(name), JSON.stringify(draft)));
}

export function forgetDraft(name: string): void {
  attempt(() => localStorage.removeItem(keyOf(name)));
}
