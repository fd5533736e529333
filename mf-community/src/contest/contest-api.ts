import type { ResultOf } from '@petcare/api';
import type { ContestEntryPage_Comments, ContestEntryPage_Entry, ContestPage_Entries, ContestPage_Round } from './contest-queries.ts';

export type Round = NonNullable<ResultOf<typeof ContestPage_Round>['getContest']>;
export type Entry = ResultOf<typeof ContestEntryPage_Entry>['getContestEntry'];
/** An entry as a list has it; of one's own with the reason for which it is hidden. */
export type ListedEntry = ResultOf<typeof ContestPage_Entries>['getContestEntries'][number] & { hiddenReason?: string | null };
export type Comment = ResultOf<typeof ContestEntryPage_Comments>['getContestComments'][number];
export type Answer = Comment['answers'][number];
export type Author = Pick<NonNullable<Entry['user']>, 'nickname'> | null;
/** An entry or a comment that can be liked. */
export type LikeTarget = { kind: 'entry' | 'comment'; id: string };

export const contestPath = '/community/contest';
export const entryPath = (id: string) => `${contestPath}/${id}`;
export const enterPath = `${contestPath}/input`;
export const editEntryPath = (id: string) => `${entryPath(id)}/edit`;
export const MOST_PICTURES = 12;
export const nameOf = (author: Author) => author?.nickname ?? '탈퇴한 회원';
