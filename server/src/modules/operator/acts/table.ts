import type { Act } from '../act.ts';
import { bannersActs } from './content/banners.acts.ts';
import { companyActs } from './businesses/company.acts.ts';
import { contestsActs } from './content/contests.acts.ts';
import { correctionsActs } from './businesses/corrections.acts.ts';
import { faqsActs } from './content/faqs.acts.ts';
import { giftsActs } from './money/gifts.acts.ts';
import { inquiriesActs } from './content/inquiries.acts.ts';
import { listingsActs } from './businesses/listings.acts.ts';
import { logActs } from './people/log.acts.ts';
import { noticesActs } from './content/notices.acts.ts';
import { operatorsActs } from './people/operators.acts.ts';
import { passesActs } from './money/passes.acts.ts';
import { paymentsActs } from './money/payments.acts.ts';
import { postsActs } from './content/posts.acts.ts';
import { premiumActs } from './businesses/premium.acts.ts';
import { receiptsActs } from './money/receipts.acts.ts';
import { registrationsActs } from './people/registrations.acts.ts';
import { reportsActs } from './content/reports.acts.ts';
import { statisticsActs } from './businesses/statistics.acts.ts';
import { textsActs } from './content/texts.acts.ts';
import { usersActs } from './people/users.acts.ts';
import { adsActs, voicesActs } from './content/voices.acts.ts';
import { wordsActs } from './content/words.acts.ts';

/** Each area of acts with what it is about, in the order in which they are shown. */
export const areas: Readonly<Record<string, { label: string; acts: readonly Act[] }>> = {
  registrations: { label: '업체의 가입 신청', acts: registrationsActs },
  listings: { label: '업체', acts: listingsActs },
  premium: { label: '프리미엄', acts: premiumActs },
  corrections: { label: '업체 정보 수정 제안', acts: correctionsActs },
  receipts: { label: '리뷰의 영수증', acts: receiptsActs },
  reports: { label: '신고', acts: reportsActs },
  texts: { label: '글 가리기', acts: textsActs },
  words: { label: '금칙어', acts: wordsActs },
  users: { label: '회원', acts: usersActs },
  inquiries: { label: '1:1 문의', acts: inquiriesActs },
  voices: { label: '고객의 소리', acts: voicesActs },
  ads: { label: '광고 문의', acts: adsActs },
  payments: { label: '결제와 환불', acts: paymentsActs },
  gifts: { label: '상품권', acts: giftsActs },
  passes: { label: '이용권', acts: passesActs },
  notices: { label: '공지', acts: noticesActs },
  faqs: { label: '자주 묻는 질문', acts: faqsActs },
  posts: { label: '게시판', acts: postsActs },
  contests: { label: '사진 콘테스트', acts: contestsActs },
  banners: { label: '배너', acts: bannersActs },
  company: { label: '회사 정보', acts: companyActs },
  statistics: { label: '통계', acts: statisticsActs },
  operators: { label: '운영자', acts: operatorsActs },
  acts: { label: '한 일', acts: logActs },
};

/** Everything that operators do, on the command line and on the page. */
export const operatorActs: readonly Act[] = Object.values(areas).flatMap(({ acts }) => acts);

export function findAct(area: string, verb: string): Act | undefined {
  return Object.hasOwn(areas, area) ? areas[area]!.acts.find((act) => act.verb === verb) : undefined;
}
