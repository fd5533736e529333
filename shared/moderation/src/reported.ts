/** Something that somebody else has written, as the API names it. */
export type ReportTarget = { kind: 'post' | 'comment' | 'entry' | 'entryComment' | 'message' | 'review'; id: string };
