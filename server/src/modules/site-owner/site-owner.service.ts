import { formatBusinessNumber, parseBusinessNumber } from '@petcare/business-number';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { oneLine } from '../../platform/text/plain-text.ts';
import { checkOwner, ownerFields, type OwnerField, type SiteOwner } from './site-owner.policy.ts';
import * as store from './site-owner.sql.ts';

/** The company that runs the site. */
export type SiteOwnerService = {
  /** For every page: what is up to ten seconds old. */
  getSiteOwner(): Promise<SiteOwner>;
  /** As it stands. */
  readSiteOwner(): Promise<SiteOwner>;
  /** Fields that are left out stay, an empty one is taken back; inside the caller's transaction, not reachable over the wire. */
  change(tx: Transaction, change: Partial<Record<OwnerField, string>>): Promise<Result<null, AppError<'VALIDATION_FAILED'>>>;
};

const KEPT_MS = 10_000;

export function createSiteOwnerService({ db, clock }: { db: Database; clock: Clock }): SiteOwnerService {
  let kept: { until: number; owner: Promise<SiteOwner> } | undefined;

  async function readSiteOwner(): Promise<SiteOwner> {
    const facts = new Map((await store.listFacts(db)).map(({ field, value }) => [field, value]));
    return Object.fromEntries(ownerFields.map((field) => [field, facts.get(field) ?? null])) as SiteOwner;
  }

  return {
    getSiteOwner() {
      const now = clock.now().getTime();
      if (kept && now < kept.until) return kept.owner;
      const owner = readSiteOwner();
      kept = { until: now + KEPT_MS, owner };
      owner.catch(() => (kept = undefined));
      return owner;
    },
    readSiteOwner,
    async change(tx, given) {
      const change = Object.fromEntries(Object.entries(given).map(([field, value]) => [field, oneLine(value)])) as typeof given;
      const errors = checkOwner(change);
      if (errors.length > 0) return err(validationFailed(errors));
      for (const field of ownerFields) {
        const value = change[field];
        if (value === '') await store.deleteFact(tx, field);
        else if (value !== undefined) await store.putFact(tx, field, written(field, value), clock.now());
      }
      return ok(null);
    },
  };
}

function written(field: OwnerField, value: string): string {
  const number = field === 'registrationNumber' ? parseBusinessNumber(value) : undefined;
  return number ? formatBusinessNumber(number) : value;
}
