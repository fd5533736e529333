import { graphql } from '@petcare/api';
import { useNow } from '@petcare/remote';
import { media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { BannerLink } from './banner-link.tsx';
import { HouseBanner, type HouseWords } from './house-banner.tsx';

const BannerPart_Banners = graphql(`
  query BannerPart_Banners($type: Int!) {
    getBannersByType(type: $type) {
      id
      name
      PCImage
      mobileImage
      url
      isInternalLink
      isAd
    }
  }
`);

const MINUTE_MS = 60_000;

/**
 * The banner of a place: of several another one each minute. Its size is that which the page keeps for it, whatever comes:
 * where there is none, or none could be asked for, the house says something of its own.
 */
export function Banner({ type, house }: { type: number; house: HouseWords }) {
  const [{ data, error }] = useQuery({ query: BannerPart_Banners, variables: { type } });
  const minute = Math.floor(useNow() / MINUTE_MS);
  const banners = data?.getBannersByType ?? [];
  const banner = banners[minute % banners.length];
  return <Frame>{banner ? <BannerLink key={banner.id} banner={banner} /> : (data || error) && <HouseBanner {...house} />}</Frame>;
}

/** As large as the place that home (shell) and lists (mf-search, mf-reviews, this remote) keep. */
const Frame = styled.div`
  position: relative;
  aspect-ratio: 4;
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
  overflow: hidden;

  ${media.tablet} {
    aspect-ratio: 8;
  }
`;
