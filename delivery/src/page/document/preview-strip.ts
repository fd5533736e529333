import { escapeHtml } from '../../http/escape.ts';

/** A preview as its page tells of it. */
export type ShownPreview = { package: string; release: string; expiresAt: Date };

const STYLE = `#preview{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.5rem 1rem;background:#2a211c;color:#fff;font:.875rem/1.5 -apple-system,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR',sans-serif;word-break:keep-all;overflow-wrap:anywhere}#preview p{margin:0}#preview a{padding:.25rem 0;color:#ffd9bf;text-decoration:underline}`;

const day = new Intl.DateTimeFormat('ko-KR', { month: 'long', day: 'numeric', timeZone: 'Asia/Seoul' });

/** The strip above the page of a preview, whatever becomes of its scripts; nothing above what is live. */
export function previewStrip({ preview, pathname }: { preview: ShownPreview | null; pathname: string }, nonce: string): string {
  if (!preview) return '';
  const what = `미리보기예요 · ${preview.package} ${preview.release} · ${day.format(preview.expiresAt)}까지`;
  return `<style nonce="${nonce}">${STYLE}</style>
<aside id="preview" aria-label="미리보기"><p>${escapeHtml(what)}</p><a href="${escapeHtml(`${pathname}?preview=`)}">미리보기 끝내기</a></aside>
`;
}
