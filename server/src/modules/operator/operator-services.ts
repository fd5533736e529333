import type { Uploads } from '../../platform/uploads/uploads.ts';
import type { AccountsVerbs } from '../accounts/index.ts';
import type { BannersService } from '../banners/index.ts';
import type { BoardsVerbs } from '../boards/index.ts';
import type { ContestVerbs } from '../contest/index.ts';
import type { FaqsService } from '../faqs/index.ts';
import type { GiftGoodsService, GiftsService } from '../gifts/index.ts';
import type { InquiryDesk } from '../inquiries/index.ts';
import type { ListingsVerbs } from '../listings/index.ts';
import type { ModerationService } from '../moderation/index.ts';
import type { NoticeDesk } from '../notices/index.ts';
import type { PassGoodsService } from '../passes/index.ts';
import type { CancelsService, OrdersService } from '../payments/index.ts';
import type { RegistrationDecisions, RegistrationsService } from '../registrations/index.ts';
import type { ReceiptDecisions } from '../reviews/index.ts';
import type { VoicesService } from '../voices/index.ts';
import type { WordsService } from '../words/index.ts';

/** What acts ask of other modules. */
export type OperatorServices = {
  accounts: Pick<AccountsVerbs, 'blocks' | 'findAccountByEmail' | 'publicUsersByIds' | 'setAwaitsApproval'>;
  banners: Pick<BannersService, 'desk'>;
  boards: Pick<BoardsVerbs, 'readPost' | 'comments' | 'findPostId'>;
  contest: Pick<ContestVerbs, 'listRounds' | 'desk'>;
  faqs: Pick<FaqsService, 'listFaqs' | 'countFaqs' | 'desk'>;
  gifts: Pick<GiftsService, 'checkGift' | 'useGift'> & { goods: GiftGoodsService };
  inquiries: { desk: InquiryDesk };
  listings: ListingsVerbs;
  moderation: ModerationService;
  notices: { desk: NoticeDesk };
  passes: { goods: PassGoodsService };
  payments: Pick<CancelsService, 'listOpenCancels' | 'askAgain' | 'closeByHand'> & { orders: Pick<OrdersService, 'refund'> };
  registrations: Pick<RegistrationsService, 'licenceUrl'> & { decisions: RegistrationDecisions };
  reviews: { receiptDecisions: ReceiptDecisions };
  uploads: Pick<Uploads, 'privateUrl'>;
  voices: VoicesService;
  words: WordsService;
};
