import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatPhone } from '@petcare/phone';
import { seoulDate } from '@petcare/time';
import { parseId } from '../../platform/database/ids.ts';
import type { Result } from '../../platform/errors/result.ts';
import { incomingText } from '../../platform/text/incoming-text.ts';
import type { Inquiry } from '../inquiries/index.ts';
import { businessTypes } from '../voices/index.ts';
import type { OperatorAnswers } from './answers.service.ts';
import { textIn } from './written-file.ts';

type Say = { say(line: string): number; refuse(line: string): number };
type Words = readonly (string | undefined)[];

/** `inquiries …`, `voices …` and `ads …`. `file` has an answer. Null where it is none of them. */
export async function runAnswers(
  operator: OperatorAnswers,
  [kind, what, id]: Words,
  file: string | undefined,
  console: Say,
): Promise<number | null> {
  if (kind === 'inquiries') return runInquiries(operator.inquiries, what, id, file, console);
  if (kind === 'voices') return runVoices(operator.voices, what, id, console);
  if (kind === 'ads') return runAds(operator.voices, what, id, console);
  return null;
}

async function runInquiries(
  inquiries: OperatorAnswers['inquiries'],
  what: string | undefined,
  id: string | undefined,
  file: string | undefined,
  { say, refuse }: Say,
): Promise<number | null> {
  if (what === 'list') {
    const waiting = await inquiries.listWaiting();
    for (const one of waiting) say(headOf(one));
    return say(`답을 기다리는 문의 ${waiting.length}건`);
  }
  if (what === 'show' && id) {
    const found = await inquiries.read(parseId(id));
    return found.ok ? show(inquiries, found.value, say) : refuse(found.error.message);
  }
  if ((what === 'answer' || what === 'correct') && id && file !== undefined) {
    const answer = await textIn(file);
    if (answer === undefined) return refuse(`글을 읽을 수 없어요: ${file}`);
    if (what === 'correct') return told(await inquiries.correct(parseId(id), incomingText(answer)), `문의 ${id}번의 답을 고쳤어요.`);
    const done = await inquiries.answer(parseId(id), incomingText(answer));
    if (!done.ok) return refuse(done.error.message);
    return say(`문의 ${id}번에 답했어요. ${done.value.isTold ? '곧 메일로 알려요' : '메일은 보내지 않아요'}.`);
  }
  return null;

  function told(done: Result<null>, line: string): number {
    return done.ok ? say(line) : refuse(done.error.message);
  }
}

/** With files of its pictures, which only who runs this may read. */
async function show(inquiries: OperatorAnswers['inquiries'], inquiry: Inquiry, say: Say['say']): Promise<number> {
  say(headOf(inquiry));
  say(inquiry.content);
  const folder = inquiry.pictures.length > 0 ? await mkdtemp(join(tmpdir(), 'petcare-inquiry-')) : '';
  for (const [index, key] of inquiry.pictures.entries()) {
    const picture = await inquiries.openPicture(key);
    const path = join(folder, `${index + 1}${key.endsWith('.pdf') ? '.pdf' : '.webp'}`);
    if (picture) await writeFile(path, picture, { mode: 0o600 });
    say(picture ? `사진: ${path}` : '사진: 파일이 없어요');
  }
  return say(inquiry.answer === null ? '아직 답하지 않았어요.' : `답: ${inquiry.answer}`);
}

async function runVoices(
  voices: OperatorAnswers['voices'],
  what: string | undefined,
  id: string | undefined,
  { say, refuse }: Say,
): Promise<number | null> {
  if (what === 'list') {
    const open = await voices.listOpenVoices();
    for (const one of open) {
      say(
        [`${one.id}번`, dayOf(one), one.inquiry, one.name, one.email, one.contact && formatPhone(one.contact)].filter(Boolean).join(' · '),
      );
      say(`  ${one.content.replaceAll('\n', ' ')}`);
    }
    return say(`처리하지 않은 고객의 소리 ${open.length}건`);
  }
  if (what !== 'close' || !id) return null;
  const closed = await voices.closeVoice(parseId(id));
  return closed.ok ? say(`고객의 소리 ${id}번을 마쳤어요.`) : refuse(closed.error.message);
}

async function runAds(
  voices: OperatorAnswers['voices'],
  what: string | undefined,
  id: string | undefined,
  { say, refuse }: Say,
): Promise<number | null> {
  if (what === 'list') {
    const open = await voices.listOpenAds();
    for (const one of open) {
      const who = [one.company, businessTypes[one.businessType], one.name, one.email, one.contract && formatPhone(one.contract)];
      say([`${one.id}번`, dayOf(one), ...who].filter(Boolean).join(' · '));
      if (one.other) say(`  ${one.other.replaceAll('\n', ' ')}`);
    }
    return say(`처리하지 않은 광고 문의 ${open.length}건`);
  }
  if (what !== 'close' || !id) return null;
  const closed = await voices.closeAd(parseId(id));
  return closed.ok ? say(`광고 문의 ${id}번을 마쳤어요.`) : refuse(closed.error.message);
}

const dayOf = ({ createdAt }: { createdAt: string }) => seoulDate(new Date(createdAt));
const headOf = (one: Inquiry) => [`${one.id}번`, dayOf(one), one.category, one.title, `사진 ${one.pictures.length}장`].join(' · ');
