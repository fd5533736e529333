import { Icon, media, tokens, type IconName } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A page that only says something, and offers the ways on. */
export function MessagePage({
  icon,
  title,
  children,
  actions,
}: {
  icon: IconName;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <Frame>
      <Sign>
        <Icon name={icon} size={40} />
      </Sign>
      <Title>{title}</Title>
      <Text>{children}</Text>
      <Actions>{actions}</Actions>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[3]};
  min-height: min(36rem, 72vh);
  padding: ${tokens.space[10]} ${tokens.space[5]};
  text-align: center;
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 6rem;
  height: 6rem;
  margin-bottom: ${tokens.space[3]};
  border-radius: 38% 62% 55% 45% / 48% 42% 58% 52%;
  background: ${tokens.color.primarySoftHover};
  color: ${tokens.color.primary};
`;

const Title = styled.h1`
  font-size: ${tokens.font.size.xl};
  ${media.tablet} {
    font-size: ${tokens.font.size['2xl']};
  }
`;

const Text = styled.div`
  max-width: 30rem;
  color: ${tokens.color.textSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[5]};
`;
