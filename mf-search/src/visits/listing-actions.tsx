import { shareLink } from '@petcare/event-bus';
import { buttonStyles, Icon, media, tokens, type ButtonStyleProps } from '@petcare/ui';
import { styled } from 'styled-components';
import { useHeart } from '../heart/use-heart.ts';
import { Click } from './inflow.ts';
import { listingKinds } from '../listing/listing-kinds.ts';
import { useListingCounts } from './listing-counts.ts';
import type { Listing } from '../listing-facts/listing.ts';

/** Call, mark, share, Kakao: but for the mark each is counted for the business. One that is not public yet counts nothing, and can’t be marked. */
export function ListingActions({ listing }: { listing: Listing }) {
  const { kind, id, name, state, contract: phone, kakaoplus: kakao } = listing;
  const counts = useListingCounts(kind, id);
  const [isMarked, press] = useHeart(id);
  const count = (type: Click) => {
    if (state === 'approved') counts.click(type);
  };

  function share() {
    count(Click.share);
    void shareLink({ title: name, url: new URL(listingKinds[kind].pagePath(id), location.href).href });
  }

  return (
    <Row>
      {phone && (
        <Act as="a" href={`tel:${phone}`} $variant="secondary" onClick={() => count(Click.call)}>
          <Icon name="phone" size={18} />
          전화하기
        </Act>
      )}
      {state === 'approved' && (
        <Act type="button" $variant="secondary" aria-pressed={isMarked} aria-label={`${name} 찜하기`} onClick={press}>
          <Icon name={isMarked ? 'heart-filled' : 'heart'} size={18} />
          찜하기
        </Act>
      )}
      <Act type="button" $variant="secondary" onClick={share}>
        <Icon name="share" size={18} />
        공유하기
      </Act>
      {kakao && (
        <Act as="a" href={kakao} target="_blank" rel="noopener noreferrer" $variant="secondary" onClick={() => count(Click.kakao)}>
          <Icon name="message" size={18} />
          카카오 채널
        </Act>
      )}
    </Row>
  );
}

/** Tiles that share the width of a phone, in rows where letters are large; buttons beside each other where there is room. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 4.5rem), 1fr));
  gap: ${tokens.space[2]};
  width: 100%;

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Act = styled.button<ButtonStyleProps & { href?: string; target?: string; rel?: string }>`
  ${buttonStyles}

  ${media.belowTablet} {
    flex-direction: column;
    gap: ${tokens.space[1]};
    padding: ${tokens.space[3]} ${tokens.space[1]};
    font-size: ${tokens.font.size.sm};
    > svg {
      color: ${tokens.color.primary};
    }
  }
`;
