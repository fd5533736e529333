import type { WrittenKind } from '../platform/moderated.ts';
import { gql } from './calls.ts';
import type { Person } from './people.ts';
import type { TestApp } from './with-app.ts';

const REPORT = `mutation($kind: WrittenKind!, $id: ID!, $reason: ReportReason!, $detail: String) {
  createReport(kind: $kind, id: $id, reason: $reason, detail: $detail)
}`;
type ReportInput = { reason?: string; detail?: string };

/** Reports what somebody else has written; OK, or the code of the refusal. */
export async function report(
  app: TestApp,
  by: Person | undefined,
  kind: WrittenKind,
  id: string | number,
  given: ReportInput = {},
): Promise<string> {
  const { errors } = await gql(app, by?.token, REPORT, { kind, id: String(id), reason: 'abuse', ...given });
  return errors[0]?.extensions.code ?? 'OK';
}
