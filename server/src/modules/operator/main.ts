import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { formatPhone } from '@petcare/phone';
import { seoulDate } from '@petcare/time';
import { buildApp } from '../../app.ts';
import { readEnvironment } from '../../environment.ts';
import { systemClock } from '../../platform/clock.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { parseId } from '../../platform/database/ids.ts';
import { incomingTexts } from '../../platform/text/incoming-text.ts';
import { formatBusinessNumber } from '../registrations/index.ts';
import { runAnswers } from './answers.commands.ts';
import { runContests, type ContestValues } from './contests.commands.ts';
import { runBanners, type BannerValues } from './banners.commands.ts';
import { runGoods, type GoodsValues } from './goods.commands.ts';
import { createOperatorService, type OperatorService } from './index.ts';
import { listReceipts } from './list-receipts.ts';
import { runModeration, type ModerationValues } from './moderation.commands.ts';
import { runNotices, type NoticeValues } from './notices.commands.ts';
import { runPosts, type PostValues } from './posts.commands.ts';
import { runRefunds } from './refunds.commands.ts';

const USAGE = `사용법:
  npm run operator -- registrations
  npm run operator -- approve-registration <신청 번호>
  npm run operator -- reject-registration <신청 번호> --reason "돌려보내는 이유"
  npm run operator -- corrections
  npm run operator -- close-correction <제안 번호>
  npm run operator -- receipts
  npm run operator -- verify-receipt <영수증 번호>
  npm run operator -- refuse-receipt <영수증 번호> --reason "인증하지 않는 이유"
  npm run operator -- reports list
  npm run operator -- reports show <종류> <번호>
  npm run operator -- reports settle <종류> <번호> <kept|hidden|blocked> --reason "이유" [--until <마지막 날>]
  npm run operator -- hide <종류> <번호> --reason "가리는 이유"
  npm run operator -- restore <종류> <번호> --reason "다시 보이는 이유"
  npm run operator -- block <회원 번호나 이메일> --until <마지막 날> --reason "제한하는 이유"
  npm run operator -- unblock <회원 번호나 이메일> --reason "푸는 이유"
  npm run operator -- blocks
  npm run operator -- words list
  npm run operator -- words add <금칙어>
  npm run operator -- words remove <금칙어>
    종류: post comment entry entryComment message review. 글은 mypet/12처럼 게시판과 번호로도 적어요. 이 명령들은 --json을 받아요.
  npm run operator -- payments cancel <주문 번호> [돌려줄 금액] --reason "취소하는 이유"
  npm run operator -- payments refunds
  npm run operator -- payments retry <주문 번호>
  npm run operator -- payments close <주문 번호> --reason "다른 방법으로 돌려준 내용"
  npm run operator -- gifts check <상품권 번호>
  npm run operator -- gifts use <상품권 번호>
  npm run operator -- gifts list
  npm run operator -- gifts add --name "이름" --price <가격> --stock <재고>
  npm run operator -- gifts change <번호> [--price <가격>] [--stock <남은 재고>]
  npm run operator -- gifts picture <번호> --file <사진 파일>
  npm run operator -- gifts retire <번호>
  npm run operator -- gifts sell <번호>
  npm run operator -- passes list
  npm run operator -- passes add --name "이름" --days <날수> --price <가격>
  npm run operator -- passes change <번호> --price <가격>
  npm run operator -- passes retire <번호>
  npm run operator -- passes sell <번호>
  npm run operator -- posts comment <게시판> <글 번호> --text "내용" [--writer "쓴 사람"]
  npm run operator -- notices list
  npm run operator -- notices add --title "제목" --file <글 파일(.html, .txt)> [--writer "쓴 사람"]
  npm run operator -- notices change <번호> [--title "제목"] [--file <글 파일>] [--writer "쓴 사람"]
  npm run operator -- notices attach <번호> --file <이미지나 PDF>
  npm run operator -- notices detach <번호> <파일 번호>
  npm run operator -- notices remove <번호>
  npm run operator -- faqs list
  npm run operator -- faqs add --category "분류" --question "질문" --file <답 파일(.html, .txt)> [--place <순서>]
  npm run operator -- faqs change <번호> [--category "분류"] [--question "질문"] [--file <답 파일>] [--place <순서>]
  npm run operator -- faqs remove <번호>
  npm run operator -- inquiries list
  npm run operator -- inquiries show <번호>
  npm run operator -- inquiries answer <번호> --file <답 파일>
  npm run operator -- inquiries correct <번호> --file <고친 답 파일>
  npm run operator -- voices list
  npm run operator -- voices close <번호>
  npm run operator -- ads list
  npm run operator -- ads close <번호>
  npm run operator -- contests list
  npm run operator -- contests open --title "제목" --from 2026-12-01 --to 2026-12-20 --prizes "1등 상품, 2등 상품" --file <소개 파일(.html, .txt)>
  npm run operator -- contests announce <콘테스트 번호> <1등 응모작 번호> [2등 응모작 번호 …]
  npm run operator -- banners list
  npm run operator -- banners add --type <home|list> --name "그림 설명" --url <주소> --file <PC 그림> --mobile <모바일 그림> --start <날> --end <날> [--ad]
  npm run operator -- banners edit <번호> [--type <자리>] [--name "그림 설명"] [--url <주소>] [--file <PC 그림>] [--mobile <모바일 그림>] [--start <날>] [--end <날>] [--ad|--no-ad]
  npm run operator -- banners hide <번호>
  npm run operator -- banners show <번호>
  npm run operator -- banners remove <번호>
  npm run operator -- approve <업체 번호>
  npm run operator -- assign-listing --email hospital@petcare.test --licence <인허가 관리번호>`;

