import { existsSync } from 'node:fs';
import { seoulDate } from '@petcare/time';
import { parseId } from '../../platform/database/ids.ts';
import { bannerTypes } from '../banners/index.ts';
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
};
type Say = { say(line: string): number; refuse(line: string): number };

/** `banners …`: list, add, hide, show, remove. Null where it is none of them. */
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
    for (const path of [file, mobile]) if (!existsSync(path)) return refuse(`파일이 없어요: ${path}`);
    const added = await banners.add({ place, name, url, start, end, isAd }, { pc: file, mobile });
    return added.ok ? say(`배너 ${added.value}번을 걸었어요.`) : refuse(added.error.message);
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

const dayOf = (instant: string) => seoulDate(new Date(instant));
