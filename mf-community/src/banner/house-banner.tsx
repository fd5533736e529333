import { focusRing, Icon, media, tokens, type IconName } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export type HouseWords = { to: string; icon: IconName; title: string; text: string };

/** The house's own words where nobody has put up a banner. */
export function HouseBanner({ to, icon, title, text }: HouseWords) {
  return (
    <Frame to={to}>
      <Icon name={icon} size={32} />
      <span>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </span>
      <Icon name="chevron-right" size={20} />
    </Frame>
  );
}

const Frame = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  height: 100%;
  padding: 0 ${tokens.space[5]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentHover};

  > :last-child {
    flex: none;
    margin-inline-start: auto;
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }

  ${media.tablet} {
    padding: 0 ${tokens.space[8]};
  }
`;

const Title = styled.strong`
  display: block;
`;

const Text = styled.span`
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
`;
