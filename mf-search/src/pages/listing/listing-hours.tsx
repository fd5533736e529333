import { Card, Section, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { exceptionSentences } from '../../lib/hours-in-words.ts';
import { OpenBadge } from '../../parts/open-badge.tsx';
import { HoursToday } from './hours-today.tsx';
import { HoursWeek } from './hours-week.tsx';
import { kindWords } from './kind-words.ts';
import type { Listing } from './listing.ts';

/** Today first, then the week and what it can't say. Words alone where nobody has understood them. */
export function ListingHours({ listing }: { listing: Listing }) {
  const { kind, businessHours, businessHoursText, humu, hoursExceptions, isOpenNow, openingToday } = listing;
  const words = kindWords[kind];
  const exceptions = exceptionSentences(hoursExceptions);
  return (
    <Section title={words.hours} actions={<OpenBadge isOpenNow={isOpenNow} />}>
      <Card>
        {openingToday && businessHours && <HoursToday today={openingToday} week={businessHours} isOpenNow={isOpenNow} />}
        {businessHours && <HoursWeek week={businessHours} today={openingToday?.date} />}
        {!businessHours && !businessHoursText && <Note>{words.noHours}</Note>}
        {exceptions.length > 0 && (
          <Exceptions aria-label="쉬는 날 안내">
            {exceptions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Exceptions>
        )}
        {businessHoursText && <Note>{businessHoursText}</Note>}
        {humu && exceptions.length === 0 && <Note>휴무일: {humu}</Note>}
      </Card>
    </Section>
  );
}

const Note = styled.p`
  color: ${tokens.color.textSoft};
  white-space: pre-line;
  word-break: keep-all;
  overflow-wrap: anywhere;
  * + & { margin-top: ${tokens.space[3]}; }
`;

const Exceptions = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: ${tokens.space[4]} 0 0;
  padding-left: 1.1em;
  color: ${tokens.color.textSoft};
  list-style: disc;
  word-break: keep-all;
  li::marker { color: ${tokens.color.textMute}; }
`;
