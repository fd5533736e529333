import { graphql } from '@petcare/api';
import { socialStart } from '@petcare/account';
import { tokens } from '@petcare/ui';
import { SocialLink, socialProviders, type SocialProvider } from '@petcare/ui/form';
import { useEffect, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { useLastWay } from '../session/last-way.ts';

const SocialWays_Providers = graphql(`
  query SocialWays_Providers {
    getSocialAccounts {
      provider
      isOn
    }
  }
`);

/** `wide`: the two that most people have over the whole width, the others as rounds below. `round`: all of them as rounds. */
type Look = 'wide' | 'round';

const WIDE = 2;
const lookOf = (look: Look, index: number): Look => (index < WIDE ? look : 'round');

type Props = {
  caption: string;
  /** The path that the person wants to reach afterwards. */
  next?: string | null;
  /** The act of the button, after the provider's name. */
  action?: string;
  look?: Look;
  /** The page here stays as it is. */
  inNewTab?: boolean;
};

/** The providers that one can log in with here; nothing when there are none. The way that was last taken on this device is marked. */
export function SocialWays({ caption, next = null, action, look = 'wide', inNewTab = false }: Props) {
  const [{ data, fetching }] = useQuery({ query: SocialWays_Providers });
  const lastWay = useLastWay();
  const [leavingFor, setLeavingFor] = useState<SocialProvider | null>(null);
  useEffect(() => {
    // Back from the provider the page may stand as it was left.
    const arrive = () => setLeavingFor(null);
    addEventListener('pageshow', arrive);
    return () => removeEventListener('pageshow', arrive);
  }, []);

  const ways = socialProviders.filter((name) => data?.getSocialAccounts.some(({ provider, isOn }) => provider === name && isOn));
  if (!fetching && ways.length === 0) return null;

  const leave = (provider: SocialProvider, remember: () => void) => (event: MouseEvent) => {
    remember();
    const isElsewhere = inNewTab || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!isElsewhere) setLeavingFor(provider);
  };
  return (
    <Frame aria-label={caption}>
      <Caption>{caption}</Caption>
      <List $look={look} aria-busy={fetching || undefined}>
        {fetching
          ? socialProviders.map((provider, index) => <Reserved key={provider} $look={lookOf(look, index)} aria-hidden />)
          : ways.map((provider, index) => {
              const { href, onClick } = socialStart(provider, { next });
              return (
                <Way key={provider} $look={lookOf(look, index)}>
                  <SocialLink
                    provider={provider}
                    href={href}
                    action={action}
                    look={lookOf(look, index)}
                    note={lastWay === provider ? '최근에 로그인했어요' : undefined}
                    isPending={leavingFor === provider}
                    onClick={leave(provider, onClick)}
                    {...(inNewTab && { target: '_blank' })}
                  />
                </Way>
              );
            })}
      </List>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
`;

const Caption = styled.h2`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.regular};
  color: ${tokens.color.textMute};
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${tokens.color.border};
  }
`;

const List = styled.ul<{ $look: Look }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${({ $look }) => ($look === 'wide' ? `${tokens.space[2]} ${tokens.space[4]}` : tokens.space[4])};
`;

const Way = styled.li<{ $look: Look }>`
  flex: ${({ $look }) => ($look === 'wide' ? '1 1 100%' : 'none')};
`;

const Reserved = styled(Way)`
  width: 3rem;
  height: 3rem;
  border-radius: ${({ $look }) => tokens.radius[$look === 'wide' ? 'md' : 'full']};
  background: ${tokens.color.sunken};
`;
