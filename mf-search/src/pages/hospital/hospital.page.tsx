import { graphql, messageOfError } from '@petcare/api';
import { usePageHead } from '@petcare/remote';
import { EmptyState, ErrorState, LinkButton, PageContainer, Skeleton, VisuallyHidden } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { useQuery, type CombinedError } from 'urql';
import { hospitalHead } from '../../lib/hospital-head.ts';
import { HospitalView } from './hospital-view.tsx';
import { useReviewNews } from './use-review-news.ts';
import { useVisitCounts } from './use-visit-counts.ts';

const HospitalPage_Hospital = graphql(`
  query HospitalPage_Hospital($id: ID!) {
    getHospital(id: $id) {
      id
      name
      contract
      homepage
      blog
      kakaoplus
      state
      isPremium
      is24
      isBeautyParlor
      isHotel
      isKindergarten
      isStore
      hasParkingLot
      guideParkingLot
      allowReservation
      doctors
      businessHours {
        weekday
        isClosed
        open
        close
        breakStart
        breakEnd
      }
      businessHoursText
      humu
      isOpenNow
      expertise
      introduce
      registration
      reviewScore
      reviewKeyword
      reviewCount
      facilityPicture {
        id
        filepath
      }
      address {
        postcode
        sido
        sigungu
        address
        jibunAddress
        detailAddress
        latitude
        longitude
      }
    }
  }
`);

const isUnknown = ({ graphQLErrors }: CombinedError) => ['NOT_FOUND', 'VALIDATION_FAILED'].includes(String(graphQLErrors[0]?.extensions['code']));

export function HospitalPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const isID = /^[1-9]\d*$/.test(id);
  const [{ data, error, fetching }, reload] = useQuery({ query: HospitalPage_Hospital, variables: { id }, pause: !isID });
  const hospital = data?.getHospital.id === id ? data.getHospital : undefined;

  useVisitCounts(hospital);
  useReviewNews(id, () => reload());
  usePageHead(hospital && !error ? hospitalHead(hospital) : null);

  if (!isID || (error && isUnknown(error))) return <Unknown />;
  if (error) {
    return (
      <PageContainer>
        <ErrorState message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />
      </PageContainer>
    );
  }
  return hospital ? <HospitalView hospital={hospital} /> : <Waiting />;
}

function Waiting() {
  return (
    <PageContainer>
      <Skeleton variant="block" />
      <Skeleton variant="list" count={4} />
    </PageContainer>
  );
}

function Unknown() {
  usePageHead({ title: '병원을 찾을 수 없어요', status: 404, noindex: true });
  return (
    <PageContainer>
      <VisuallyHidden>
        <h1>동물병원</h1>
      </VisuallyHidden>
      <EmptyState
        icon="hospital"
        title="병원을 찾을 수 없어요."
        description="주소가 바뀌었거나 문을 닫은 병원일 수 있어요."
        action={<LinkButton to="/hostpital-list">동물병원 목록 보기</LinkButton>}
      />
    </PageContainer>
  );
}
