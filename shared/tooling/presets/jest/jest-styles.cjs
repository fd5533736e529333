const { dirname, join } = require('node:path');

const jsdom = dirname(require.resolve('jsdom/package.json', { paths: [dirname(require.resolve('jest-environment-jsdom'))] }));
const living = join(jsdom, 'lib/jsdom/living');
const { implForWrapper } = require(join(living, 'generated/utils.js'));
// Before jsdom's cascade takes it.
const selectors = require(join(living, 'helpers/selectors.js'));

/** For each selector what an element must have to be matched: the class, id or tag in the last part of one of its list. */
const needs = new Map();
const ANYTHING = { kind: 'anything' };

/**
 * jsdom asks its matcher about each rule of the page for each element, a third of the time of a screen's tests. Most elements lack the
 * class that the rule is about.
 */
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  if (!needs.has(selector)) needs.set(selector, needsOf(selector));
  return needs.get(selector).some((need) => isMet(need, element)) && matchesDontThrow(element, selector);
};

/** True for more elements than the selector is about, and for none fewer. */
function isMet({ kind, name }, element) {
  if (kind === 'anything') return true;
  const value = kind === 'tag' ? element._localName : element.getAttributeNS(null, kind);
  return value !== null && value.toLowerCase().includes(name);
}

function needsOf(selector) {
  if (typeof selector !== 'string') return [ANYTHING];
  const plain = withoutParentheses(selector.replace(/\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]/g, ''));
  if (/["'\\[\]()]/.test(plain)) return [ANYTHING];
  return plain.split(',').map((one) => {
    const last = one
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const [, tag, rest] = /^([a-z][\w-]*)?(.*)$/i.exec(last);
    const [, mark, name] = /([.#])([\w-]+)/.exec(rest) ?? [];
    if (mark) return { kind: mark === '.' ? 'class' : 'id', name: name.toLowerCase() };
    return tag ? { kind: 'tag', name: tag.toLowerCase() } : ANYTHING;
  });
}

function withoutParentheses(selector) {
  const fewer = selector.replace(/\([^()]*\)/g, '');
  return fewer === selector ? selector : withoutParentheses(fewer);
}

/**
 * Lets `getComputedStyle` of a jsdom window give a style again until something in the document changes: jsdom knows when, but puts each
 * together anew at each question.
 */
module.exports = function rememberStyles(window) {
  const known = new WeakMap();
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const document = implForWrapper(element)?._ownerDocument;
    if (pseudo || !document) return getComputedStyle(element, pseudo);
    const before = known.get(document._styleCache)?.get(element);
    if (before) return before;
    const style = getComputedStyle(element);
    // jsdom's own, made anew after a change, is the sign of one.
    const kept = known.get(document._styleCache) ?? new WeakMap();
    known.set(document._styleCache, kept.set(element, style));
    return style;
  };
};
