import { formatBusinessNumber } from '@petcare/business-number';
import { Type } from '@fastify/type-provider-typebox';
import { networkOf } from '@petcare/node';
import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { checkerOf } from '../../platform/refusals/validation.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { account, accountOf, application, applicationOf, hospitalOf, listings, pharmacyOf } from './registrations.forms.ts';
import { registrationsAnHour } from './registrations.policy.ts';
import type { RegistrationsService } from './registrations.service.ts';

/** Enough for a form that asks as one types. */
/** Reads what is public: in the process, since it only bounds a flood. */
const SEARCHES = { max: 120, windowSeconds: 10 * 60, store: 'process' } as const;

const readHospital = checkerOf(Type.Object({ ...account, ...application, ...listings.hospital }));
const readPharmacy = checkerOf(Type.Object({ ...account, ...application, ...listings.pharmacy }));

type Services = { registrations: RegistrationsService; rateLimits: RateLimiter };

export function registrationsResolvers({ registrations, rateLimits }: Services): Resolvers {
  const countJoining = async (ip: string) => void unwrap(await rateLimits.hit(`register-business:${networkOf(ip)}`, registrationsAnHour));

  return {
    Query: {
      getMyRegistration: async (_root, _args, context) => {
        const viewer = signedInViewer(context);
        const mine = await registrations.getMyRegistration(viewer);
        if (!mine) return null;
        const { id, kind, businessNumber, status, reason, businessId, listingName, isClaim, createdAt, decidedAt } = mine;
        return {
          id: String(id),
          kind,
          registrationNumber: formatBusinessNumber(businessNumber),
          status,
          reason,
          listingId: businessId === null ? null : String(businessId),
          listingName,
          isClaim,
          licenceUrl: registrations.licenceUrl(mine),
          createdAt,
          decidedAt,
        };
      },
      searchClaimableListings: async (_root, { kind, search }, { ip }) => {
        unwrap(await rateLimits.hit(`claimable:${networkOf(ip)}`, SEARCHES));
        const found = await registrations.searchClaimable(kind, search);
        return found.map(({ id, name, address, phone }) => ({ id: String(id), name, address, contract: phone }));
      },
    },
    Mutation: {
      registerHospital: async (_root, { input }, { ip }) => {
        await countJoining(ip);
        const form = readHospital(input);
        return unwrap(await registrations.register('hospital', accountOf(form), { ...applicationOf(form), listing: hospitalOf(form) }));
      },
      registerPharmacy: async (_root, { input }, { ip }) => {
        await countJoining(ip);
        const form = readPharmacy(input);
        return unwrap(await registrations.register('pharmacy', accountOf(form), { ...applicationOf(form), listing: pharmacyOf(form) }));
      },
    },
  };
}
