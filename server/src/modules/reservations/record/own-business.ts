import type { Sql } from '../../../platform/database/database.ts';
import { notFound, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { AccountType, type Viewer } from '../../../platform/session/viewer.ts';
import type { Listing, ListingsVerbs } from '../../listings/index.ts';

const kinds = { [AccountType.hospital]: 'hospital', [AccountType.company]: 'company' } as const;

/** The kind of business that can be booked and that this account is of. */
export function bookableKindOf({ accountType }: Viewer): 'hospital' | 'company' | undefined {
  return accountType in kinds ? kinds[accountType as keyof typeof kinds] : undefined;
}

export async function findOwnBusiness(listings: ListingsVerbs, sql: Sql, viewer: Viewer): Promise<Listing | undefined> {
  const kind = bookableKindOf(viewer);
  return kind && listings.listingOfOwner(sql, kind, viewer.id);
}

export async function requireOwnBusiness(
  listings: ListingsVerbs,
  sql: Sql,
  viewer: Viewer,
): Promise<Result<Listing, AppError<'NOT_FOUND'>>> {
  const listing = await findOwnBusiness(listings, sql, viewer);
  if (listing) return ok(listing);
  return err(notFound(bookableKindOf(viewer) === 'company' ? '등록된 업체가 없어요.' : '등록된 병원이 없어요.'));
}
