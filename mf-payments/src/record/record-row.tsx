import { Badge, Icon, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export type ShownRecord = {
  id: string;
  hospital: string;
  location: string;
  /** 2026년 11월, or the day. */
  when: string;
  items: string;
  total: string;
  isOpen: boolean;
};

/** One record of the list, masked or open: as high either way, so that nothing moves when it opens. */
export function RecordRow({ record, to }: { record: ShownRecord; to: string }) {
  const { hospital, location, when, items, total, isOpen } = record;
  return (
    <Row to={to}>
      <Head>
        <Name>{hospital}</Name>
        {!isOpen && (
          <Badge>
            <Icon name="eye-off" size={14} />
            가림
          </Badge>
        )}
      </Head>
      <Total>{total}원</Total>
      <Items>{items}</Items>
      <Where>
        {location} · {when}
      </Where>
    </Row>
  );
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  padding: ${tokens.space[4]} ${tokens.space[2]};
  border-bottom: 1px solid ${tokens.color.border};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${tokens.color.sunken};
  }
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-width: 0;
  min-height: 1.625rem;
`;

const Name = styled.strong`
  overflow: hidden;
  font-size: ${tokens.font.size.lg};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Total = styled.strong`
  font-size: ${tokens.font.size.lg};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Items = styled.span`
  grid-column: 1 / -1;
  overflow: hidden;
  color: ${tokens.color.textSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Where = styled.span`
  grid-column: 1 / -1;
  overflow: hidden;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
