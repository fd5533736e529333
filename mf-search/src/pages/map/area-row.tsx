import type { MapCluster } from '@petcare/maps';
import { formatNumber, Icon, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { rowStyles } from './row-styles.ts';

type Props = { area: MapCluster; onChoose: () => void };

/** An area with its counts; choosing it goes nearer. */
export function AreaRow({ area, onChoose }: Props) {
  return (
    <Row type="button" onClick={onChoose}>
      <Name>{area.name}</Name>
      <Counts>
        병원 {formatNumber(area.hospitals)}곳{area.pharmacies > 0 && <> · 약국 {formatNumber(area.pharmacies)}곳</>}
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
