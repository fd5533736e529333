import { formatNumber, formatWon, Section, tokens, media, useFocusKept, VisuallyHidden } from '@petcare/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { medicalPricePath, regionOf } from './medical-search.ts';
import { PriceRange } from './price-range.tsx';
import type { Price } from './price.ts';

type Props = { price: Price; medical: string };

/** Every area of the same kind, the cheapest average first: a chart that is a table, so that a reader has the same. */
export function PriceByRegion(props: Props) {
  return props.price.regions.length < 2 ? null : <Regions {...props} />;
}

function Regions({ price: { location, regions, larger }, medical }: Props) {
  const table = useRef<HTMLTableElement>(null);
  useFocusKept(table);
  const sorted = [...regions].sort((a, b) => a.avg - b.avg || a.location.localeCompare(b.location, 'ko'));
  const highest = Math.max(...regions.map(({ max }) => max));
  const place = larger?.location ?? '전국';
  // Those of one sido are told apart by what is below it.
  const nameOf = (area: string) => regionOf(area).sigungu ?? area;
  return (
    <Section title={`${place} 지역별 비교`} description="평균이 낮은 지역부터예요. 지역을 누르면 그 지역의 진료비를 볼 수 있어요.">
      <Legend aria-hidden>
        <span>
          <svg width="28" height="14">
            <line x1="4" x2="24" y1="7" y2="7" strokeWidth="6" strokeLinecap="round" />
          </svg>
          최저~최고
        </span>
        <span>
          <svg width="14" height="14">
            <circle cx="7" cy="7" r="5" strokeWidth="3" />
          </svg>
          평균
        </span>
        {larger && (
          <span>
            <svg width="6" height="14">
              <line className="mark" x1="3" x2="3" y1="0" y2="14" strokeWidth="2" strokeDasharray="3 3" />
            </svg>
            {place} 평균 {formatWon(larger.avg)}
          </span>
        )}
      </Legend>
      <Table ref={table}>
        <VisuallyHidden as="caption">{place} 지역별 진료비, 평균이 낮은 순서</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">지역</th>
            <th scope="col">
              <VisuallyHidden>최저와 최고</VisuallyHidden>
            </th>
            <th scope="col">평균</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((area) => {
            const isAsked = area.location === location;
            return (
              <Row key={area.location} $isAsked={isAsked} aria-current={isAsked ? 'true' : undefined}>
                <th scope="row">
                  <Area to={medicalPricePath({ medical, ...regionOf(area.location) })}>{nameOf(area.location)}</Area>
                </th>
                <td>
                  <PriceRange price={area} from={0} to={highest} mark={larger?.avg} isStrong={isAsked} />
                  <VisuallyHidden>
                    최저 {formatWon(area.min)}, 최고 {formatWon(area.max)}
                  </VisuallyHidden>
                </td>
                <td>{formatWon(area.avg)}</td>
              </Row>
            );
          })}
        </tbody>
        <tfoot aria-hidden>
          <tr>
            <td />
            <td>
              <Scale>
                <span>0</span>
                <span>{formatNumber(highest)}원</span>
              </Scale>
            </td>
            <td />
          </tr>
        </tfoot>
      </Table>
    </Section>
  );
}

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  margin-bottom: ${tokens.space[3]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
  }
  line {
    stroke: ${tokens.color.primarySoftActive};
  }
  line.mark {
    stroke: ${tokens.color.textMute};
  }
  circle {
    fill: ${tokens.color.surface};
    stroke: ${tokens.color.borderStrong};
  }
`;

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  border-spacing: 0;
  background: ${tokens.color.surface};
  overflow: hidden;
  font-size: ${tokens.font.size.sm};
  font-variant-numeric: tabular-nums;
  th:first-child {
    width: min(5.5rem, 30%);
  }
  th:last-child,
  td:last-child {
    width: min(6.5rem, 40%);
    padding-right: ${tokens.space[3]};
    text-align: right;
  }
  th,
  td {
    padding: ${tokens.space[1]} ${tokens.space[2]};
    text-align: left;
    vertical-align: middle;
  }
  th:first-child {
    padding-left: ${tokens.space[3]};
  }
  thead th {
    padding-block: ${tokens.space[2]};
    color: ${tokens.color.textMute};
    font-weight: ${tokens.font.weight.medium};
  }
  tbody > tr > * {
    border-top: 1px solid ${tokens.color.border};
  }

  ${media.tablet} {
    th:first-child {
      width: 10rem;
    }
    th:last-child,
    td:last-child {
      width: 8rem;
    }
    th:first-child {
      padding-left: ${tokens.space[5]};
    }
    th:last-child,
    td:last-child {
      padding-right: ${tokens.space[5]};
    }
  }
`;

const Row = styled.tr<{ $isAsked: boolean }>`
  background: ${({ $isAsked }) => ($isAsked ? tokens.color.primarySoft : 'transparent')};
  font-weight: ${({ $isAsked }) => ($isAsked ? tokens.font.weight.bold : tokens.font.weight.regular)};
  > th {
    font-weight: inherit;
  }
  > td:last-child {
    font-weight: ${({ $isAsked }) => ($isAsked ? tokens.font.weight.bold : tokens.font.weight.semibold)};
  }
`;

const Area = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.touchTarget};
  word-break: keep-all;
  overflow-wrap: anywhere;
  line-height: 1.3;
  &:hover {
    color: ${tokens.color.primaryHover};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Scale = styled.span`
  display: flex;
  justify-content: space-between;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.xs};
`;
