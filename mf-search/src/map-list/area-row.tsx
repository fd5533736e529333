import { kindWords, type MapCluster } from '@petcare/maps';
import { formatNumber, Icon, tokens, useFocusKept } from '@petcare/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { rowStyles } from './row-styles.ts';

type Props = { area: MapCluster; onChoose: () => void };

/** An area with its counts; choosing it goes nearer. */
export function AreaRow({ area: { name, counts }, onChoose }: Props) {
  const row = useRef<HTMLButtonElement>(null);
  useFocusKept(row);
  return (
    <Row ref={row} type="button" onClick={onChoose}>
      <Name>{name}</Name>
      <Counts>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => `${kindWords[kind]} ${formatNumber(count)}곳`)
          .join(' · ')}
      </Counts>
      <Icon name="chevron-right" size={18} />
    </Row>
  );
}

const Row = styled.button`
  ${rowStyles}
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
`;

const Name = styled.strong`
  flex: 1;
`;

const Counts = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
