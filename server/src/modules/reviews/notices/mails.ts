import { framedMail, type MailText } from '../../../platform/outbox/mail-frame.ts';
import type { ToldReply, ToldReview } from './notices.sql.ts';

const SHOWN = 5;
const MOST_LETTERS = 120;

/** The mail to a business about reviews that came; `page` says where it answers them. */
export function newReviewsMail(name: string, reviews: readonly ToldReview[], page: string): MailText {
  const count = reviews.length;
  const news = count === 1 ? `${name}에 새 리뷰가 올라왔어요` : `${name}에 새 리뷰 ${count}개가 올라왔어요`;
  const lines = reviews.slice(0, SHOWN).map(({ averageRating, visitDate, review }) => {
    return `★ ${averageRating.toFixed(1)} · ${dayOf(visitDate)} 방문\n${shortened(review)}`;
  });
  return framedMail(
    news,
    `${news}.`,
    ...lines,
    ...(count > SHOWN ? [`그 밖에 ${count - SHOWN}개가 더 있어요.`] : []),
    `아래에서 모두 읽고 답글을 남길 수 있어요.\n${page}`,
  );
}

/** The mail to the writer of a review about the reply; `page` says where the review is. */
export function replyMail({ name, content }: ToldReply, page: string): MailText {
  const news = `${name}에서 내 리뷰에 답글을 남겼어요`;
  return framedMail(news, `${news}.`, shortened(content), `리뷰와 답글 보기\n${page}`);
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS).join('')}…`;
}

function dayOf(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}년 ${month}월 ${day}일`;
}
