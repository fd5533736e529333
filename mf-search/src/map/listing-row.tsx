import { useHydrated } from '@petcare/remote';
import { tokens, useFocusKept } from '@petcare/ui';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Heart } from '../heart/heart.tsx';
import { listingKinds, type ListingKind } from '../listing/listing-kinds.ts';
import { ListingRating } from '../listing/listing-rating.tsx';
import { rowStyles } from './row-styles.ts';

type Props = {
  kind: ListingKind;
  id: string;
  name: string;
  address: string;
  tags?: readonly string[];
  distance: string | null;
  score: number | null;
  reviews: number;
  isChosen: boolean;
  onChoose: () => void;
};

/** A place in the list; choosing it shows it on the map. Where no script runs, and in another tab, it leads to its page. */
export function ListingRow({ kind, id, name, address, tags = [], distance, score, reviews, isChosen, onChoose }: Props) {
  const row = useRef<HTMLAnchorElement>(null);
  useFocusKept(row);
  const asButton = useHydrated() && { role: 'button', 'aria-pressed': isChosen };
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  return (
    <>
      <Row
        ref={row}
        to={listingKinds[kind].pagePath(id, 'mappage')}
        {...asButton}
        data-chosen={isChosen || undefined}
        onClick={press}
        onKeyDown={pressKey}
      >
        <Head>
          <strong>{name}</strong>
          {distance && <Distance>{distance}</Distance>}
        </Head>
        <Detail>{address}</Detail>
        {tags.length > 0 && <Detail>{tags.join(' · ')}</Detail>}
        <ListingRating score={score} count={reviews} />
      </Row>
      <Heart id={id} name={name} />
    </>
  );
}

const Row = styled(Link)`
  ${rowStyles}
  display: grid;
  gap: ${tokens.space[1]};
  padding-right: ${tokens.space[12]};
  &[data-chosen] {
    background: ${tokens.color.primarySoft};
  }
`;

const Head = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  strong {
    font-weight: ${tokens.font.weight.semibold};
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
`;

const Distance = styled.span`
  flex: none;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  font-variant-numeric: tabular-nums;
`;

const Detail = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
  overflow-wrap: anywhere;
`;
