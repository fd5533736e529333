import { Badge, Card, formatDay, formatNumber, formatWon, LinkButton, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { monthInWords } from './record-texts.ts';

type Comparison = { location: string; avg: number; min: number; max: number; sources: number };
type MaskedProps = {
  record: {
    id: string;
    hospital: string;
    location: string;
    month: string;
    petDivision: string | null;
    items: readonly { name: string }[];
    total: string;
  };
};
type OpenProps = {
  record: {
    hospitalId: string;
    hospital: string;
    location: string;
    date: string;
    petDivision: string | null;
    petKindName: string | null;
    openedBy: 'pass' | 'purchase';
    items: readonly { name: string; price: number; comparison: Comparison | null }[];
    total: number;
  };
};

/** The record as everybody may read it: what was done, roughly when and for how much. */
export function MaskedSheet({ record: { hospital, location, month, petDivision, items, total } }: MaskedProps) {
  return (
    <Sheet
      hospital={hospital}
      badge={<Badge>가림</Badge>}
      facts={[location, monthInWords(month), petDivision]}
      items={items.map(({ name }, index) => ({ key: index, name, price: '***원', note: null }))}
      total={`${total}원`}
    />
  );
}

/** All of it, each item beside what it costs around. */
export function OpenSheet({ record }: OpenProps) {
  const { hospital, hospitalId, location, date, petDivision, petKindName, openedBy, items, total } = record;
  return (
    <Sheet
      hospital={hospital}
      badge={<Badge tone="success">{openedBy === 'pass' ? '이용권으로 보는 중' : '구매한 내역'}</Badge>}
      facts={[location, formatDay(date), [petDivision, petKindName].filter(Boolean).join(' · ')]}
      items={items.map(({ name, price, comparison }, index) => ({
        key: index,
        name,
        price: formatWon(price),
        note: comparison && <Compared price={price} comparison={comparison} />,
      }))}
      total={formatWon(total)}
      action={
        <LinkButton to={`/hospital?id=${hospitalId}`} variant="secondary" size="sm">
          병원 정보 보기
        </LinkButton>
      }
    />
  );
}

function Compared({ price, comparison: { location, avg, min, max } }: { price: number; comparison: Comparison }) {
  const difference = price - avg;
  const words = difference === 0 ? '평균과 같아요' : `평균보다 ${formatWon(Math.abs(difference))} ${difference > 0 ? '높아요' : '낮아요'}`;
  return (
    <span>
      {location} {words} (평균 {formatWon(avg)}, 최저 {formatNumber(min)}원~최고 {formatNumber(max)}원)
    </span>
  );
}

type SheetProps = {
  hospital: string;
  badge: ReactNode;
  facts: readonly (string | null)[];
  items: readonly { key: number; name: string; price: string; note: ReactNode }[];
  total: string;
  action?: ReactNode;
};

function Sheet({ hospital, badge, facts, items, total, action }: SheetProps) {
  return (
    <Card padding="lg" as="article">
      <Head>
        <Name>{hospital}</Name>
        {badge}
      </Head>
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      <Items>
        {items.map(({ key, name, price, note }) => (
          <li key={key}>
            <Line>
              <span>{name}</span>
              <strong>{price}</strong>
            </Line>
            {note && <Note>{note}</Note>}
          </li>
        ))}
      </Items>
      <Sum>
        <span>합계</span>
        <strong>{total}</strong>
      </Sum>
      {action}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
`;

const Name = styled.h2`
  margin: 0;
  font-size: ${tokens.font.size.xl};
  word-break: keep-all;
`;

const Facts = styled.p`
  margin: ${tokens.space[1]} 0 ${tokens.space[4]};
  color: ${tokens.color.textSoft};
`;

const Items = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${tokens.color.border};
  list-style: none;
  li {
    padding: ${tokens.space[3]} 0;
    border-bottom: 1px solid ${tokens.color.border};
  }
`;

const Line = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  font-variant-numeric: tabular-nums;
  word-break: keep-all;
  strong {
    flex: none;
  }
`;

const Note = styled.span`
  display: block;
  margin-top: ${tokens.space[1]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
`;

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  margin: ${tokens.space[4]} 0;
  font-variant-numeric: tabular-nums;
  strong {
    font-size: ${tokens.font.size.xl};
  }
`;
