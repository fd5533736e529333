import { addDays, instantOf, seoulDate } from '@petcare/time';
import { parseId } from '../../platform/database/ids.ts';
import type { OperatorContests } from './contests.service.ts';
import { writtenIn } from './written-file.ts';

/** As they were typed. `from`, `to`: days in Seoul, the last one included; `prizes`: with a comma between, the first one first. */
export type ContestValues = {
  title?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  prizes?: string | undefined;
  file?: string | undefined;
};
type Say = { say(line: string): number; refuse(line: string): number };

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** `contests …`: list, open, announce. Null where it is none of them. */
export async function runContests(
  contests: OperatorContests,
  [kind, what, id, ...entries]: readonly (string | undefined)[],
  { title, from, to, prizes, file }: ContestValues,
  { say, refuse }: Say,
): Promise<number | null> {
  if (kind !== 'contests') return null;
  if (what === 'list') {
    for (const { id: of, title: name, startsAt, endsAt, entryCount, announcedAt } of await contests.list()) {
      const last = seoulDate(Date.parse(endsAt) - 1);
      say(
        [`${of}번`, name, `${seoulDate(Date.parse(startsAt))} ~ ${last}`, `응모작 ${entryCount}`, ...(announcedAt ? ['발표함'] : [])].join(
          ' · ',
        ),
      );
    }
    return 0;
  }
  if (what === 'open' && title !== undefined && from && to && prizes !== undefined && file !== undefined) {
    if (!DAY.test(from) || !DAY.test(to)) return refuse('날짜는 2026-12-01처럼 적어 주세요.');
    const description = await writtenIn(file);
    if (description === undefined) return refuse(`글을 읽을 수 없어요: ${file}`);
    const [startsAt, endsAt] = [instantOf(from), instantOf(addDays(to, 1))].map((at) => new Date(at).toISOString()) as [string, string];
    const opened = await contests.open({ title, description, prizes: prizes.split(',').map((prize) => prize.trim()), startsAt, endsAt });
    return opened.ok ? say(`콘테스트 ${opened.value}번을 열었어요.`) : refuse(opened.error.message);
  }
  if (what === 'announce' && id && entries.length > 0) {
    const announced = await contests.announce(
      parseId(id),
      entries.map((entry) => parseId(entry ?? '')),
    );
    return announced.ok ? say(`콘테스트 ${id}번의 수상작 ${entries.length}점을 발표했어요.`) : refuse(announced.error.message);
  }
  return null;
}
