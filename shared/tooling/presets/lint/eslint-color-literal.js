const HEX = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})`;
/** A text that is a colour. */
const whole = new RegExp(String.raw`^(?:${HEX}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(.*\))$`, 'i');
/** A colour as the value of a declaration, or within one. */
const within = new RegExp(
  String.raw`\b(?:rgba?|hsla?|hwb|oklab|oklch)\([^)]*\d|[:\s,(]${HEX}(?![\w-])(?=[^{]*(?:[;}]|$))|\b(?:color|background|fill|stroke|outline|border)[\w-]*:\s*[^;]*\b(?:white|black)\b`,
  'i',
);

/** The text after a value that the template puts in, which may be in the midst of a declaration. */
const textOf = ({ value }) => value.cooked ?? value.raw;

/**
 * The rule `petcare/color-literal`: a colour is a token of the kit. One that is written out is the same by day and by night, beside tokens
 * that follow the scheme: white on white, in one of the two.
 */
export const colorLiteral = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'A colour that is written out follows no scheme (light, dark): take one of `tokens.color` of @petcare/ui.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'literal' });
    return {
      Literal(node) {
        if (typeof node.value !== 'string') return;
        if (whole.test(node.value) || (node.value.includes(':') && within.test(node.value)) || /\brgba?\(\s*\d/.test(node.value))
          report(node);
      },
      TemplateElement(node) {
        if (whole.test(textOf(node).trim()) || within.test(textOf(node))) report(node);
      },
    };
  },
};