const { databaseUrl, config } = readEnvironment(process.env);
const db = createDatabase(databaseUrl, { max: 3 });
const { services } = buildApp({ db, clock: systemClock, config: { ...config, log: false } });
try {
  process.exitCode = await run(createOperatorService({ ...services, db, clock: systemClock, by: nameOfOperator() }));
} finally {
  await db.end();
}

/** The name that the log has: the one on this machine, or the one that a tool gives for whoever uses it. */
function nameOfOperator(): string {
  return process.env['OPERATOR'] ?? userInfo().username;
}

async function run(operator: OperatorService): Promise<number> {
  const { positionals, values } = readArguments();
  const [command, id, ...rest] = positionals;
  if (command === 'registrations') return list(await operator.pendingRegistrations());
  if (command === 'approve-registration' && id) {
    const approved = await operator.approveRegistration(parseId(id));
    if (!approved.ok) return refuse(approved.error.message);
    return say(`신청 ${id}번을 승인했어요.${approved.value > 0 ? ` 같은 곳이나 번호로 신청한 ${approved.value}건은 돌려보냈어요.` : ''}`);
  }
  if (command === 'reject-registration' && id && values.reason) {
    const rejected = await operator.rejectRegistration(parseId(id), values.reason);
    return rejected.ok ? say(`신청 ${id}번을 돌려보냈어요.`) : refuse(rejected.error.message);
  }
  if (command === 'corrections') {
    const open = await operator.corrections();
    for (const one of open) say([`${one.id}번`, `업체 ${one.businessId} ${one.name}`, one.subject, one.createdAt, one.content].join(' · '));
    return say(`기다리는 수정 제안 ${open.length}건`);
  }
  if (command === 'close-correction' && id) {
    const closed = await operator.closeCorrection(parseId(id));
    return closed.ok ? say(`제안 ${id}번을 마쳤어요.`) : refuse(closed.error.message);
  }
  if (command === 'receipts') return listReceipts(operator, say);
  if (command === 'verify-receipt' && id) {
    const verified = await operator.verifyReceipt(parseId(id));
    if (!verified.ok) return refuse(verified.error.message);
    const { point, isTold } = verified.value;
    return say(`영수증 ${id}번을 인증했어요. 작성자에게 ${point}포인트를 주고 ${isTold ? '곧 메일로 알려요' : '메일은 보내지 않아요'}.`);
  }
  if (command === 'refuse-receipt' && id && values.reason) {
    const refused = await operator.refuseReceipt(parseId(id), values.reason);
    if (!refused.ok) return refuse(refused.error.message);
    return say(`영수증 ${id}번을 돌려보냈어요. 작성자에게 ${refused.value.isTold ? '곧 메일로 알려요' : '메일은 보내지 않아요'}.`);
  }
  if (command === 'payments' && id === 'cancel' && rest[0] && values.reason) {
    const given = await operator.cancelPayment(rest[0], rest[1] === undefined ? null : Number(rest[1]), values.reason);
    if (!given.ok) return refuse(given.error.message);
    const { point, amount } = given.value;
    return say(`주문 ${rest[0]}에서 ${amount.toLocaleString('ko-KR')}원과 ${point.toLocaleString('ko-KR')}포인트를 돌려줘요.`);
  }
  if (command === 'payments') {
    const refunded = await runRefunds(operator, { what: id, order: rest[0], how: values.reason }, { say, refuse });
    if (refunded !== null) return refunded;
  }
  if (command === 'gifts' && (id === 'check' || id === 'use') && rest[0]) return useGift(operator, id, rest[0]);
  const moderated = await runModeration(operator.moderation, positionals, values, { say, refuse });
  if (moderated !== null) return moderated;
  const traded = await runGoods(operator.goods, positionals, values, { say, refuse });
  if (traded !== null) return traded;
  const told = await runNotices(operator.news, positionals, values, { say, refuse });
  if (told !== null) return told;
  const contested = await runContests(operator.contests, positionals, values, { say, refuse });
  if (contested !== null) return contested;
  const answered = await runAnswers(operator.answers, positionals, values.file, { say, refuse });
  if (answered !== null) return answered;
  const posted = await runPosts(operator.posts, positionals, values, { say, refuse });
  if (posted !== null) return posted;
  const hung = await runBanners(operator.banners, positionals, values, { say, refuse });
  if (hung !== null) return hung;
  if (command === 'approve' && id) {
    const approved = await operator.approve(parseId(id));
    return approved.ok ? say(`업체 ${id}번을 승인했어요.`) : refuse(approved.error.message);
  }
  if (command === 'assign-listing' && values.email && values.licence) {
    const assigned = await operator.assignListing(values.email, values.licence);
    return assigned.ok ? say(`업체 ${assigned.value}번을 ${values.email} 계정에 맡겼어요.`) : refuse(assigned.error.message);
  }
  return refuse(USAGE);
}

