/** Thrown for what whoever typed the command can mend: told without a stack, exit code 2. */
export class UsageError extends Error {}
