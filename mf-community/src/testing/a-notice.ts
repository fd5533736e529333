export type NoticeRow = { id: string; title: string; viewCount: number; file: { id: string }[]; createdAt: string };

/** A notice as a list has it. */
export function aNotice(given: Partial<NoticeRow> = {}): NoticeRow {
  return { id: '7', title: '겨울 산책 안전 수칙', viewCount: 1204, file: [{ id: '1' }], createdAt: '2026-11-21T02:55:00.000Z', ...given };
}

/** The same as its page has it. */
export function aReadNotice() {
  return {
    ...aNotice(),
    content: '<p>산책은 <b>짧게</b> 여러 번 &amp; 따뜻하게</p>',
    file: [
      { id: '1', name: '안전 수칙.pdf', url: '/api/client/notice/7/file/1', size: 84_000 },
      { id: '2', name: '포스터.webp', url: '/api/client/notice/7/file/2', size: 2_340_000 },
    ],
    admin: { name: '펫케어 운영팀' },
    updatedAt: null as string | null,
  };
}
