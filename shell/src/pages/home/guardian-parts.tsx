import { Slot } from '@petcare/remote';
import { Card, media, tokens, VisuallyHidden } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { onlyForGuardians, useGuardian, type Guardian } from './guardian.ts';

/**
 * The next booking, vaccinations and news of a guardian. No server knows whose they are: their frames come with every page, and are
 * shown from the first paint on where a guardian is logged in (decision 192).
 */
export function GuardianParts() {
  const guardian = useGuardian();
  if (guardian === 'no') return null;
  const isKnown = guardian === 'yes';
  return (
    <Frames $guardian={guardian} aria-labelledby="own">
      <VisuallyHidden>
        <h2 id="own">내 소식</h2>
      </VisuallyHidden>
      <Frame isWide title="다음 예약">
        {isKnown && <Slot name="home.reservation" props={{}} />}
      </Frame>
      <Frame title="다음 접종">{isKnown && <Slot name="home.vaccinations" props={{}} />}</Frame>
      <Frame title="새 소식">{isKnown && <Slot name="home.news" props={{}} />}</Frame>
    </Frames>
  );
}

function Frame({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Place padding="sm" $isWide={isWide}>
      <h3>{title}</h3>
      {children}
    </Place>
  );
}

const Frames = styled.section<{ $guardian: Guardian }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space[4]};
  }
  ${onlyForGuardians}
`;

/** As high before anything is there as with it. */
const Place = styled(Card)<{ $isWide: boolean }>`
  min-height: 8.5rem;
  ${media.belowTablet} {
    ${({ $isWide }) => $isWide && 'grid-column: 1 / -1; min-height: 6.5rem;'}
  }
  & > h3 {
    margin-bottom: ${tokens.space[2]};
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.medium};
  }
  /* A skeleton is higher than what comes. */
  & [aria-busy='true'] {
    display: none;
  }
`;
