import { media, PageContainer, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BrandMark } from '../brand/brand-mark.tsx';

type Props = { title: string; lead: ReactNode; isWide?: boolean; children: ReactNode };

/** The sheet that login and joining stand on. */
export function FormCard({ title, lead, isWide = false, children }: Props) {
  return (
    <PageContainer>
      <Card $wide={isWide}>
        <Head>
          <Mark>
            <BrandMark size={48} />
          </Mark>
          <Title>{title}</Title>
          <p>{lead}</p>
        </Head>
        {children}
      </Card>
    </PageContainer>
  );
}

const Card = styled.div<{ $wide: boolean }>`
  max-width: ${({ $wide }) => ($wide ? '44rem' : '27rem')};
  margin-inline: auto;
  ${media.tablet} {
    padding: ${tokens.space[10]} ${tokens.space[8]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.xl};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow[1]};
  }
`;

const Head = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[2]};
  margin-bottom: ${tokens.space[8]};
  text-align: center;
  & > p {
    color: ${tokens.color.textMute};
  }
`;

/** On a phone the header's own stands right above, and the way to join is to stand on the first screen. */
const Mark = styled.span`
  display: none;
  ${media.tablet} {
    display: block;
  }
`;

const Title = styled.h1`
  margin-top: ${tokens.space[2]};
  font-size: 1.5rem;
`;
