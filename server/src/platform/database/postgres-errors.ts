import postgres from 'postgres';

/** The constraint that a unique or exclusion violation names, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof postgres.PostgresError)) return undefined;
  return error.code === '23505' || error.code === '23P01' ? error.constraint_name : undefined;
}

/** Class 22: the value itself can't be stored (a NUL character, a number out of range). */
export function isUnstorableValue(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code.startsWith('22');
}

/** A row would belong to an account that is gone: whoever acts holds a token that has outlived it. */
export function isOfGoneUser(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code === '23503' && /_user_id_fkey$/.test(error.constraint_name ?? '');
}

/** The statement took longer than its connection allows, or waited longer for others' locks. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof postgres.PostgresError && (error.code === '57014' || error.code === '55P03');
}

/** The database has no more room, or the disk of our own files. */
export function isDiskFull(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT';
}