async function useGift(operator: OperatorService, what: 'check' | 'use', code: string): Promise<number> {
  const found = what === 'check' ? await operator.checkGift(code) : await operator.useGift(code);
  if (!found.ok) return refuse(found.error.message);
  const { id, name, price, expiresAt } = found.value;
  const card = `${id}번 ${name}(${price.toLocaleString('ko-KR')}원, ${seoulDate(new Date(expiresAt))}까지)`;
  const problem = 'problem' in found.value ? found.value.problem : null;
  if (problem) return refuse(`${card}: ${problem}`);
  return say(what === 'check' ? `${card}: 쓸 수 있어요.` : `${card}: 썼어요. 한 번 쓴 상품권은 다시 쓰거나 환불할 수 없어요.`);
}

type Values = GoodsValues &
  NoticeValues &
  ContestValues &
  BannerValues &
  PostValues &
  ModerationValues & { email?: string | undefined; licence?: string | undefined };

function readArguments(): { positionals: string[]; values: Values } {
  const text = { type: 'string' } as const;
  const ofGoods = { name: text, price: text, stock: text, days: text, file: text };
  const ofNotices = { title: text, writer: text, category: text, question: text, place: text };
  const ofContests = { from: text, to: text, prizes: text };
  const ofBanners = {
    type: text,
    url: text,
    start: text,
    end: text,
    mobile: text,
    ad: { type: 'boolean' },
    'no-ad': { type: 'boolean' },
  } as const;
  const ofModeration = { until: text, json: { type: 'boolean' } } as const;
  const own = { email: text, text, licence: text, reason: text };
  const options = { ...own, ...ofGoods, ...ofNotices, ...ofContests, ...ofBanners, ...ofModeration };
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    return { positionals, values: incomingTexts(values) as Values };
  } catch {
    return { positionals: [], values: {} };
  }
}

function list(registrations: Awaited<ReturnType<OperatorService['pendingRegistrations']>>): number {
  for (const one of registrations) {
    const listing = `${one.isClaim ? '있는 업체' : '새 업체'} ${one.businessId ?? '없어짐'} ${one.listingName ?? ''}`;
    say(
      [
        `${one.id}번`,
        one.kind,
        formatBusinessNumber(one.businessNumber),
        listing,
        one.name,
        one.email,
        formatPhone(one.phone),
        one.createdAt,
      ].join(' · '),
    );
    say(`  서류(10분 동안 열려요): ${process.env['PUBLIC_URL'] ?? ''}${services.registrations.licenceUrl(one)}`);
  }
  return say(`기다리는 신청 ${registrations.length}건`);
}

function say(line: string): number {
  console.log(line);
  return 0;
}

function refuse(line: string): number {
  console.error(line);
  return 1;
}
