/** Deeper than any call's; what walks through values does so by calling itself. */
const MOST_LEVELS = 64;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) => sign.charCodeAt(0));

/** True for JSON with more levels than any call needs; looked for in its text, before it is read. */
export function isTooDeep(json: string): boolean {
  let [levels, isText] = [0, false];
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (isText) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      levels += 1;
      if (levels > MOST_LEVELS) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) levels -= 1;
  }
  return false;
}
