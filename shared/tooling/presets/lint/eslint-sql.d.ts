import type { ESLint } from 'eslint';

/** The rules for SQL: a plugin of ESLint. */
export declare const sqlRules: ESLint.Plugin;
