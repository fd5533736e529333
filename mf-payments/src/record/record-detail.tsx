import { graphql, isNotFound, useRest } from '@petcare/api';
import { bothOf, answerOf, usePageHead } from '@petcare/remote';
import { Breadcrumbs, EmptyState, LinkButton, PageContainer, PageTitle, Skeleton, Stack } from '@petcare/ui';
import { useQuery } from 'urql';
import { BuyRecord } from './buy-record.tsx';
import { recordsPath, type AskedRecords } from './record-address.ts';
import { MaskedSheet, OpenSheet } from './record-sheet.tsx';
import { useReader } from './use-pass.ts';

const RecordDetail_Masked = graphql(`
  query RecordDetail_Masked($id: ID!) {
    getMaskedFeeRecord(id: $id) {
      id
      hospital
      location
      month
      petDivision
      items {
        medicalId
        name
      }
      total
    }
    getFeeRecordPoint
  }
`);

/** One record: masked, and whole for who has a pass or has bought it. */
export function RecordDetail({ asked, id }: { asked: AskedRecords; id: string }) {
  const { standIn, data, error } = answerOf(
    useQuery({ query: RecordDetail_Masked, variables: { id } }),
    <Skeleton variant="block" count={2} />,
  );
  const isMissing = error !== undefined && isNotFound(error);
  usePageHead({
    title: isMissing ? '내역을 찾을 수 없어요' : '진료비 상세 내역',
    canonical: '/pass',
    noindex: true,
    ...(isMissing && { status: 404 as const }),
  });
  const back = recordsPath({ ...asked, id: null });
  return (
    <PageContainer width="narrow">
      <Breadcrumbs items={[{ label: '진료비 상세 내역', to: back }, { label: '내역 한 건' }]} />
      <PageTitle description="보호자가 올린 영수증을 확인한 내역이에요. 누가 냈는지는 보여드리지 않아요.">진료비 내역</PageTitle>
      {isMissing ? (
        <EmptyState
          icon="receipt"
          title="내역을 찾을 수 없어요."
          description="작성한 보호자가 삭제했거나 기간이 지난 내역이에요."
          action={<LinkButton to={back}>목록으로</LinkButton>}
        />
      ) : (
        (standIn ?? <Access record={data.getMaskedFeeRecord} point={data.getFeeRecordPoint} />)
      )}
    </PageContainer>
  );
}

type MaskedRecord = Parameters<typeof MaskedSheet>[0]['record'];

/** Asks whether it is open before it is asked for: a refusal would be a line in everybody's console. */
function Access({ record, point }: { record: MaskedRecord; point: number }) {
  const { id } = record;
  const reader = useReader();
  const isGuardian = reader === 'pass' || reader === 'without';
  const checked = useRest('/api/client/pass/receipt/{id}/check', { path: { id }, pause: !isGuardian });
  const opened = useRest('/api/client/pass/receipts/{id}', { path: { id }, pause: !checked.data?.isOpen });
  const isClosed = !isGuardian || checked.data?.isOpen === false;
  const { standIn, data } = answerOf(
    bothOf(checked, opened),
    <Stack gap={5}>
      <MaskedSheet record={record} />
      {isClosed && reader !== 'unknown' && <BuyRecord id={id} point={point} reader={reader} onBought={checked.refetch} />}
    </Stack>,
  );
  return standIn ?? <OpenSheet record={data[1]} />;
}
