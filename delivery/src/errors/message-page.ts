import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/escape.ts';

// The look of the site, without a file of it: here no release is known.
const SENTENCE_STYLE = `:root{color-scheme:light dark}body{max-width:30rem;margin:18vh auto;padding:0 1.5rem;background:#fffbf7;color:#2a211c;font:1.0625rem/1.75 Pretendard,-apple-system,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR',sans-serif;word-break:keep-all;overflow-wrap:anywhere}h1{color:#c2410d;font-size:1.375rem}a{color:#a73812}@media (prefers-color-scheme:dark){body{background:#16110e;color:#f5ede6}h1{color:#ff9a6c}a{color:#ffb08a}}`;
const SENTENCE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(SENTENCE_STYLE).digest('base64')}'`;

function sentenceHtml(sentence: string): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${SENTENCE_POLICY}">
<title>펫케어</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${SENTENCE_STYLE}</style>
</head>
<body><main><h1>펫케어</h1><p>${sentence}</p></main></body>
</html>
`;
}

const quoted = (requestId: string) => `<br>계속되면 고객센터에 이 번호를 알려 주세요: <code>${escapeHtml(requestId)}</code>`;

/** The page that is shown while there is no release yet, or while it can't be read. */
export function notReadyHtml(requestId: string): string {
  return sentenceHtml(`펫케어를 준비하고 있어요. 잠시 뒤에 다시 열어 주세요.${quoted(requestId)}`);
}

/** The page for somebody whose page could not be made. */
export function failedHtml(requestId: string): string {
  return sentenceHtml(`문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.${quoted(requestId)}`);
}

/** The page for somebody whose request came to no page, because nobody could read it. */
export function refusedHtml(message: string): string {
  return sentenceHtml(`${message} 주소에 빠지거나 잘못 들어간 글자가 없는지 확인하거나 <a href="/">펫케어 첫 화면</a>으로 가 주세요.`);
}

/** The addresses at which a tester goes on: `rest` opens the page with what could be read, `off` with none of it. */
type WaysOut = { rest: string; off: string };

const codes = (texts: readonly string[]) => texts.map((text) => `<code>${escapeHtml(text)}</code>`).join(', ');

/** The page for a tester whose address says no switch and side. */
export function unreadableSwitchHtml(unreadable: readonly string[], { rest, off }: WaysOut): string {
  return sentenceHtml(
    `${codes(unreadable)}: 어느 쪽을 볼지 알 수 없어요. <code>new-map:on</code>이나 <code>new-map:off</code>처럼 적어 주세요. ` +
      `<a href="${escapeHtml(rest)}">잘못 적은 것만 빼고 열기</a> · <a href="${escapeHtml(off)}">고른 스위치 없이 열기</a>`,
  );
}

/** The page for a tester who asks for releases that are not there. */
export function unknownReleaseHtml(unknown: readonly string[], { rest, off }: WaysOut): string {
  return sentenceHtml(
    `${codes(unknown)}: 이런 릴리스가 없거나 이미 정리되었어요. <code>mf-search@0123456789ab</code>, <code>mf-search@canary</code>, <code>mf-search@localhost:4200</code>처럼 적어 주세요. ` +
      `<a href="${escapeHtml(rest)}">없는 것만 빼고 열기</a> · <a href="${escapeHtml(off)}">모두 끄고 열기</a>`,
  );
}

/** The page for somebody whose preview is over, or never was; the live site is at `live`. */
export function endedPreviewHtml(live: string): string {
  return sentenceHtml(`이 미리보기는 끝났거나 없는 미리보기예요. <a href="${escapeHtml(live)}">지금의 펫케어 보기</a>`);
}

/** The page for somebody whose preview doesn't fit the site any more; `live` ends the preview. */
export function unfitPreviewHtml(of: { package: string; release: string }, misfits: readonly string[], live: string): string {
  const why = misfits.map((misfit) => `<br><code>${escapeHtml(misfit)}</code>`).join('');
  return sentenceHtml(
    `${escapeHtml(`${of.package} ${of.release}`)}의 미리보기는 그 뒤에 바뀐 펫케어와 맞지 않아서 열 수 없어요. 고쳐서 미리보기를 새로 만들어 주세요.${why}<br>` +
      `<a href="${escapeHtml(live)}">미리보기를 끝내고 지금의 펫케어 보기</a>`,
  );
}

/** The page for a link to a mix of releases that opens none. */
export function brokenLinkHtml(status: 400 | 404): string {
  const why = status === 404 ? '이 링크가 가리키는 화면 구성을 찾을 수 없어요.' : '링크가 올바르지 않거나 기간이 지났어요.';
  return sentenceHtml(`${why} 링크를 보낸 분에게 새 링크를 부탁하거나 <a href="/?composition=">지금의 펫케어</a>를 열어 주세요.`);
}
