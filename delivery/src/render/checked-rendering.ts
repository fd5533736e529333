import type { PageHead, RenderedTree } from '@petcare/contracts';

const MOST_CHARACTERS = 4_000_000;
const MOST_SLOTS = 50;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_CHARACTERS;
const isTextOrNone = (value: unknown) => value === undefined || isText(value);

function isHead(value: unknown): value is PageHead {
  if (!isObject(value)) return false;
  const { title, description, canonical, image, type, structured } = value;
  return (
    isText(title) &&
    [description, canonical, image, type].every(isTextOrNone) &&
    (structured === undefined || (Array.isArray(structured) && structured.every(isObject)))
  );
}

/** The answer of a thread, if it is a rendering: a release's code may answer anything. */
export function checkedRendering(value: unknown): RenderedTree | null {
  if (!isObject(value)) return null;
  const { html, styles, slots, data, head } = value;
  const isSlots =
    Array.isArray(slots) &&
    slots.length <= MOST_SLOTS &&
    slots.every((slot) => isObject(slot) && isText(slot['name']) && isObject(slot['props']));
  return isText(html) && isText(styles) && isSlots && isObject(data) && (head === null || isHead(head)) ? (value as RenderedTree) : null;
}
