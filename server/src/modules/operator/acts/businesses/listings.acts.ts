import { Type, type Static } from '@fastify/type-provider-typebox';
import { badRequest, conflict, notFound } from '../../../../platform/errors/app-error.ts';
import { err, ok } from '../../../../platform/errors/result.ts';
import { topicsOfListings, type ChangedTopic } from '../../../../platform/topics.ts';
import { AccountType } from '../../../../platform/session/viewer.ts';
import type { ListingKind } from '../../../listings/index.ts';
import type { AlertFacts } from '../../../alerts/index.ts';
import { asAnswered, changeAct, listAct, showAct } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { number, oneOf, optional, text, word } from '../../fields.ts';
import { done } from '../common/done.ts';

const named = { area: 'listings' };
const input = { listing: number('업체 번호') };
const noReason = badRequest('NO_REASON', '가리는 이유를 적어 주세요.');
const noAccount = notFound('이 이메일로 가입한 계정이 없어요.');
const noBusiness = badRequest('NOT_A_BUSINESS', '업체 계정이 아니에요.');
const waits = (registration: number) =>
  conflict('REGISTRATION_WAITS', `가입 신청 ${registration}번으로 들어온 곳이에요. 그 신청을 먼저 처리해 주세요.`);

const kindOf: Readonly<Partial<Record<AccountType, ListingKind>>> = {
  [AccountType.hospital]: 'hospital',
  [AccountType.pharmacy]: 'pharmacy',
  [AccountType.company]: 'company',
};

const kinds = ['hospital', 'pharmacy', 'company'] as const;
const approvals = ['pending', 'approved', 'rejected', 'hidden'] as const;
const stateWords: Record<(typeof approvals)[number], string> = {
  pending: '승인을 기다림',
  approved: '공개',
  rejected: '돌려보냄',
  hidden: '가림',
};
const listing = {
  id: Type.Integer(),
  kind: oneOf(kinds, '종류'),
  name: Type.String(),
  address: Type.String(),
  phone: orNull(Type.String()),
  licenceNumber: orNull(Type.String()),
  ownerUserId: orNull(Type.Integer()),
  approval: oneOf(approvals, '상태'),
  closedAt: orNull(Type.String()),
  isPremium: Type.Boolean(),
  reviewCount: Type.Integer(),
  createdAt: Type.String(),
};
const Listing = Type.Object(listing);

function lineOf(one: Static<typeof Listing>): string {
  return [
    ...[`${one.id}번`, one.kind, one.name, one.address],
    ...(one.licenceNumber === null ? [] : [`관리번호 ${one.licenceNumber}`]),
    one.ownerUserId === null ? '주인 없음' : `주인 회원 ${one.ownerUserId}번`,
    one.closedAt === null ? stateWords[one.approval] : '문 닫음',
    ...(one.isPremium ? ['프리미엄'] : []),
  ].join(' · ');
}

const toOwner = (ownerUserId: number | null, id: number, said: string): AlertFacts[] =>
  ownerUserId === null ? [] : [{ userId: ownerUserId, kind: 'moderation.listing', subject: `listing:${id}`, text: said, path: '/bizpage' }];

export const listingsActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '업체를 번호, 인허가 관리번호, 이름이나 주소의 낱말로 찾아 새로운 것부터 보여요. 공개되지 않은 것도 보여요.',
    input: {
      text: optional(word('찾을 말')),
      kind: optional(oneOf(kinds, '종류')),
      state: optional(oneOf(approvals, '상태')),
    },
    item: Listing,
    list: async ({ listings }, { text: said, kind, state: approval, ...page }) =>
      ok(await listings.desk.search({ text: said, kind, approval }, page)),
    line: lineOf,
    totalLine: (total) => `업체 ${total}곳`,
  }),
  showAct({
    ...named,
    verb: 'show',
    help: '업체 하나를 보여요.',
    input,
    output: listing,
    run: ({ listings }, { listing: id }) => listings.desk.read(id),
    lines: (one) => [lineOf(one)],
  }),
  changeAct({
    ...named,
    verb: 'hide',
    help: '공개된 업체를 가려요. 주인에게 이유를 알려요.',
    changes: ({ listing }) => [`listings:${listing}`],
    input: { ...input, reason: text('가리는 이유. 주인에게 보여요') },
    run: ({ alerts, change, listings }, { listing: businessId, reason }) =>
      change({ businessId, reason: reason.trim() }, async (tx) => {
        if (reason.trim() === '') return err(noReason);
        const hidden = await listings.desk.hide(tx, businessId);
        if (!hidden.ok) return hidden;
        const { name, ownerUserId } = hidden.value;
        const said = `운영 정책에 따라 ${name}이(가) 가려졌어요. 이유: ${reason.trim()}`;
        await alerts.tell(tx, toOwner(ownerUserId, businessId, said));
        return ok({ done: `업체 ${businessId}번 ${name}을(를) 가렸어요.` });
      }),
  }),
  changeAct({
    ...named,
    verb: 'restore',
    help: '가린 업체를 다시 보여요.',
    changes: ({ listing }) => [`listings:${listing}`],
    input,
    run: ({ alerts, change, listings }, { listing: businessId }) =>
      change({ businessId }, async (tx) => {
        const shown = await listings.desk.restore(tx, businessId);
        if (!shown.ok) return shown;
        const { name, ownerUserId } = shown.value;
        await alerts.tell(tx, toOwner(ownerUserId, businessId, `${name}을(를) 다시 보여요.`));
        return ok({ done: `업체 ${businessId}번 ${name}을(를) 다시 보여요.` });
      }),
  }),
  changeAct({
    ...named,
    verb: 'approve',
    help: '업체를 공개해요. 가입 신청과 함께 들어온 곳은 신청을 승인하면 공개돼요.',
    changes: ({ listing }) => [`listings:${listing}`],
    input,
    run: ({ change, listings, registrations: { decisions } }, { listing: businessId }) =>
      change({ businessId }, async (tx) => {
        const registration = await decisions.findUnapprovedMaker(businessId);
        if (registration !== undefined) return err(waits(registration));
        return done(await listings.approveListing(tx, businessId), `업체 ${businessId}번을 승인했어요.`);
      }),
  }),
  changeAct({
    ...named,
    verb: 'assign',
    help: '인허가로 들어온 업체를 계정에 맡기고 공개해요. 그 계정이 맡았던 곳은 주인이 없게 돼요.',
    changes: asAnswered,
    input: { email: text('업체 계정의 이메일'), licence: text('인허가 관리번호') },
    more: { id: Type.Integer() },
    run: ({ accounts, change, listings, registrations: { decisions } }, { email, licence }) =>
      change<{ done: string; id: number; changed: readonly ChangedTopic[] }>(
        ({ id }) => ({ email, licence, businessId: id }),
        async (tx) => {
          const account = await accounts.findAccountByEmail(email);
          if (!account) return err(noAccount);
          const kind = kindOf[account.accountType as AccountType];
          if (!kind) return err(noBusiness);
          const registration = await decisions.findPendingRegistration(account.id);
          if (registration !== undefined) return err(waits(registration));
          const listing = await listings.owners.assignByLicence(tx, kind, licence, account.id);
          if (!listing.ok) return listing;
          await accounts.setAwaitsApproval(tx, account.id, false);
          const { id, left } = listing.value;
          return ok({ done: `업체 ${id}번을 ${email} 계정에 맡겼어요.`, id, changed: topicsOfListings([id, ...left]) });
        },
      ),
  }),
];
