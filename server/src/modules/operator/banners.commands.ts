import { existsSync } from 'node:fs';
import { seoulDate } from '@petcare/time';
import { parseId } from '../../platform/database/ids.ts';
import { bannerTypes, type BannerDraft } from '../banners/index.ts';
import type { OperatorBanners } from './banners.service.ts';

/** As they were typed. `file`: the picture of a PC. */
export type BannerValues = {
  name?: string | undefined;
  type?: string | undefined;
  url?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  file?: string | undefined;
  mobile?: string | undefined;
  ad?: boolean | undefined;
  'no-ad'?: boolean | undefined;
};
type Say = { say(line: string): number; refuse(line: string): number };

/** `banners …`: list, add, edit, hide, show, remove. Null where it is none of them. */
export async function runBanners(
  banners: OperatorBanners,
  [kind, what, id]: readonly (string | undefined)[],
  values: BannerValues,
  { say, refuse }: Say,
): Promise<number | null> {
  if (kind !== 'banners') return null;
  if (what === 'list') {
    for (const one of await banners.list()) {
      const days = `${dayOf(one.displayStart)}–${dayOf(new Date(Date.parse(one.displayEnd) - 1).toISOString())}`;
      const marks = [...(one.isAd ? ['광고'] : []), ...(one.visible ? [] : ['가림'])];
      const counted = [`본 사람 ${one.views}`, `누른 사람 ${one.clicks}`];
      say([`${one.id}번`, bannerTypes[one.type], one.name, one.url, days, ...counted, ...marks].join(' · '));
    }
    return 0;
  }
  const { name, type: place, url, start, end, file, mobile, ad: isAd = false } = values;
  if (what === 'add' && name !== undefined && place !== undefined && url !== undefined && start !== undefined && end !== undefined) {
    if (file === undefined || mobile === undefined) return null;
    const gone = missingOf([file, mobile]);
    if (gone !== undefined) return refuse(gone);
    const added = await banners.add({ place, name, url, start, end, isAd }, { pc: file, mobile });
    return added.ok ? say(`배너 ${added.value}번을 걸었어요.`) : refuse(added.error.message);
  }
  if (what === 'edit' && id) {
    const draft = editsOf(values);
    const pictures = { ...(file !== undefined && { pc: file }), ...(mobile !== undefined && { mobile }) };
    if (Object.keys(draft).length + Object.keys(pictures).length === 0) return null;
    const gone = missingOf(Object.values(pictures));
    if (gone !== undefined) return refuse(gone);
    const edited = await banners.edit(parseId(id), draft, pictures);
    return edited.ok ? say(`배너 ${id}번을 고쳤어요.`) : refuse(edited.error.message);
  }
  if ((what === 'hide' || what === 'show') && id) {
    const done = await banners.setVisible(parseId(id), what === 'show');
    return done.ok ? say(`배너 ${id}번을 ${what === 'show' ? '보여요' : '가렸어요'}.`) : refuse(done.error.message);
  }
  if (what === 'remove' && id) {
    const done = await banners.remove(parseId(id));
    return done.ok ? say(`배너 ${id}번을 지웠어요.`) : refuse(done.error.message);
  }
  return null;
}

/** The fields that were typed. */
function editsOf({ name, type: place, url, start, end, ad, 'no-ad': noAd }: BannerValues): Partial<BannerDraft> {
  return {
    ...(name !== undefined && { name }),
    ...(place !== undefined && { place }),
    ...(url !== undefined && { url }),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    ...((ad || noAd) && { isAd: ad === true }),
  };
}

function missingOf(files: readonly string[]): string | undefined {
  const missing = files.find((path) => !existsSync(path));
  return missing === undefined ? undefined : `파일이 없어요: ${missing}`;
}

const dayOf = (instant: string) => seoulDate(new Date(instant));
