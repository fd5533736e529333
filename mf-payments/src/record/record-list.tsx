import { graphql, useRest } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { EmptyState, formatNumber, LinkButton, Pagination, Skeleton, tokens, usePageParam } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { recordsPath, type AskedRecords } from './record-address.ts';
import { RecordRow, type ShownRecord } from './record-row.tsx';
import { maskedRecord, openRecord } from './record-texts.ts';

const COUNT = 10;

const RecordList_Masked = graphql(`
  query RecordList_Masked($medical: ID, $sido: String, $sigungu: String, $page: Int, $count: Int) {
    getMaskedFeeRecordsByPage(medicalId: $medical, sido: $sido, sigungu: $sigungu, page: $page, count: $count) {
      id
      hospital
      location
      month
      items {
        medicalId
        name
      }
      total
    }
    getMaskedFeeRecordCount(medicalId: $medical, sido: $sido, sigungu: $sigungu)
  }
`);

type Props = { asked: AskedRecords };

/** As everybody reads them. */
export function MaskedRecords({ asked }: Props) {
  const { page } = usePageParam('page');
  const { medical, sido, sigungu } = asked;
  const { standIn, data } = answerOf(
    useQuery({
      query: RecordList_Masked,
      variables: { medical, sido, sigungu, page, count: COUNT },
    }),
    <Skeleton variant="list" count={4} />,
  );
  if (standIn) return standIn;
  return <Records asked={asked} records={data.getMaskedFeeRecordsByPage.map(maskedRecord)} total={data.getMaskedFeeRecordCount} />;
}

/** As a pass that runs opens them; masked until they are there, so that nothing moves. */
export function OpenRecords({ asked }: Props) {
  const { page } = usePageParam('page');
  const query = {
    page,
    count: COUNT,
    ...(asked.medical && { medicalId: asked.medical }),
    ...(asked.sido && { sido: asked.sido }),
    ...(asked.sigungu && { sigungu: asked.sigungu }),
  };
  const { standIn, data } = answerOf(useRest('/api/client/pass/receipts', { query }), <MaskedRecords asked={asked} />);
  if (standIn) return standIn;
  return <Records asked={asked} records={data.items.map(openRecord)} total={data.total} />;
}

type RecordsProps = Props & { records: readonly ShownRecord[]; total: number };

function Records({ asked, records, total }: RecordsProps) {
  const { page, hrefOf } = usePageParam('page');
  if (total === 0) return <NoRecords asked={asked} />;
  return (
    <div>
      <Count>
        영수증으로 확인한 내역 <strong>{formatNumber(total)}건</strong>
      </Count>
      <List>
        {records.map((record) => (
          <li key={record.id}>
            <RecordRow record={record} to={recordsPath({ ...asked, id: record.id })} />
          </li>
        ))}
      </List>
      <Pagination page={page} count={COUNT} total={total} hrefOf={hrefOf} />
    </div>
  );
}

function NoRecords({ asked: { medical, sido } }: Props) {
  if (medical !== null || sido !== null) {
    return (
      <EmptyState
        icon="receipt"
        title="조건에 맞는 내역이 없어요."
        description="더 넓은 지역이나 다른 진료 항목으로 찾아보세요."
        action={
          <LinkButton to="/pass" variant="secondary">
            전체 내역 보기
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      icon="receipt"
      title="아직 확인한 진료비 내역이 없어요."
      description="병원 리뷰에 영수증을 올려 주시면 확인한 뒤 보여드려요."
      action={
        <LinkButton to="/hospital-reviews" variant="secondary">
          병원 리뷰 보기
        </LinkButton>
      }
    />
  );
}

const Count = styled.p`
  margin: 0 0 ${tokens.space[2]};
  color: ${tokens.color.textSoft};
`;

const List = styled.ul`
  margin: 0 0 ${tokens.space[5]};
  padding: 0;
  border-top: 1px solid ${tokens.color.border};
  list-style: none;
`;
