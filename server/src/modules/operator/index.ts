/**
 * The acts of operators, as ONE TABLE. The command line (`command-line/`) is made of it, and so is the page `/operator`.
 *
 * - `areas`: `{ reports: { label: '신고', acts } , … }`; `operatorActs`: all of them; `findAct(area, verb)`.
 * - An act is `{ area, verb, help, kind: 'list' | 'show' | 'change' | 'final', input, output, run, lines }`. `input` and
 *   `output` are closed TypeBox objects: the schemas of a route. Every property of `input` has a Korean `description`, which
 *   is the label of its field; `fieldOf(schema)` says how it is given (`label`, `isPositional`, `file`, `type`, `words`).
 *   A list takes `page` and `count` and answers `{ items, total, page, count }`; a change answers `{ done, … }`, where `done`
 *   is the sentence to show. Texts of files (`file: 'text' | 'page'`) are plain strings in the input; pictures and PDFs are
 *   a `GivenFile` (`{ path, filename }`, as an `UploadedFile` of a multipart body is), to which `path` is given by the server.
 * - `operator.run(act, input, { by, isTrial, isText })` looks at the input, does the act and writes it down in one
 *   transaction; `by` is who (name on the machine, or the account's e-mail); `isTrial` does it and takes all of it back;
 *   `isText` where numbers come as text (command line, multipart). It answers `Result<output>`.
 */
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { OperatorsService } from '../operators/index.ts';
import { createOperator, type Operator } from './operator.ts';
import { operatorRoutes } from './operator.routes.ts';
import type { OperatorServices } from './operator-services.ts';

export { areas, findAct, operatorActs } from './acts/table.ts';
export type { Act, ActKind } from './act.ts';
export { fieldOf, type FileField, type GivenFile } from './fields.ts';
export { createOperator, type Operator };
export { insertAct } from './operator.sql.ts';
export { runCommand } from './command-line/command-line.ts';
export type { ListedAct } from './operator.sql.ts';
export type { Acting } from './run-act.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['operator_acts'];

type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'rateLimits'> & OperatorServices & { operators: OperatorsService };

/** The acts of operators, for a page. */
export function createOperatorDesk(deps: Deps): ServerModule<Operator> {
  const operator = createOperator(deps);
  return { verbs: operator, registration: { routes: (http) => operatorRoutes(http, { ...deps, operator }) } };
}
