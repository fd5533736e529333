import { formatBusinessNumber } from '@petcare/business-number';
import { Type, type Static } from '@fastify/type-provider-typebox';
import { formatPhone } from '@petcare/phone';
import { ok } from '../../../../platform/errors/result.ts';
import { topicsOfListings, type ChangedTopic } from '../../../../platform/topics.ts';
import { orTaken } from '../../../registrations/index.ts';
import { asAnswered, changeAct, listAct, showAct, type ActContext, type AddressOf } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { number, text } from '../../fields.ts';
import { done } from '../common/done.ts';

const registration = {
  id: Type.Integer(),
  kind: Type.String(),
  businessNumber: Type.String(),
  isClaim: Type.Boolean({ description: 'of a listing that is there already' }),
  businessId: orNull(Type.Integer()),
  listingName: orNull(Type.String()),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  status: Type.String(),
  reason: orNull(Type.String()),
  createdAt: Type.String(),
  licence: Type.String({ description: 'its papers: an address, good for ten minutes' }),
};
const Registration = Type.Object(registration);
type Entry = Parameters<ActContext['registrations']['licenceUrl']>[0] & Omit<Static<typeof Registration>, 'licence'>;

const withPapers = ({ registrations }: ActContext, { businessNumber, ...entry }: Entry) => ({
  ...entry,
  businessNumber: formatBusinessNumber(businessNumber),
  licence: registrations.licenceUrl(entry),
});

function linesOf(one: Static<typeof Registration>, addressOf: AddressOf): string[] {
  const listing = `${one.isClaim ? '있는 업체' : '새 업체'} ${one.businessId ?? '없어짐'} ${one.listingName ?? ''}`;
  const who = [one.name, one.email, formatPhone(one.phone), one.createdAt];
  return [
    [`${one.id}번`, one.kind, one.businessNumber, listing, ...who].join(' · '),
    `  서류(10분 동안 열려요): ${addressOf(one.licence)}`,
  ];
}
const named = { area: 'registrations' };

export const registrationsActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '승인을 기다리는 업체의 가입 신청을 오래된 것부터 서류와 함께 보여요.',
    item: Registration,
    async list(context, asked) {
      const { items, total } = await context.registrations.decisions.listPendingRegistrations(asked);
      return ok({ items: items.map((entry) => withPapers(context, entry)), total });
    },
    line: linesOf,
    totalLine: (total) => `기다리는 신청 ${total}건`,
  }),
  showAct({
    ...named,
    verb: 'show',
    help: '신청 하나를 처리한 것도 서류와 함께 보여요.',
    input: { registration: number('신청 번호') },
    output: registration,
    async run(context, { registration: id }) {
      const found = await context.registrations.decisions.findRegistration(id);
      return found.ok ? ok(withPapers(context, found.value)) : found;
    },
    lines: (one, addressOf) => [...linesOf(one, addressOf), `  ${[one.status, one.reason].filter(Boolean).join(': ')}`],
  }),
  changeAct({
    ...named,
    verb: 'approve',
    kind: 'final',
    help: '신청을 승인해 업체 계정으로 만들고 그 업체를 공개해요. 같은 곳이나 번호로 신청한 다른 건은 돌려보내요.',
    changes: asAnswered,
    input: { registration: number('신청 번호') },
    more: { refused: Type.Integer({ description: 'others for the same listing or number' }) },
    run: ({ change, registrations: { decisions } }, { registration: id }) =>
      orTaken(() =>
        change<{ done: string; refused: number; changed: readonly ChangedTopic[] }>({ registrationId: id }, async (tx, also) => {
          const approved = await decisions.approveRegistration(tx, id);
          if (!approved.ok) return approved;
          const { businessId, refused: rivals } = approved.value;
          for (const { id: other, reason } of rivals) also('reject', { registrationId: other, reason, approvedInstead: id });
          const refused = rivals.length;
          const others = refused > 0 ? ` 같은 곳이나 번호로 신청한 ${refused}건은 돌려보냈어요.` : '';
          return ok({ done: `신청 ${id}번을 승인했어요.${others}`, refused, changed: topicsOfListings([businessId]) });
        }),
      ),
  }),
  changeAct({
    ...named,
    verb: 'reject',
    help: '신청을 이유와 함께 돌려보내요. 신청한 계정에 이유를 보여 주고, 다시 신청할 수 있어요.',
    changes: [],
    input: { registration: number('신청 번호'), reason: text('돌려보내는 이유') },
    run: ({ change, registrations: { decisions } }, { registration: id, reason }) =>
      change({ registrationId: id, reason: reason.trim() }, async (tx) =>
        done(await decisions.rejectRegistration(tx, id, reason), `신청 ${id}번을 돌려보냈어요.`),
      ),
  }),
];
