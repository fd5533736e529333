import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Card, formatNumber, formatWon, LinkButton, Skeleton, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import type { AskedRecords } from './record-address.ts';

const RecordComparison_Price = graphql(`
  query RecordComparison_Price($medical: ID!, $sido: String, $sigungu: String) {
    searchMedicalPrice(medicalId: $medical, sido: $sido, sigungu: $sigungu) {
      search
      location
      avg
      min
      max
      sources
      isWider
      larger {
        location
        avg
        min
        max
        sources
      }
    }
  }
`);

type Props = Pick<AskedRecords, 'sido' | 'sigungu'> & { medical: string };

/** Average, lowest and highest of a treatment in the chosen region, and in the larger one beside it. */
export function RecordComparison({ medical, sido, sigungu }: Props) {
  const { standIn, data } = answerOf(
    useQuery({ query: RecordComparison_Price, variables: { medical, sido, sigungu } }),
    <Skeleton variant="block" count={1} />,
    { waitsEachTime: true },
  );
  if (standIn) return standIn;
  const price = data.searchMedicalPrice;
  if (!price) {
    return (
      <Card>
        <Title>지역별 비교</Title>
        <Small>아직 알려진 진료비가 부족해서 평균을 보여드릴 수 없어요.</Small>
      </Card>
    );
  }
  const rows = price.larger ? [price, price.larger] : [price];
  return (
    <Card as="section" aria-label={`${price.search} 지역별 비교`}>
      <Stack gap={3}>
        <Title>{price.search} 지역별 비교</Title>
        <Scroll>
          <thead>
            <tr>
              <th scope="col">지역</th>
              <th scope="col">평균</th>
              <th scope="col">최저</th>
              <th scope="col">최고</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ location, avg, min, max }) => (
              <tr key={location}>
                <th scope="row">{location}</th>
                <td>
                  <strong>{formatWon(avg)}</strong>
                </td>
                <td>{formatWon(min)}</td>
                <td>{formatWon(max)}</td>
              </tr>
            ))}
          </tbody>
        </Scroll>
        <Small>
          {price.isWider && <span>고른 지역에는 알려진 가격이 부족해서 더 넓은 지역을 보여드려요. </span>}
          <span>영수증과 공개된 진료비를 합해 적어도 {formatNumber(price.sources)}개의 가격을 모은 값이에요.</span>
        </Small>
        <div>
          <LinkButton to={averagePath({ medical, sido, sigungu })} variant="secondary" size="sm">
            다른 지역 평균 보기
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

function averagePath({ medical, sido, sigungu }: Props): string {
  const query = new URLSearchParams({ medical, ...(sido && { sido }), ...(sido && sigungu && { sigungu }) });
  return `/search/medical/result?${query.toString()}`;
}

const Title = styled.h2`
  margin: 0;
  font-size: ${tokens.font.size.lg};
`;

const Small = styled.p`
  margin: 0;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
`;

const Scroll = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${tokens.space[2]} 0 ${tokens.space[2]} ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.color.border};
    text-align: end;
    font-weight: ${tokens.font.weight.medium};
    white-space: nowrap;
  }
  th:first-child {
    padding-left: 0;
    text-align: start;
    white-space: normal;
    word-break: keep-all;
  }
  thead th {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
  }
`;
