import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { operatorsRoutes } from './operators.routes.ts';
import { createOperatorsService, type OperatorsDeps, type OperatorsService } from './operators.service.ts';
import { createSecondFactor } from './second-factor.ts';

export type { EnrolmentCode, NamedOperator, OperatorsService } from './operators.service.ts';
export { sessionTokenOf } from './session-cookie.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['operator_recovery_codes', 'operator_sessions', 'operators'];

type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'config' | 'rateLimits'> & Pick<OperatorsDeps, 'accounts' | 'writeDown'>;

/** Accounts that act for the house on a page: named by command line, with a second factor. What they do is in `operator`. */
export function createOperators({ config, ...deps }: Deps): ServerModule<OperatorsService> {
  const operators = createOperatorsService({ ...deps, secondFactor: createSecondFactor(config.jwtSecret) });
  return { verbs: operators, registration: { routes: (http) => operatorsRoutes(http, operators) } };
}
