import { formatTime, Section, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { shortDay } from '../record/when-in-words.ts';
import type { TimePreview } from './time-setting.ts';

/** The next two weeks as guardians would see them with what stands in the form. */
export function PreviewedDays({ preview }: { preview: TimePreview | null }) {
  return (
    <Section title="이렇게 보여요" description="앞으로 두 주 동안 예약을 받는 시간이에요. 바꾸는 대로 다시 계산해요.">
      <Days aria-busy={!preview}>
        {(preview?.days ?? []).map(({ date, times }) => (
          <li key={date}>
            <strong>{shortDay(date)}</strong>
            <span>
              {times.length === 0
                ? '예약을 받지 않아요'
                : `${formatTime(times[0]!)}부터 ${formatTime(times.at(-1)!)}까지 · ${times.length}번`}
            </span>
          </li>
        ))}
      </Days>
    </Section>
  );
}

const Days = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space[2]} ${tokens.space[5]};
  min-height: 20rem;
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[3]};
    padding: ${tokens.space[2]} 0;
    border-bottom: 1px solid ${tokens.color.border};
    font-size: ${tokens.font.size.sm};
  }
  span {
    color: ${tokens.color.textSoft};
    text-align: end;
  }
`;
