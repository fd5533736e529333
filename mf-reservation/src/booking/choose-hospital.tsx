import { graphql, messageOfError } from '@petcare/api';
import { Button, EmptyState, ErrorState, SearchField, Section, Skeleton, Stack } from '@petcare/ui';
import { useState } from 'react';
import { useQuery } from 'urql';
import { HospitalChoices } from './hospital-choices.tsx';

const COUNT = 10;

const ReservationPage_Hospitals = graphql(`
  query ReservationPage_Hospitals($search: String!, $page: Int!, $count: Int!) {
    searchHospitals(search: $search, filters: [allowReservation], page: $page, count: $count) {
      id
      name
      address {
        address
      }
      reviewScore
      reviewCount
    }
    searchHospitalsCount(search: $search, filters: [allowReservation])
  }
`);

const ReservationPage_Recent = graphql(`
  query ReservationPage_Recent {
    getMyReservationsByPage(page: 1, count: 20) {
      id
      hospital {
        id
        name
        address {
          address
        }
        reviewScore
        reviewCount
      }
    }
  }
`);

/** The first step without a hospital: those booked lately, and a search. */
export function ChooseHospital() {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  return (
    <Stack gap={8}>
      <SearchField
        label="병원 검색"
        placeholder="병원 이름이나 지역"
        value={text}
        onChange={setText}
        onSubmit={setSearch}
        onClear={() => setSearch('')}
      />
      <div>
        {search === '' && <Recent />}
        <Found key={search} search={search} />
      </div>
    </Stack>
  );
}

function Recent() {
  const [{ data }] = useQuery({ query: ReservationPage_Recent });
  const hospitals = (data?.getMyReservationsByPage ?? []).flatMap(({ hospital }) => hospital ?? []);
  const once = [...new Map(hospitals.map((hospital) => [hospital.id, hospital])).values()].slice(0, 3);
  if (once.length === 0) return null;
  return (
    <Section title="최근에 예약한 병원">
      <HospitalChoices hospitals={once} />
    </Section>
  );
}

function Found({ search }: { search: string }) {
  const [count, setCount] = useState(COUNT);
  const [{ data, fetching, error }, again] = useQuery({ query: ReservationPage_Hospitals, variables: { search, page: 1, count } });
  if (error && !data) return <ErrorState message={messageOfError(error)} onRetry={again} isRetrying={fetching} />;
  if (!data) return <Skeleton variant="list" count={4} />;
  const { searchHospitals: hospitals, searchHospitalsCount: total } = data;
  return (
    <Section title={search ? `‘${search}’ 검색 결과` : '예약할 수 있는 병원'}>
      {hospitals.length === 0 ? (
        <EmptyState
          icon="hospital"
          title={search ? '조건에 맞는 병원이 없어요.' : '아직 온라인 예약을 받는 병원이 없어요.'}
          description="온라인 예약을 받는 병원만 보여드려요. 다른 병원은 전화로 문의해 주세요."
        />
      ) : (
        <Stack gap={4}>
          <HospitalChoices hospitals={hospitals} />
          {hospitals.length < total && count < 100 && (
            <Button variant="secondary" fullWidth isPending={fetching} onPress={() => setCount(Math.min(100, count + COUNT))}>
              더 보기
            </Button>
          )}
        </Stack>
      )}
    </Section>
  );
}
