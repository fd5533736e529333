import { PassThrough } from 'node:stream';
import type { OriginKind } from '@petcare/contracts';
import type { RenderedPageParts } from '../../render/render-page.ts';
import { contentSecurityPolicy } from './csp.ts';
import { statusOf } from './head-tags.ts';
import { documentEnd, documentStart, styleElement, type PageParts } from './html.ts';
import type { MapProvider } from '../../settings/settings.ts';
import { createNonce } from './nonce.ts';
import { pageAnswer, type PageAnswer } from './page-answer.ts';

/** A page that is being made: what is there goes at once when something is still to come, and the whole is there in the end. */
export type PageProduction = {
  status: 200 | 404;
  policy: string;
  /** The page as it comes; null when it is there already. */
  /** Packages that could not be rendered of it so far, and how. */
  unrendered: readonly string[];
  stream: PassThrough | null;
  answer: Promise<PageAnswer>;
};

type Body = RenderedPageParts['body'];

/** @param rendered null when nothing was; `whole` says whether that is as it should be */
export function producePage(
  parts: PageParts,
  rendered: RenderedPageParts | null,
  {
    now,
    whole,
    ...allowed
  }: {
    now: number;
    whole: boolean;
    origins: readonly string[];
    foreign: Record<OriginKind, readonly string[]>;
    formTargets: readonly string[];
    map: MapProvider | undefined;
    uploadsUrl: string | null;
  },
): PageProduction {
  const nonce = createNonce();
  const status = statusOf({ head: rendered?.head ?? null, route: parts.route });
  const policy = contentSecurityPolicy(nonce, allowed.origins, {
    isRendered: rendered !== null,
    trackers: parts.composition.trackers,
    foreign: allowed.foreign,
    formTargets: allowed.formTargets,
    map: allowed.map,
    uploadsUrl: allowed.uploadsUrl,
  });
  const body = rendered?.body ?? [];
  const { uploadsUrl } = allowed;
  const showsPictures = uploadsUrl !== null && body.some((piece) => typeof piece === 'string' && piece.includes(uploadsUrl));
  const pictureHost = showsPictures ? uploadsUrl : null;
  const stream = body.some((piece) => typeof piece !== 'string') ? new PassThrough() : null;
  let html = '';
  const write = (text: string) => {
    html += text;
    stream?.write(text);
  };

  async function writeAll(pieces: Body): Promise<void> {
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        write(piece);
        continue;
      }
      const late = await piece;
      write(styleElement(late.styles, parts, nonce));
      await writeAll(late.body);
    }
  }

  async function produce(): Promise<PageAnswer> {
    write(documentStart(parts, rendered, nonce, pictureHost));
    await writeAll(body);
    write(documentEnd(parts, rendered && { now, data: rendered.data, structured: rendered.structured() }, nonce));
    stream?.end();
    const topics = rendered ? rendered.topics() : [];
    return pageAnswer(html, {
      status,
      policy,
      whole: rendered ? rendered.isWhole() : whole,
      made: { nonce, now },
      topics,
      unrendered: rendered?.unrendered() ?? [],
    });
  }
  return { status, policy, unrendered: rendered?.unrendered() ?? [], stream, answer: produce() };
}
