import { Card, formatPhone, formatWon, Icon, media, RatingStars, Stack, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Bookable } from '../bookable/bookable.ts';
import { businessPath } from '../record/venue.ts';
import { lineInWords, sumOf, type Line } from '../bookable/products.ts';
import type { TimeChoice } from '../when/use-when.ts';
import { endInWords, startInWords } from '../record/when-in-words.ts';

/** The place that is booked; read and shown before the form. */
export function BookedPlace({ business: { type: kind, id, name, address, phone, reviewScore, reviewCount } }: { business: Bookable }) {
  return (
    <Card padding="md">
      <Stack gap={2}>
        <Name to={businessPath({ kind, id })}>{name}</Name>
        {reviewScore !== null && <RatingStars value={reviewScore} showValue count={reviewCount} />}
        <Fact>
          <Icon name="map-pin" size={16} />
          {address}
        </Fact>
        {phone && (
          <Fact data-beside>
            <Icon name="phone" size={16} />
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
          </Fact>
        )}
      </Stack>
    </Card>
  );
}

type Props = { when: TimeChoice; petName: string; lines: readonly Line[]; problem: ReactNode; children: ReactNode };

/** The choices so far; on a phone the time, the sum and the way on stay in reach of a thumb. */
export function BookingSummary({ when: { date, endDate, time }, petName, lines, problem, children }: Props) {
  return (
    <Chosen data-foot-bar="" aria-label="고른 내용">
      <Parts>
        <Problem>{problem}</Problem>
        <Told aria-live="polite">
          <strong>
            {date ? startInWords(date, time) : '날짜를 골라 주세요.'} {date && !time && <span>시간 미정</span>}
          </strong>{' '}
          {date && endDate && <strong>{endInWords(date, endDate)}</strong>}
        </Told>
        <Lines>
          {petName && (
            <li>
              <span>반려동물</span>
              <span>{petName}</span>
            </li>
          )}
          {lines.map((line) => (
            <li key={line.offer.id}>
              <span>{lineInWords(line)}</span>
              <span>{formatWon(line.price)}</span>
            </li>
          ))}
        </Lines>
        {lines.length > 0 && (
          <Total>
            <span>합계</span>
            <strong>{formatWon(sumOf(lines))}</strong>
          </Total>
        )}
        <Act>{children}</Act>
      </Parts>
    </Chosen>
  );
}

const Name = styled(Link)`
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
  overflow-wrap: anywhere;
`;

const Fact = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  margin: 0;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  & > svg {
    flex: none;
    margin-top: 3px;
    color: ${tokens.color.textMute};
  }
  // A phone has it on the business's page, a press away.
  &[data-beside] {
    display: none;
    ${media.desktop} {
      display: flex;
    }
  }
`;

/** On a phone at the bottom of the screen, on a desktop in a column beside the form. */
const Chosen = styled.section`
  position: sticky;
  bottom: var(--pc-bottom-height, 0px);
  z-index: ${tokens.z.sticky};
  container-type: inline-size;
  margin-inline: calc(-1 * ${tokens.space[4]});
  padding: 0 ${tokens.space[4]} env(safe-area-inset-bottom, 0px);
  border-top: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  ${media.desktop} {
    top: calc(var(--pc-header-height, 4rem) + ${tokens.space[4]});
    bottom: auto;
    margin: 0;
    padding: ${tokens.space[5]};
    border: 1px solid ${tokens.color.primaryLine};
    border-radius: ${tokens.radius.lg};
  }
`;

/* With larger letters there is no room for two columns: the time in one line and the way on below it stay. */
const withLargeLetters = '@container (max-width: 18rem)';

const Parts = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${tokens.space[3]};
  padding-block: 0.375rem;
  /* With the header no more than a phone has room for. */
  & button {
    min-height: 2.875rem;
    padding: 0 ${tokens.space[3]};
  }
  ${withLargeLetters} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 6px;
    & button {
      min-height: 54px;
      padding-inline: 0;
    }
  }
  ${media.desktop} {
    & button {
      min-height: 3.375rem;
    }
    grid-template-rows: none;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[4]};
    padding: 0;
  }
`;

const Told = styled.div`
  display: grid;
  /* Two lines are no higher than the button beside them. */
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  word-break: keep-all;
  strong {
    font-size: ${tokens.font.size.sm};
  }
  span {
    color: ${tokens.color.textMute};
    font-weight: ${tokens.font.weight.regular};
  }
  /* A day that has no room is left out rather than cut. */
  ${withLargeLetters} {
    display: block;
    overflow: hidden;
    height: 1lh;
    line-height: ${tokens.font.leading.tight};
  }
  ${media.desktop} {
    strong {
      font-size: ${tokens.font.size.md};
    }
  }
`;

const Lines = styled.ul`
  display: none;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.font.size.sm};
  li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
  }
  li > :first-child {
    color: ${tokens.color.textSoft};
    overflow-wrap: anywhere;
  }
  li > :last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  ${media.desktop} {
    display: grid;
  }
  &:empty {
    display: none;
  }
`;

const Total = styled.p`
  display: flex;
  grid-column: 1;
  align-items: baseline;
  gap: ${tokens.space[2]};
  margin: 0;
  strong {
    font-size: ${tokens.font.size.lg};
    font-variant-numeric: tabular-nums;
  }
  ${withLargeLetters} {
    display: none;
  }
  ${media.desktop} {
    justify-content: space-between;
    padding-top: ${tokens.space[3]};
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Problem = styled.div`
  grid-column: 1 / -1;
  ${media.desktop} {
    // It takes no gap while it says nothing, and stays a live region.
    &:has(> :empty) {
      position: absolute;
    }
  }
`;

// On a phone beside what is chosen, as high as both of its lines.
const Act = styled.div`
  grid-row: 2 / span 2;
  grid-column: 2;
  ${withLargeLetters} {
    grid-row: auto;
    grid-column: auto;
  }
  ${media.desktop} {
    grid-row: auto;
    grid-column: auto;
  }
`;
