import { Type } from '@fastify/type-provider-typebox';
import { badRequest, conflict, notFound } from '../../../platform/errors/app-error.ts';
import { err, ok } from '../../../platform/errors/result.ts';
import { AccountType } from '../../../platform/session/viewer.ts';
import type { ListingKind } from '../../listings/index.ts';
import { changeAct } from '../act.ts';
import { number, text } from '../fields.ts';
import { done } from './done.ts';

const named = { area: 'listings' };
const input = { listing: number('업체 번호') };
const noAccount = notFound('이 이메일로 가입한 계정이 없어요.');
const noBusiness = badRequest('NOT_A_BUSINESS', '업체 계정이 아니에요.');
const waits = (registration: number) =>
  conflict('REGISTRATION_WAITS', `가입 신청 ${registration}번으로 들어온 곳이에요. 그 신청을 먼저 처리해 주세요.`);

const kindOf: Readonly<Partial<Record<AccountType, ListingKind>>> = {
  [AccountType.hospital]: 'hospital',
  [AccountType.pharmacy]: 'pharmacy',
  [AccountType.company]: 'company',
};

export const listingsActs = [
  changeAct({
    ...named,
    verb: 'approve',
    help: '업체를 공개해요. 가입 신청과 함께 들어온 곳은 신청을 승인하면 공개돼요.',
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
    input: { email: text('업체 계정의 이메일'), licence: text('인허가 관리번호') },
    more: { id: Type.Integer() },
    run: ({ accounts, change, listings, registrations: { decisions } }, { email, licence }) =>
      change<{ done: string; id: number }>(
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
          return ok({ done: `업체 ${listing.value}번을 ${email} 계정에 맡겼어요.`, id: listing.value });
        },
      ),
  }),
];
