import { isForOperators, type Access, type Audience } from '../platform/access/access.ts';
import { anOperator } from './operators.ts';
import { aCompany, aGuardian, aHospital, aPharmacy, type Person } from './people.ts';
import type { TestApp } from './with-app.ts';

/** Somebody who may make a call of this access: nobody in particular for a public one. */
export async function aCaller(app: TestApp, access: Access): Promise<Person | undefined> {
  const audiences: readonly Audience[] = typeof access === 'string' ? [access] : access;
  if (audiences.includes('public')) return undefined;
  if (isForOperators(access)) return anOperator(app);
  const makers = { hospital: aHospital, business: aHospital, pharmacy: aPharmacy, company: aCompany } as const;
  const [make = aGuardian] = Object.entries(makers).flatMap(([audience, maker]) =>
    audiences.includes(audience as Audience) ? [maker] : [],
  );
  return make(app);
}
