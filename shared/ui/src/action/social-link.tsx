import type { AnchorHTMLAttributes } from 'react';
import { css, styled } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Spinner } from '../display/spinner.tsx';
import { socialColors, socialNames, socialShapes, type SocialProvider } from './social-marks.ts';

type Look = 'wide' | 'round';

const looks = {
  wide: css`
    padding: ${tokens.space[2]} 3rem;
    border-radius: ${tokens.radius.md};
  `,
  round: css`
    width: 3rem;
    border-radius: ${tokens.radius.full};
  `,
} as const;

const notePlaces = {
  wide: css`
    top: -0.75rem;
    right: ${tokens.space[3]};
  `,
  round: css`
    top: calc(100% - ${tokens.space[2]});
    white-space: nowrap;
  `,
} as const;

function Mark({ provider, size }: { provider: SocialProvider; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden focusable="false">
      <path d={socialShapes[provider]} />
    </svg>
  );
}

/** Props of `SocialMark`. */
export interface SocialMarkProps {
  provider: SocialProvider;
  /** Across, in px. Default 40. */
  size?: number;
}

/** A provider's sign in its colours, as decoration: its name stands beside it. */
export function SocialMark({ provider, size = 40 }: SocialMarkProps) {
  const { ground, text } = socialColors[provider];
  return (
    <Disc $ground={ground} $text={text} $size={size}>
      <Mark provider={provider} size={Math.round(size / 2)} />
    </Disc>
  );
}

/** Props of `SocialLink`: those of a plain link, since the way to a provider leaves the site, and these. */
export interface SocialLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'className' | 'style'> {
  provider: SocialProvider;
  /** The start of the provider's log-in. */
  href: string;
  /** The act on the account, after the provider's name. Default 로그인. */
  action?: string;
  /** As wide as its place, or a round of 48 px with the sign alone, whose words screen readers have. Default wide. */
  look?: Look;
  /** A few words on its edge: 최근에 로그인했어요. */
  note?: string;
  /** Shows that the provider's page is on its way. */
  isPending?: boolean;
}

/** The way to a provider's log-in, in its colours: 카카오로 로그인. */
export function SocialLink({ provider, action = '로그인', look = 'wide', note, isPending = false, ...rest }: SocialLinkProps) {
  const { ground, text } = socialColors[provider];
  const name = socialNames[provider];
  const Words = look === 'wide' ? 'span' : VisuallyHidden;
  return (
    <Frame {...rest} $look={look} $ground={ground} $text={text} aria-busy={isPending || undefined}>
      <Place $look={look}>
        {isPending ? <Spinner size={20} label={`${name}에 연결하고 있어요.`} /> : <Mark provider={provider} size={20} />}
      </Place>
      <Words>{`${name}${provider === 'facebook' ? '으로' : '로'} ${action}`}</Words>
      {note && <Note $look={look}>{note}</Note>}
    </Frame>
  );
}

const Frame = styled.a<{ $look: Look; $ground: string; $text: string }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  ${({ $look }) => looks[$look]}
  background: ${({ $ground }) => $ground};
  color: ${({ $text }) => $text};
  font-size: 0.9375rem;
  font-weight: ${tokens.font.weight.semibold};
  line-height: 1.3;
  text-align: center;
  transition:
    box-shadow ${tokens.motion.fast},
    transform ${tokens.motion.fast};
  &:hover {
    box-shadow: ${tokens.shadow[2]};
  }
  &:active {
    transform: scale(0.99);
  }
  &:focus-visible {
    ${focusRing}
  }
`;

const Place = styled.span<{ $look: Look }>`
  ${({ $look }) =>
    $look === 'wide' &&
    css`
      position: absolute;
      left: ${tokens.space[4]};
    `}
  display: grid;
  place-items: center;
`;

const Note = styled.span<{ $look: Look }>`
  position: absolute;
  ${({ $look }) => notePlaces[$look]}
  padding: 0.125rem ${tokens.space[2]};
  border: 1px solid ${tokens.color.primaryLine};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.xs};
  line-height: 1.4;
`;

const Disc = styled.span<{ $ground: string; $text: string; $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${tokens.radius.full};
  background: ${({ $ground }) => $ground};
  color: ${({ $text }) => $text};
`;
