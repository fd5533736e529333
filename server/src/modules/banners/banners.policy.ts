import { isCalendarDay } from '@petcare/time';
import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { isBlank } from '../../platform/text/plain-text.ts';

/** The place of a banner, by the number that goes over the wire. */
export const bannerTypes = ['home', 'list'] as const;
export type BannerPlace = (typeof bannerTypes)[number];

/** A banner as an operator describes it. Days of Seoul, the last one included. */
export type BannerDraft = { place: string; name: string; url: string; start: string; end: string; isAd: boolean };

const NAME_MAX = 100;
const URL_MAX = 500;

export function checkBanner({ place, name, url, start, end }: BannerDraft): PropertyError[] {
  return [
    ...(bannerTypes.some((one) => one === place) ? [] : [invalid('type', 'isIn', `자리는 ${bannerTypes.join(', ')} 가운데 하나예요.`)]),
    ...(!isBlank(name) && [...name].length <= NAME_MAX
      ? []
      : [invalid('name', 'length', `이름은 1자에서 ${NAME_MAX}자까지 적어 주세요. 그림이 보이지 않는 사람에게 읽어 줘요.`)]),
    ...(isLink(url) ? [] : [invalid('url', 'isUrl', '주소는 /로 시작하는 우리 주소나 https://로 시작하는 주소로 적어 주세요.')]),
    ...(isCalendarDay(start) && isCalendarDay(end) && start <= end
      ? []
      : [invalid('displayStart', 'isPeriod', '보이는 날은 2026-12-01처럼 적고, 끝나는 날이 시작하는 날보다 빠르지 않게 해 주세요.')]),
  ];
}

/** A path of this site. */
export function isInternal(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

function isLink(url: string): boolean {
  if (url.length > URL_MAX || /[\s\\]/.test(url)) return false;
  if (isInternal(url)) return true;
  return URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).username === '';
}
