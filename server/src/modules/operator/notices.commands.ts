import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { seoulDate } from '@petcare/time';
import { parseId } from '../../platform/database/ids.ts';
import type { Result } from '../../platform/errors/result.ts';
import { incomingText } from '../../platform/text/incoming-text.ts';
import type { OperatorNotices } from './notices.service.ts';
import { writtenIn } from './written-file.ts';

/** As they were typed. `file`: with the content of a notice or the answer to a question, or what is attached. */
export type NoticeValues = {
  title?: string | undefined;
  writer?: string | undefined;
  category?: string | undefined;
  question?: string | undefined;
  place?: string | undefined;
  file?: string | undefined;
};
type Say = { say(line: string): number; refuse(line: string): number };
type Words = readonly (string | undefined)[];

const HOUSE = '펫케어 운영팀';
const USUAL_PLACE = 100;

/** `notices …` and `faqs …`: list, add, change, remove, and attach and detach of notices. Null where it is none of them. */
export async function runNotices(operator: OperatorNotices, words: Words, values: NoticeValues, console: Say): Promise<number | null> {
  const [kind] = words;
  if (kind !== 'notices' && kind !== 'faqs') return null;
  if ((words[1] === 'add' || words[1] === 'change') && values.file !== undefined && (await writtenIn(values.file)) === undefined) {
    return console.refuse(`글을 읽을 수 없어요: ${values.file}`);
  }
  return kind === 'notices' ? runNotice(operator.notices, words, values, console) : runFaq(operator.faqs, words, values, console);
}

async function runNotice(
  notices: OperatorNotices['notices'],
  [, what, id, fileId]: Words,
  { title, writer, file }: NoticeValues,
  { say, refuse }: Say,
): Promise<number | null> {
  const told = telling({ say, refuse });
  if (what === 'list') {
    for (const { id: of, title: heading, writer: by, viewCount, createdAt } of await notices.list()) {
      say([`${of}번`, seoulDate(new Date(createdAt)), heading, by, `조회 ${viewCount}`].join(' · '));
    }
    return 0;
  }
  if (what === 'add' && title !== undefined && file !== undefined) {
    const content = await contentOf(file);
    return told(await notices.add({ title, content, writer: writer ?? HOUSE }), (made) => `공지 ${made}번을 올렸어요.`);
  }
  if (what === 'change' && id && (title ?? writer ?? file) !== undefined) {
    const draft = {
      ...(title !== undefined && { title }),
      ...(writer !== undefined && { writer }),
      ...(file !== undefined && { content: await contentOf(file) }),
    };
    return told(await notices.change(parseId(id), draft), () => `공지 ${id}번을 고쳤어요.`);
  }
  if (what === 'remove' && id) return told(await notices.remove(parseId(id)), () => `공지 ${id}번을 지웠어요.`);
  if (what === 'attach' && id && file !== undefined) {
    if (!existsSync(file)) return refuse(`파일이 없어요: ${file}`);
    const attached = await notices.attach(parseId(id), { path: file, name: incomingText(basename(file)) });
    return told(attached, (made) => `공지 ${id}번에 파일 ${made}번을 붙였어요.`);
  }
  if (what === 'detach' && id && fileId) {
    return told(await notices.detach(parseId(id), parseId(fileId)), () => `공지 ${id}번에서 파일 ${fileId}번을 뗐어요.`);
  }
  return null;
}

async function runFaq(
  faqs: OperatorNotices['faqs'],
  [, what, id]: Words,
  { category, question, place, file }: NoticeValues,
  { say, refuse }: Say,
): Promise<number | null> {
  const told = telling({ say, refuse });
  if (what === 'list') {
    const listed = await faqs.list();
    if (!listed.ok) return refuse(listed.error.message);
    for (const one of listed.value) say([`${one.id}번`, one.category, `순서 ${one.place}`, one.question].join(' · '));
    return 0;
  }
  if (what === 'add' && category !== undefined && question !== undefined && file !== undefined) {
    const draft = { category, question, answer: await contentOf(file), place: place === undefined ? USUAL_PLACE : numberOf(place) };
    return told(await faqs.add(draft), (made) => `질문 ${made}번을 올렸어요.`);
  }
  if (what === 'change' && id && (category ?? question ?? place ?? file) !== undefined) {
    const draft = {
      ...(category !== undefined && { category }),
      ...(question !== undefined && { question }),
      ...(place !== undefined && { place: numberOf(place) }),
      ...(file !== undefined && { answer: await contentOf(file) }),
    };
    return told(await faqs.change(parseId(id), draft), () => `질문 ${id}번을 고쳤어요.`);
  }
  if (what === 'remove' && id) return told(await faqs.remove(parseId(id)), () => `질문 ${id}번을 지웠어요.`);
  return null;
}

/** An act's answer in words. */
function telling({ say, refuse }: Say) {
  return <Value>(done: Result<Value>, words: (value: Value) => string) => (done.ok ? say(words(done.value)) : refuse(done.error.message));
}

const contentOf = async (file: string) => incomingText((await writtenIn(file)) ?? '');
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
