import type { Result } from '../../platform/errors/result.ts';
import { forgetAnswersOf } from '../../platform/idempotency/idempotency.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { AccountsVerbs } from '../accounts/index.ts';
import type { FavouritesService } from '../favourites/index.ts';
import type { InquiriesService } from '../inquiries/index.ts';
import type { ListingsVerbs } from '../listings/index.ts';
import type { MessagesService } from '../messages/index.ts';
import type { PetsService } from '../pets/index.ts';
import type { PointsService } from '../points/index.ts';
import type { ProductsService } from '../products/index.ts';
import type { PushService } from '../push/index.ts';
import type { RegistrationsService } from '../registrations/index.ts';
import type { ReservationsService } from '../reservations/index.ts';
import type { ReviewsVerbs } from '../reviews/index.ts';
import type { StaffService } from '../staff/index.ts';
import type { VoicesService } from '../voices/index.ts';

export type WithdrawalService = {
  /**
   * Ends a membership: all of it or, on a refusal, nothing. INVALID_PASSWORD; LOGIN_AGAIN for an account without
   * one; NO_ACCESS_TOKEN when it has ended already.
   */
  withdraw(viewer: Viewer, password: string | null): Promise<Result<null>>;
};

export type WithdrawalDeps = {
  accounts: Pick<AccountsVerbs, 'own'>;
  reservations: ReservationsService;
  listings: ListingsVerbs;
  registrations: RegistrationsService;
  products: ProductsService;
  pets: PetsService;
  points: PointsService;
  reviews: Pick<ReviewsVerbs, 'receipts'>;
  inquiries: Pick<InquiriesService, 'forgetInquiries'>;
  voices: Pick<VoicesService, 'forgetSender'>;
  messages: Pick<MessagesService, 'forgetMessages'>;
  staff: Pick<StaffService, 'forgetStaff'>;
  favourites: Pick<FavouritesService, 'forgetFavourites'>;
  push: Pick<PushService, 'forgetDevices'>;
};

export function createWithdrawalService(deps: WithdrawalDeps): WithdrawalService {
  const {
    accounts,
    reservations,
    listings,
    registrations,
    products,
    points,
    pets,
    reviews,
    inquiries,
    voices,
    messages,
    staff,
    favourites,
    push,
  } = deps;
  return {
    async withdraw(viewer, password) {
      const confirmed = await accounts.own.confirmSelf(viewer, password);
      if (!confirmed.ok) return confirmed;
      let removePapers = async () => {};
      let removeReceipts = async () => {};
      let removeInquiries = async () => {};
      const erased = await accounts.own.eraseAccount(viewer, async (tx) => {
        removePapers = await registrations.forgetRegistrations(tx, viewer.id);
        removeReceipts = await reviews.receipts.forgetReceipts(tx, viewer.id);
        removeInquiries = await inquiries.forgetInquiries(tx, viewer.id);
        await voices.forgetSender(tx, viewer.id);
        await messages.forgetMessages(tx, viewer.id);
        await staff.forgetStaff(tx, viewer);
        await favourites.forgetFavourites(tx, viewer.id);
        await push.forgetDevices(tx, viewer.id);
        await reservations.cancelOfLeavingGuest(tx, viewer.id);
        for (const businessId of await listings.owners.releaseOfLeavingOwner(tx, viewer.id)) {
          await reservations.rejectOfLeavingBusiness(tx, businessId);
          await listings.companies.forgetDetails(tx, businessId);
          await products.forgetProducts(tx, businessId);
        }
        await pets.forgetPets(tx, viewer.id);
        await points.forfeitPoints(tx, viewer.id);
        await forgetAnswersOf(tx, viewer.id);
      });
      if (erased.ok) await Promise.all([removePapers(), removeReceipts(), removeInquiries()]);
      return erased;
    },
  };
}
