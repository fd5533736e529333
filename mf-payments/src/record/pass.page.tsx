import { breadcrumbs, usePageHead } from '@petcare/remote';
import { PageContainer, PageTitle, Stack } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { PassLead } from './pass-lead.tsx';
import { readRecords, type AskedRecords } from './record-address.ts';
import { RecordComparison } from './record-comparison.tsx';
import { RecordDetail } from './record-detail.tsx';
import { RecordFilter } from './record-filter.tsx';
import { MaskedRecords, OpenRecords } from './record-list.tsx';
import { useReader } from './use-pass.ts';

const head = {
  title: '진료비 상세 내역',
  description: '보호자가 올리고 확인을 마친 동물병원 영수증이에요. 진료 항목과 지역으로 찾아 실제로 낸 진료비를 비교해 보세요.',
  canonical: '/pass',
  structured: [breadcrumbs([{ name: '진료비 상세 내역', path: '/pass' }])],
};

/** Detailed medical fee records: masked for everybody, open with a pass; `?id` shows one. */
export function PassPage() {
  const [params] = useSearchParams();
  const asked = readRecords(params);
  return asked.id === null ? <All asked={asked} /> : <RecordDetail key={asked.id} asked={asked} id={asked.id} />;
}

function All({ asked }: { asked: AskedRecords }) {
  const reader = useReader();
  const { medical, sido, sigungu } = asked;
  usePageHead({ ...head, ...((medical !== null || sido !== null) && { noindex: true }) });
  return (
    <PageContainer>
      <PageTitle description="확인을 마친 영수증으로, 실제로 낸 진료비를 비교해 보세요.">진료비 상세 내역</PageTitle>
      <Stack gap={6}>
        <RecordFilter asked={asked} />
        <PassLead reader={reader} />
        {medical !== null && <RecordComparison medical={medical} sido={sido} sigungu={sigungu} />}
        {reader === 'pass' ? <OpenRecords asked={asked} /> : <MaskedRecords asked={asked} />}
      </Stack>
    </PageContainer>
  );
}
