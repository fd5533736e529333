import type { PostDraft } from './post-content.ts';

const keyOf = (name: string) => `petcare.post-draft.${name}`;

function isDraft(value: unknown): value is PostDraft {
  if (typeof value !== 'object' || value === null || !('title' in value && 'text' in value && 'images' in value)) return false;
  const { title, text, images } = value;
  return typeof title === 'string' && typeof text === 'string' && Array.isArray(images) && images.every((url) => typeof url === 'string');
}

// Storage can be forbidden or full: then a draft lives as long as its page.
const attempt = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** What was being typed in this tab under this name, if anything. */
export function keptDraft(name: string): PostDraft | null {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as unknown);
  return isDraft(stored) ? stored : null;
}

export function keepDraft(name: string, draft: PostDraft): void {
  attempt(() => sessionStorage.setItem(keyOf(name), JSON.stringify(draft)));
}

export function forgetDraft(name: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(name)));
}

export const isSameDraft = (one: PostDraft, other: PostDraft): boolean =>
  one.title === other.title && one.text === other.text && one.images === other.images;
