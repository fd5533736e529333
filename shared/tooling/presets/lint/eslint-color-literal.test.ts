import { RuleTester } from 'eslint';
// @ts-expect-error: it is plain JavaScript, as ESLint reads it.
import { colorLiteral } from './eslint-color-literal.js';

// RuleTester brings its own `describe` and `it`, which are Jest's here.
const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });

const refused = (code: string) => ({ code, errors: [{ messageId: 'literal' }] });

tester.run('petcare/color-literal', colorLiteral as never, {
  valid: [
    'css`color: ${tokens.color.text};`',
    'css`background: color-mix(in srgb, ${tokens.color.surface} 82%, transparent);`',
    'css`&:has(#added) { color: inherit; }`',
    'css`white-space: nowrap; color: currentcolor;`',
    "const anchor = '#reviews';",
    "const number = '#12345';",
    "const words = '3번: #1을 보세요';",
    '<path fill="none" stroke="currentColor" />',
  ],
  invalid: [
    "const ground = '#fff';",
    "const ground = '#FFFBF7';",
    "const ground = 'rgb(255 255 255 / 82%)';",
    "element('td', '', 'padding: 4pt; color: #555');",
    'css`background: #fff;`',
    'css`color: white;`',
    'css`box-shadow: 0 1px 2px rgb(84 51 30 / 6%), inset 0 1px ${tokens.color.border};`',
    "css`border: ${({ $look }) => ($look === 'dot' ? '2px' : '1px')} solid #ffffff;`",
    '<circle fill="#f7b9a1" />',
    'const shadow = `drop-shadow(0 3px 4px rgb(84 51 30 / 40%))`;',
  ].map(refused),
});
