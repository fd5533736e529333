import type { Sql, Transaction } from '../../platform/database/database.ts';

export type OperatorRow = {
  userId: number;
  namedAt: string;
  enrolmentHash: Buffer | null;
  enrolmentUntil: string | null;
  secret: Buffer | null;
  enrolledAt: string | null;
  lastStep: number;
  failures: number;
  lockedUntil: string | null;
};

const columns = (sql: Sql) => sql`
  user_id, named_at, enrolment_hash, enrolment_until, secret, enrolled_at, last_step::float8 as last_step, failures, locked_until`;

/** With a fresh code for its authenticator; nothing else of one that is there is changed. */
export async function nameOperator(tx: Transaction, row: { userId: number; enrolmentHash: Buffer; enrolmentUntil: Date; now: Date }) {
  await tx`
    insert into operators (user_id, named_at, enrolment_hash, enrolment_until)
    values (${row.userId}, ${row.now}, ${row.enrolmentHash}, ${row.enrolmentUntil})
    on conflict (user_id) do update set enrolment_hash = excluded.enrolment_hash, enrolment_until = excluded.enrolment_until`;
}

export async function findOperator(sql: Sql, userId: number): Promise<OperatorRow | undefined> {
  const [row] = await sql<OperatorRow[]>`select ${columns(sql)} from operators where user_id = ${userId}`;
  return row;
}

/** Tries of one account wait for each other. */
export async function lockOperator(tx: Transaction, userId: number): Promise<OperatorRow | undefined> {
  const [row] = await tx<OperatorRow[]>`select ${columns(tx)} from operators where user_id = ${userId} for update`;
  return row;
}

export async function listOperators(sql: Sql): Promise<(OperatorRow & { recoveryLeft: number })[]> {
  return sql<(OperatorRow & { recoveryLeft: number })[]>`
    select ${columns(sql)}, (
      select count(*)::int from operator_recovery_codes c where c.user_id = operators.user_id and c.used_at is null) as recovery_left
    from operators order by named_at, user_id`;
}

export async function deleteOperator(tx: Transaction, userId: number): Promise<boolean> {
  const gone = await tx`delete from operators where user_id = ${userId} returning user_id`;
  return gone.length > 0;
}

/** Takes the second factor and all that it opened. */
export async function forgetFactor(tx: Transaction, userId: number): Promise<void> {
  await tx`
    update operators set secret = null, enrolled_at = null, last_step = 0, failures = 0, locked_until = null where user_id = ${userId}`;
  await tx`delete from operator_recovery_codes where user_id = ${userId}`;
  await tx`delete from operator_sessions where user_id = ${userId}`;
}

export async function keepSecret(tx: Transaction, userId: number, secret: Buffer): Promise<void> {
  await tx`update operators set secret = ${secret} where user_id = ${userId}`;
}

export async function completeEnrolment(tx: Transaction, userId: number, codeHashes: readonly Buffer[], now: Date): Promise<void> {
  await tx`update operators set enrolled_at = ${now}, enrolment_hash = null, enrolment_until = null where user_id = ${userId}`;
  await tx`delete from operator_recovery_codes where user_id = ${userId}`;
  await tx`insert into operator_recovery_codes ${tx(
    codeHashes.map((codeHash) => ({ userId, codeHash })),
    'userId',
    'codeHash',
  )}`;
}

export async function takeStep(tx: Transaction, userId: number, step: number): Promise<void> {
  await tx`update operators set last_step = ${step}, failures = 0, locked_until = null where user_id = ${userId}`;
}

/** False where the account has no such code, or has used it. */
export async function takeRecoveryCode(tx: Transaction, userId: number, codeHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx`
    update operator_recovery_codes set used_at = ${now}
    where user_id = ${userId} and code_hash = ${codeHash} and used_at is null returning user_id`;
  if (used.length > 0) await tx`update operators set failures = 0, locked_until = null where user_id = ${userId}`;
  return used.length > 0;
}

export async function countFailure(tx: Transaction, userId: number, failures: number, lockedUntil: Date | null): Promise<void> {
  await tx`update operators set failures = ${failures}, locked_until = ${lockedUntil} where user_id = ${userId}`;
}

export async function countRecoveryCodes(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ left: number }[]>`
    select count(*)::int as left from operator_recovery_codes where user_id = ${userId} and used_at is null`;
  return row?.left ?? 0;
}

export type NewSession = { tokenHash: Buffer; userId: number; login: string; startedAt: Date };
type Bounds = { startedAfter: Date; usedAfter: Date };

/** One of a login at a time; what is over of the account goes. */
export async function insertSession(tx: Transaction, session: NewSession, { startedAfter, usedAfter }: Bounds): Promise<void> {
  await tx`
    delete from operator_sessions where user_id = ${session.userId}
      and (login = ${session.login} or started_at <= ${startedAfter} or used_at <= ${usedAfter})`;
  const row = { ...session, usedAt: session.startedAt };
  await tx`insert into operator_sessions ${tx(row, 'tokenHash', 'userId', 'login', 'startedAt', 'usedAt')}`;
}

export type SessionRow = { startedAt: string; usedAt: string };

/** Of this very login; undefined when it is over. */
export async function findSession(
  sql: Sql,
  { tokenHash, userId, login }: Omit<NewSession, 'startedAt'>,
  { startedAfter, usedAfter }: Bounds,
): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select started_at, used_at from operator_sessions
    where token_hash = ${tokenHash} and user_id = ${userId} and login = ${login}
      and started_at > ${startedAfter} and used_at > ${usedAfter}`;
  return row;
}

export async function touchSession(sql: Sql, tokenHash: Buffer, now: Date): Promise<void> {
  await sql`update operator_sessions set used_at = ${now} where token_hash = ${tokenHash}`;
}

export async function deleteSession(sql: Sql, userId: number, login: string): Promise<void> {
  await sql`delete from operator_sessions where user_id = ${userId} and login = ${login}`;
}
