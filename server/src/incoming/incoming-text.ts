/** An emoji as it is put together of others: joined, with a colour of skin or the form it is shown in, as a flag, as a key. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?`;
const FLAG = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{2,6}\u{e007f}`;
const KEY = String.raw`[0-9#*]\ufe0f?\u20e3`;
/** Signs that break a line without being one's end here, as it comes from documents that are pasted. */
const BREAK = String.raw`[\v\f\u0085\u2028\u2029]`;
/** Signs that show nothing, or turn the text after them round. NUL stays, to be refused. */
const UNSEEN = String.raw`[[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800[\x01-\x1f\x7f-\x9f]]--[\t\n\r\v\f\u0085]]+`;

const parts = new RegExp(`(?<emoji>${FLAG}|${KEY}|${PICTURE}(?:\\u200d${PICTURE})*)|(?<line>${BREAK})|${UNSEEN}`, 'gv');
/** Most texts have nothing of it. */
const anyUnseen = new RegExp(`${BREAK}|${UNSEEN}`, 'v');

/**
 * A text as it is measured, kept and searched, whichever way it has come in: composed (macOS and some phones send Hangul in
 * letters), and without letters that show nothing or turn others round. Joined emoji, and everything else that is seen, stay.
 */
export function incomingText(text: string): string {
  const composed = text.normalize('NFC');
  if (!anyUnseen.test(composed)) return composed;
  const seen = composed.replace(parts, (_part, ...rest) => {
    const { emoji, line } = rest.at(-1) as { emoji?: string; line?: string };
    return emoji ?? (line && '\n') ?? '';
  });
  // What stood between two letters may have kept them apart.
  return seen.normalize('NFC');
}

/** Of these only a hash is kept, of every letter that was typed: they are composed and no more. */
const secrets = new Set(['password', 'newPassword']);

/** Every text in something that has come in, treated so, at any depth; what is no text stays what it is. */
export function incomingTexts(value: unknown): unknown {
  return mapTexts(value, (text, name) => (name !== undefined && secrets.has(name) ? text.normalize('NFC') : incomingText(text)));
}

/** The same with every text in it changed, at any depth. `name`: of the property whose value a text is. */
export function mapTexts(value: unknown, change: (text: string, name?: string) => string, name?: string): unknown {
  if (typeof value === 'string') return change(value, name);
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([property, part]) => [property, mapTexts(part, change, property)]));
}

/** A file of a form is none. */
function isPlain(value: unknown): value is Record<string, unknown> {
  const prototype: unknown = typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : undefined;
  return prototype === null || prototype === Object.prototype;
}
