/** Says that there is an answer and where, not what it says: it is private. `page` says where it is read. */
export function answeredMail({ title, page }: { title: string; page: string }): { subject: string; text: string } {
  return {
    subject: '[펫케어] 1:1 문의에 답변이 달렸어요',
    text: ['안녕하세요, 펫케어예요.', `‘${title}’ 문의에 답변을 드렸어요.`, `1:1 문의에서 볼 수 있어요.\n${page}`, ''].join('\n\n'),
  };
}
