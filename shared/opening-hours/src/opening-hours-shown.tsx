import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { exceptionSentences, type HoursExceptions } from './hours-in-words.ts';
import { hoursWords, type HoursKind } from './hours-words.ts';
import { HoursWeek } from './hours-week.tsx';
import type { BusinessDay } from './opening-hours.ts';

/** Props of `OpeningHours`: what the API says of a listing, null where nothing is known. */
export type OpeningHoursProps = {
  businessHours: readonly BusinessDay[] | null;
  /** Hours in the owner's words. */
  businessHoursText: string | null;
  /** Closed days in the owner's words; not shown where the exceptions say them. */
  humu: string | null;
  hoursExceptions: HoursExceptions | null;
  /** Says of itself that it never closes, which is as good as hours. */
  is24?: boolean;
  /** `YYYY-MM-DD`: whose line of the week stands out. */
  today?: string;
  /** The week opens at a press: for where today stands above it. */
  isFolded?: boolean;
  kind: HoursKind;
  /** Its telephone number: whoever finds no hours may call. */
  contract: string | null;
};

/** The usual week, and as sentences what it can't say. Words alone where nobody has understood them. */
export function OpeningHours({
  businessHours,
  businessHoursText,
  humu,
  hoursExceptions,
  is24 = false,
  today,
  isFolded = false,
  kind,
  contract,
}: OpeningHoursProps) {
  const unsaid = is24 ? '24시간 문을 여는 곳으로 알려져 있어요.' : hoursWords[kind].noHours;
  const exceptions = exceptionSentences(hoursExceptions);
  return (
    <>
      {businessHours && !isFolded && <HoursWeek week={businessHours} today={today} />}
      {businessHours && isFolded && (
        <details>
          <Summary>요일별 시간 보기</Summary>
          <HoursWeek week={businessHours} today={today} />
        </details>
      )}
      {!businessHours && !businessHoursText && <Note>{contract ? `${unsaid} 가기 전에 전화로 확인해 주세요.` : unsaid}</Note>}
      {exceptions.length > 0 && (
        <Exceptions aria-label="쉬는 날 안내">
          {exceptions.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Exceptions>
      )}
      {businessHoursText && <Note>{businessHoursText}</Note>}
      {humu && exceptions.length === 0 && <Note>휴무일: {humu}</Note>}
    </>
  );
}

const Summary = styled.summary`
  display: flex;
  align-items: center;
  min-height: ${tokens.touchTarget};
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  cursor: pointer;
`;

const Note = styled.p`
  color: ${tokens.color.textSoft};
  white-space: pre-line;
  word-break: keep-all;
  overflow-wrap: anywhere;
  * + & {
    margin-top: ${tokens.space[3]};
  }
`;

const Exceptions = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: ${tokens.space[4]} 0 0;
  padding-left: 1.1em;
  color: ${tokens.color.textSoft};
  list-style: disc;
  word-break: keep-all;
  li::marker {
    color: ${tokens.color.textMute};
  }
`;
