import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** A CDN may show it, whose host stands in front. */
const STORED = /^((?:https?:\/\/[^/]+)?\/uploads\/images\/[0-9a-f-]+)\/\d+\.webp$/;
const widths = [200, 320, 560, 800, 1600] as const;

/**
 * The forms in which a stored picture can be had: `type` and `srcSet` of its `source` elements. None for another picture. A browser that
 * knows no AVIF has the `img` beside them.
 */
export function pictureSources(src: string): { type: string; srcSet: string }[] {
  const [, folder] = STORED.exec(src) ?? [];
  if (!folder) return [];
  return [{ type: 'image/avif', srcSet: widths.map((width) => `${folder}/${width}.avif ${width}w`).join(', ') }];
}

/** Props of `Picture`. */
export interface PictureProps {
  /** The address of a stored picture in any of its widths, or of any other picture. */
  src: string;
  /** A description of the picture; empty where the text beside it says so already. */
  alt: string;
  /** The width at which it is shown, as in `sizes` of an `img`; not `auto`, with which Chromium keeps the page of a picture that is left. */
  sizes: string;
  /** Width by height of its place; a default of the space that is kept for it, where the styles around say nothing else. */
  ratio: number;
  /** The main picture of the first screen: fetched before everything else. Default false: fetched when it comes near. */
  isFirst?: boolean;
  className?: string;
}

/** A picture that fills its place, in the smallest form that this browser and this place can do with. */
export function Picture({ src, alt, sizes, ratio, isFirst = false, className }: PictureProps) {
  const urgency: ComponentProps<'img'> = isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' };
  return (
    <Frame>
      {pictureSources(src).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image
        {...urgency}
        className={className}
        // A place that is as high as what is in it would grow with a picture of another shape when that has come.
        style={{ aspectRatio: ratio }}
        src={src}
        alt={alt}
        width={800}
        height={Math.round(800 / ratio)}
        decoding="async"
      />
    </Frame>
  );
}

const Frame = styled.picture`
  display: contents;
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
