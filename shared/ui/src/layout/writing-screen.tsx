import { useEffect, useRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../foundation/media.ts';
import { tokens } from '../foundation/tokens.ts';
import { barTitle, wholeScreen } from '../foundation/whole-screen.ts';
import { useRestInert } from './use-rest-inert.ts';

/** Props of `WritingScreen`. */
export interface WritingScreenProps {
  /** The heading: what one does. On a phone it stands in the middle of the bar, which has no room for the name of a place. */
  title: string;
  /** A sentence below the heading, or the name of what is written about. */
  description?: ReactNode;
  /** A page of its own (default), or a card in the midst of one: its heading gets the keyboard. */
  frame?: 'page' | 'card';
  /** The form, which ends with a `FormFoot`. */
  children: ReactNode;
}

/**
 * The place in which somebody writes: on a phone the whole screen, whose bar has the way out at its start and the button that sends at its
 * end, both from the `FormFoot` inside; wider, a page with its heading or a card.
 */
export function WritingScreen({ title, description, frame = 'page', children }: WritingScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isCard = frame === 'card';
  useRestInert(screen);
  useEffect(() => {
    if (isCard) heading.current?.focus();
  }, [isCard]);
  return (
    <Screen ref={screen} $isCard={isCard} data-whole-screen="">
      <Head $hasLead={Boolean(description)}>
        <Title as={isCard ? 'h3' : 'h1'} ref={heading} tabIndex={isCard ? -1 : undefined} $isCard={isCard}>
          {title}
        </Title>
        {description && <Lead>{description}</Lead>}
      </Head>
      {children}
    </Screen>
  );
}

const card = css`
  padding: ${tokens.space[6]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[1]};
`;

const Screen = styled.div<{ $isCard: boolean }>`
  min-width: 0;
  ${({ $isCard }) => $isCard && card}
  ${wholeScreen}
`;

const Head = styled.div<{ $hasLead: boolean }>`
  margin-bottom: ${tokens.space[6]};
  ${media.belowTablet} {
    margin-bottom: ${({ $hasLead }) => ($hasLead ? tokens.space[6] : 0)};
  }
`;

const Title = styled.h1<{ $isCard: boolean }>`
  margin: 0 0 ${tokens.space[2]};
  font-size: ${({ $isCard }) => ($isCard ? tokens.font.size.lg : tokens.font.size.xl)};
  font-weight: ${tokens.font.weight.bold};
  outline: none;
  ${media.tablet} {
    font-size: ${({ $isCard }) => ($isCard ? tokens.font.size.lg : tokens.font.size['2xl'])};
  }
  ${barTitle}
`;

const Lead = styled.p`
  color: ${tokens.color.textMute};
`;
