import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { isBlank } from '../../platform/text/plain-text.ts';

const TITLE_MAX = 100;
const CONTENT_MAX = 20_000;
const WRITER_MAX = 30;
const NAME_MAX = 100;
export const FILES_MAX = 10;

/** The fields of a notice; a field that is left out stays as it is. `text` and `pictures` are of its content. */
export type CheckedNotice = { title?: string; content?: { html: string; text: string; pictures: number }; writer?: string };

export function checkNotice({ title, content, writer }: CheckedNotice): PropertyError[] {
  return [
    ...(title === undefined || isShort(title, TITLE_MAX)
      ? []
      : [invalid('title', 'length', `제목은 1자에서 ${TITLE_MAX}자까지 적어 주세요.`)]),
    ...(content === undefined ? [] : checkContent(content)),
    ...(writer === undefined || isShort(writer, WRITER_MAX)
      ? []
      : [invalid('writer', 'length', `쓴 사람은 1자에서 ${WRITER_MAX}자까지 적어 주세요.`)]),
  ];
}

function checkContent({ html, text, pictures }: NonNullable<CheckedNotice['content']>): PropertyError[] {
  if (isBlank(text) && pictures === 0) return [invalid('content', 'minLength', '내용을 적어 주세요.')];
  return [...html].length <= CONTENT_MAX ? [] : [invalid('content', 'maxLength', '내용은 20,000자까지 적을 수 있어요.')];
}

/** The name under which a file is taken along: of its own name what every system bears, with the ending of what it has become. */
export function fileNameOf(given: string, key: string): string {
  const ending = key.endsWith('.pdf') ? '.pdf' : '.webp';
  const stem = given
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ')
    .trim();
  return `${[...(stem || '첨부파일')].slice(0, NAME_MAX).join('')}${ending}`;
}

const isShort = (text: string, most: number) => !isBlank(text) && [...text].length <= most;
