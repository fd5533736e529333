import { Type } from '@fastify/type-provider-typebox';
import { formatPhone } from '@petcare/phone';
import { ok } from '../../../../platform/errors/result.ts';
import { businessTypes } from '../../../voices/index.ts';
import { changeAct, listAct } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { number } from '../../fields.ts';
import { dayOf } from '../common/days.ts';
import { done } from '../common/done.ts';

const joined = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');
const onOneLine = (content: string) => `  ${content.replaceAll('\n', ' ')}`;

export const voicesActs = [
  listAct({
    area: 'voices',
    verb: 'list',
    help: '처리하지 않은 고객의 소리를 오래된 것부터 보여요.',
    item: Type.Object({
      id: Type.Integer(),
      inquiry: Type.String(),
      content: Type.String(),
      name: Type.String(),
      email: orNull(Type.String()),
      contact: orNull(Type.String()),
      createdAt: Type.String(),
    }),
    list: async ({ voices }, asked) => ok(await voices.listOpenVoices(asked)),
    line: (one) => [
      joined([`${one.id}번`, dayOf(one.createdAt), one.inquiry, one.name, one.email, one.contact && formatPhone(one.contact)]),
      onOneLine(one.content),
    ],
    totalLine: (total) => `처리하지 않은 고객의 소리 ${total}건`,
  }),
  changeAct({
    area: 'voices',
    verb: 'close',
    help: '살펴본 고객의 소리를 마쳐요.',
    changes: [],
    input: { voice: number('고객의 소리 번호') },
    run: ({ change, voices }, { voice: voiceId }) =>
      change({ voiceId }, async (tx) => done(await voices.closeVoice(tx, voiceId), `고객의 소리 ${voiceId}번을 마쳤어요.`)),
  }),
];

export const adsActs = [
  listAct({
    area: 'ads',
    verb: 'list',
    help: '처리하지 않은 광고 문의를 오래된 것부터 보여요.',
    item: Type.Object({
      id: Type.Integer(),
      company: Type.String(),
      businessType: Type.String(),
      name: Type.String(),
      email: Type.String(),
      contract: orNull(Type.String()),
      other: orNull(Type.String()),
      createdAt: Type.String(),
    }),
    async list({ voices }, asked) {
      const { items, total } = await voices.listOpenAds(asked);
      return ok({ items: items.map((one) => ({ ...one, businessType: businessTypes[one.businessType] ?? '' })), total });
    },
    line: (one) => [
      joined([
        `${one.id}번`,
        dayOf(one.createdAt),
        ...[one.company, one.businessType, one.name, one.email],
        one.contract && formatPhone(one.contract),
      ]),
      ...(one.other ? [onOneLine(one.other)] : []),
    ],
    totalLine: (total) => `처리하지 않은 광고 문의 ${total}건`,
  }),
  changeAct({
    area: 'ads',
    verb: 'close',
    help: '살펴본 광고 문의를 마쳐요.',
    changes: [],
    input: { ad: number('광고 문의 번호') },
    run: ({ change, voices }, { ad: adId }) =>
      change({ adId }, async (tx) => done(await voices.closeAd(tx, adId), `광고 문의 ${adId}번을 마쳤어요.`)),
  }),
];
