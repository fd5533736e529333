import type { RestData } from '@petcare/api';

export type Round = NonNullable<RestData<'get', '/api/client/contest'>>;
export type Entry = RestData<'get', '/api/client/contest/posts/{post_id}'>;
export type Comment = RestData<'get', '/api/client/contest/posts/{post_id}/comments'>['items'][number];
export type Answer = Comment['answers'][number];
export type Author = Entry['user'];
/** An entry or a comment that can be liked. */
export type Liked = { kind: 'entry' | 'comment'; id: string };

export const contestPath = '/community/contest';
export const entryPath = (id: string) => `${contestPath}/${id}`;
export const enterPath = `${contestPath}/input`;
export const editEntryPath = (id: string) => `${entryPath(id)}/edit`;
export const MOST_PICTURES = 12;
export const nameOf = (author: Author) => author?.nickname ?? '탈퇴한 회원';
