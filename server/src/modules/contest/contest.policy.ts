import { conflict, invalid, type AppError, type PropertyError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { isBlank } from '../../platform/text/plain-text.ts';

export type RoundState = 'before' | 'running' | 'ended';
type Dates = { startsAt: string; endsAt: string };
export type ContestClosed = AppError<'CONTEST_CLOSED'>;

export const TITLE_MAX = 100;
export const CONTENT_MAX = 20_000;
export const contentTooLong = invalid('content', 'maxLength', '내용은 20,000자까지 적을 수 있어요.');
export const COMMENT_MAX = 1_000;
export const MOST_IMAGES = 12;
/** Of one person in one round. */
export const MOST_ENTRIES = 3;
const MOST_PRIZES = 10;

export function stateOf({ startsAt, endsAt }: Dates, now: Date): RoundState {
  const at = now.getTime();
  if (at < Date.parse(startsAt)) return 'before';
  return at < Date.parse(endsAt) ? 'running' : 'ended';
}

const closed = {
  before: conflict('CONTEST_CLOSED', '아직 시작하지 않은 콘테스트예요. 시작하면 참여해 주세요.'),
  ended: conflict('CONTEST_CLOSED', '이미 끝난 콘테스트예요. 다음 콘테스트에 참여해 주세요.'),
};

/** Nothing is written to a round before it begins or after its end. */
export function decideOpen(round: Dates, now: Date): Result<null, ContestClosed> {
  const state = stateOf(round, now);
  return state === 'running' ? ok(null) : err(closed[state]);
}

/** `text` is what the content says without its markup, `pictures` how many it shows beside the entry's own. */
export function checkEntry(entry: { title: string; html: string; text: string; pictures: number; images: number }): PropertyError[] {
  const titleLength = [...entry.title].length;
  return [
    ...(!isBlank(entry.title) && titleLength <= TITLE_MAX
      ? []
      : [invalid('title', 'length', `제목은 1자에서 ${TITLE_MAX}자까지 적어 주세요.`)]),
    ...(!isBlank(entry.text) ? [] : [invalid('content', 'minLength', '사진에 담긴 이야기를 적어 주세요.')]),
    ...([...entry.html].length <= CONTENT_MAX ? [] : [contentTooLong]),
    ...(entry.pictures === 0 ? [] : [invalid('content', 'pictures', '사진은 글 안이 아니라 사진 칸에 올려 주세요.')]),
    ...(entry.images >= 1 ? [] : [invalid('image1', 'required', '사진을 한 장 이상 올려 주세요.')]),
    ...(entry.images <= MOST_IMAGES ? [] : [invalid('image1', 'maxItems', `사진은 ${MOST_IMAGES}장까지 올릴 수 있어요.`)]),
  ];
}

/** A hidden entry is there for its author alone. */
export function isShown(entry: { userId: number | null; hiddenReason: string | null }, viewerId: number | undefined): boolean {
  return entry.hiddenReason === null || (viewerId !== undefined && entry.userId === viewerId);
}

/** A comment that was deleted or hidden takes no answers and no likes. */
export function isGone(comment: { content: string | null; hiddenReason: string | null }): boolean {
  return comment.content === null || comment.hiddenReason !== null;
}

export function checkComment(comment: string): PropertyError[] {
  const length = [...comment].length;
  return !isBlank(comment) && length <= COMMENT_MAX ? [] : [invalid('comment', 'length', '댓글은 1자에서 1,000자까지 적어 주세요.')];
}

export function checkRound(round: { title: string; prizes: readonly string[] } & Dates): PropertyError[] {
  const titleLength = [...round.title].length;
  const isDated = !Number.isNaN(Date.parse(round.startsAt)) && Date.parse(round.endsAt) > Date.parse(round.startsAt);
  return [
    ...(!isBlank(round.title) && titleLength <= TITLE_MAX
      ? []
      : [invalid('title', 'length', `제목은 1자에서 ${TITLE_MAX}자까지 적어 주세요.`)]),
    ...(isDated ? [] : [invalid('endsAt', 'after', '끝나는 때는 시작하는 때보다 늦어야 해요.')]),
    ...(round.prizes.length >= 1 && round.prizes.length <= MOST_PRIZES && !round.prizes.some(isBlank)
      ? []
      : [invalid('prizes', 'length', `상품은 1개에서 ${MOST_PRIZES}개까지 적어 주세요.`)]),
  ];
}
