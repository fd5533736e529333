import { graphql } from '@petcare/api';
import { focusRing, pictureSources, tokens } from '@petcare/ui';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useClient } from 'urql';

const BannerPart_CountView = graphql(`
  mutation BannerPart_CountView($bannerId: ID!) {
    increaseBannerVisitorCount(bannerId: $bannerId)
  }
`);

const BannerPart_CountClick = graphql(`
  mutation BannerPart_CountClick($bannerId: ID!) {
    increaseBannerClickCount(bannerId: $bannerId)
  }
`);

type ShownBanner = { id: string; name: string; PCImage: string; mobileImage: string; url: string; isInternalLink: boolean; isAd: boolean };

/** A picture that leads somewhere; that it was seen and pressed is counted, once a visitor and day. What gets lost is lost. */
export function BannerLink({ banner }: { banner: ShownBanner }) {
  const { id, name, PCImage, mobileImage, url, isInternalLink, isAd } = banner;
  const client = useClient();
  useEffect(() => void client.mutation(BannerPart_CountView, { bannerId: id }).toPromise(), [client, id]);
  const countClick = () => void client.mutation(BannerPart_CountClick, { bannerId: id }).toPromise();

  const content: ReactNode = (
    <>
      <picture>
        {pictureSources(PCImage).map(({ type, srcSet }) => (
          <source key={type} media="(min-width: 768px)" type={type} srcSet={srcSet} sizes="min(100vw, 80rem)" />
        ))}
        {pictureSources(mobileImage).map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
        ))}
        <Image src={mobileImage} alt={name} width={800} height={200} loading="lazy" decoding="async" />
      </picture>
      {isAd && <Mark>광고</Mark>}
    </>
  );
  return isInternalLink ? (
    <Inside to={url} onClick={countClick}>
      {content}
    </Inside>
  ) : (
    <Outside href={url} target="_blank" rel={isAd ? 'sponsored noopener' : 'noopener'} onClick={countClick}>
      {content}
    </Outside>
  );
}

const whole = css`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: ${tokens.radius.lg};

  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
`;

const Inside = styled(Link)`
  ${whole}
`;

const Outside = styled.a`
  ${whole}
`;

const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Mark = styled.span`
  position: absolute;
  inset: ${tokens.space[2]} ${tokens.space[2]} auto auto;
  padding: 0.0625rem ${tokens.space[2]};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.text};
  color: ${tokens.color.surface};
  font-size: ${tokens.font.size.xs};
`;
