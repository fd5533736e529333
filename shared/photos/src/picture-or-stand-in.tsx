import { Icon, Picture, tokens, type IconName, type PictureProps } from '@petcare/ui';
import { css, styled } from 'styled-components';

/** Props of `PictureOrStandIn`. */
export interface PictureOrStandInProps extends Pick<PictureProps, 'sizes' | 'ratio' | 'isFirst' | 'className'> {
  /** Of what is shown; chooses the colour of the stand-in. */
  id: string;
  /** The icon of the stand-in. */
  icon: IconName;
  /** Address of an uploaded picture, where there is one. */
  src: string | undefined;
  alt?: string;
}

/** A picture, or a calm stand-in of a colour that stays its own. */
export function PictureOrStandIn({ icon, id, src, alt = '', className, ...look }: PictureOrStandInProps) {
  if (src) return <Photo className={className} src={src} alt={alt} {...look} />;
  return (
    <StandIn className={className} $look={Number(id.slice(-1)) % looks.length} aria-hidden>
      <Icon name={icon} />
      <Icon name="paw" />
    </StandIn>
  );
}

const looks = [
  [tokens.color.primarySoftHover, tokens.color.primarySoft, tokens.color.primaryVivid],
  [tokens.color.accentSoftHover, tokens.color.accentSoft, tokens.color.accent],
  [tokens.color.warnSoft, tokens.color.sunken, tokens.color.warn],
] as const;

const Photo = styled(Picture)`
  background: ${tokens.color.sunken};
`;

const StandIn = styled.div<{ $look: number }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  overflow: hidden;
  ${({ $look }) => {
    const [strong, soft, ink] = looks[$look] ?? looks[0];
    return css`
      background: radial-gradient(circle at 82% 18%, ${soft} 0 28%, transparent 29%), ${strong};
      color: ${ink};
    `;
  }}
  > :first-child {
    width: 34%;
    max-width: 4rem;
    height: auto;
  }
  > :last-child {
    position: absolute;
    right: -4%;
    bottom: -8%;
    width: 38%;
    max-width: 6rem;
    height: auto;
    opacity: 0.18;
    rotate: -18deg;
  }
`;
