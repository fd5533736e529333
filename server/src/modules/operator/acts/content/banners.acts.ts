import { Type } from '@fastify/type-provider-typebox';
import { err, ok } from '../../../../platform/errors/result.ts';
import { bannerTypes } from '../../../banners/index.ts';
import { changeAct, listAct } from '../../act.ts';
import { day, flag, givenFile, givenOf, number, oneOf, optional, text } from '../../fields.ts';
import { dayOf, lastDayBefore } from '../common/days.ts';
import { done, withId } from '../common/done.ts';
import { nothingToChange } from '../common/nothing-to-change.ts';

const named = { area: 'banners' };
const input = { banner: number('배너 번호') };
const draftFields = {
  type: oneOf(bannerTypes, '자리'),
  name: text('그림에 대한 설명'),
  url: text('눌렀을 때 갈 주소'),
  file: givenFile('picture', 'PC에서 보일 그림'),
  mobile: givenFile('picture', '모바일에서 보일 그림'),
  start: day('보이기 시작하는 날'),
  end: day('보이는 마지막 날'),
};
const ad = optional(flag('광고 표시'));
/** As an act keeps it. */
const told = (given: object): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));

export const bannersActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '배너를 새로운 것부터, 본 사람과 누른 사람의 수와 함께 보여요.',
    item: Type.Object({
      id: Type.Integer(),
      type: oneOf(bannerTypes, '자리'),
      name: Type.String(),
      url: Type.String(),
      pcImage: Type.String(),
      mobileImage: Type.String(),
      displayStart: Type.String(),
      displayEnd: Type.String(),
      isAd: Type.Boolean(),
      visible: Type.Boolean(),
      views: Type.Integer(),
      clicks: Type.Integer(),
    }),
    async list({ banners }, asked) {
      const { items, total } = await banners.desk.list(asked);
      return ok({ items: items.map((one) => ({ ...one, type: bannerTypes[one.type] ?? bannerTypes[0] })), total });
    },
    line(one) {
      const days = `${dayOf(one.displayStart)}–${lastDayBefore(one.displayEnd)}`;
      const marks = [...(one.isAd ? ['광고'] : []), ...(one.visible ? [] : ['가림'])];
      const counted = [`본 사람 ${one.views}`, `누른 사람 ${one.clicks}`];
      return [`${one.id}번`, one.type, one.name, one.url, days, ...counted, ...marks].join(' · ');
    },
    totalLine: (total) => `배너 ${total}개`,
  }),
  changeAct({
    ...named,
    verb: 'add',
    help: '홈이나 목록에 배너를 시작하는 날부터 마지막 날까지 걸어요.',
    changes: ['banners'],
    input: { ...draftFields, ad },
    more: { id: Type.Integer() },
    run: ({ change, banners: { desk } }, { type: place, file, mobile, ad: isAd = false, ...words }) =>
      desk.keepPictures({ pc: file.path, mobile: mobile.path }, (pictures) =>
        change({ ...words, place }, async (tx) =>
          withId(await desk.putUp(tx, { ...words, place, isAd }, pictures), (id) => `배너 ${id}번을 걸었어요.`),
        ),
      ),
  }),
  changeAct({
    ...named,
    verb: 'edit',
    help: '배너를 수정해요. 적지 않은 것과 센 수는 그대로예요.',
    changes: ['banners'],
    input: {
      ...input,
      type: optional(draftFields.type),
      name: optional(draftFields.name),
      url: optional(draftFields.url),
      file: optional(draftFields.file),
      mobile: optional(draftFields.mobile),
      start: optional(draftFields.start),
      end: optional(draftFields.end),
      ad,
    },
    async run({ change, banners: { desk } }, { banner: bannerId, type: place, file, mobile, ad: isAd, ...words }) {
      const draft = givenOf({ ...words, place, isAd });
      const files = givenOf({ pc: file?.path, mobile: mobile?.path });
      const names = givenOf({ pc: file?.filename, mobile: mobile?.filename });
      if (Object.keys(draft).length + Object.keys(files).length === 0) return err(nothingToChange);
      return desk.keepPictures(files, (pictures) =>
        change({ bannerId, ...told(draft), ...told(names) }, async (tx) =>
          done(await desk.change(tx, bannerId, draft, pictures), `배너 ${bannerId}번을 수정했어요.`),
        ),
      );
    },
  }),
  changeAct({
    ...named,
    verb: 'hide',
    help: '배너를 가려요.',
    changes: ['banners'],
    input,
    run: ({ change, banners }, { banner: bannerId }) =>
      change({ bannerId }, async (tx) => done(await banners.desk.setVisible(tx, bannerId, false), `배너 ${bannerId}번을 가렸어요.`)),
  }),
  changeAct({
    ...named,
    verb: 'show',
    help: '가린 배너를 다시 보여요.',
    changes: ['banners'],
    input,
    run: ({ change, banners }, { banner: bannerId }) =>
      change({ bannerId }, async (tx) => done(await banners.desk.setVisible(tx, bannerId, true), `배너 ${bannerId}번을 보여요.`)),
  }),
  changeAct({
    ...named,
    verb: 'remove',
    kind: 'final',
    help: '배너를 그림까지 삭제해요.',
    changes: ['banners'],
    input,
    run: ({ change, banners }, { banner: bannerId }) =>
      change({ bannerId }, async (tx) => done(await banners.desk.remove(tx, bannerId), `배너 ${bannerId}번을 삭제했어요.`)),
  }),
];
