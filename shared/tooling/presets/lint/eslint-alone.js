// What `petcare check` lints the folder of a remote by that has no configuration of its own; one of its own may begin with it.
import typescript from 'typescript-eslint';
import { pageRules, unusedNames } from './eslint-page.js';

export default typescript.config(
  { ignores: ['**/node_modules/', '**/dist/', '**/coverage/', '.cache/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typescript.configs.recommended,
  { rules: { '@typescript-eslint/no-unused-vars': unusedNames } },
  pageRules({ files: ['**/*.{ts,tsx}'], outside: ['**/*.test.{ts,tsx}'], remotes: ['**/*.tsx'], colors: 'off' }),
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
