import { graphql, messageOfError } from '@petcare/api';
import { Slot } from '@petcare/remote';
import { ErrorState, PageContainer, PageTitle, Section, Skeleton } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { MypageMenu } from '../../parts/mypage-menu.tsx';
import { InfoForm } from './info-form.tsx';
import { pageColumns } from './page-columns.ts';

const MyinfoPage_MyInfo = graphql(`
  query MyinfoPage_MyInfo {
    getMyInfo {
      id
      email
      name
      nickname
      phone
      userImage
      gender
      age
      married
      address {
        postcode
        address
        detailAddress
      }
    }
  }
`);

export function MyinfoPage() {
  const [{ data, error, fetching }, reload] = useQuery({ query: MyinfoPage_MyInfo });
  return (
    <PageContainer>
      <PageTitle description="회원 정보를 확인하고 고칠 수 있어요.">내 정보</PageTitle>
      <Columns>
        <MypageMenu />
        <div>
          {error && <ErrorState message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />}
          {!error && !data && <Skeleton variant="list" count={5} />}
          {data && !error && <InfoForm key={data.getMyInfo.id} info={data.getMyInfo} />}
        </div>
        <Section title="포인트">
          <Slot name="mypage.points" props={{}} />
        </Section>
      </Columns>
    </PageContainer>
  );
}

const Columns = styled.div`
  ${pageColumns}
`;
