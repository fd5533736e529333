import { pictureSources } from '@petcare/ui';

const IMAGE = /<img src="([^"]+)" alt="([^"]*)"\s*\/?>/g;
const SIZES = '(min-width: 768px) 42rem, 100vw';

/** A post's HTML with each of its pictures in all the forms that there are of it; the first is fetched at once. */
export function withOfferedPictures(html: string): string {
  let count = 0;
  return html.replace(IMAGE, (image: string, src: string, alt: string) => {
    const sources = pictureSources(src).map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${SIZES}">`);
    if (sources.length === 0) return image;
    count += 1;
    return `<picture>${sources.join('')}<img src="${src}" alt="${alt}" decoding="async"${count > 1 ? ' loading="lazy"' : ''}></picture>`;
  });
}
