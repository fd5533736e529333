import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { HospitalRating } from '../../parts/hospital-rating.tsx';
import { rowStyles } from './row-styles.ts';

type Props = {
  name: string;
  address: string;
  tags?: readonly string[];
  distance: string | null;
  score: number | null;
  reviews: number;
  isChosen: boolean;
  onChoose: () => void;
};

/** A hospital in the list; choosing it shows it on the map. */
export function HospitalRow({ name, address, tags = [], distance, score, reviews, isChosen, onChoose }: Props) {
  return (
    <Row type="button" aria-pressed={isChosen} onClick={onChoose}>
      <Head>
        <strong>{name}</strong>
        {distance && <Distance>{distance}</Distance>}
      </Head>
      <Detail>{address}</Detail>
      {tags.length > 0 && <Detail>{tags.join(' · ')}</Detail>}
      <HospitalRating score={score} count={reviews} />
    </Row>
  );
}

const Row = styled.button`
  ${rowStyles}
  display: grid;
  gap: ${tokens.space[1]};
  &[aria-pressed='true'] { background: ${tokens.color.primarySoft}; }
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
