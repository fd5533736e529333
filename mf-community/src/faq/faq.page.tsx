import { graphql } from '@petcare/api';
import { answerOf, breadcrumbs, usePageHead } from '@petcare/remote';
import { EmptyState, LinkButton, Pagination, SearchField, Skeleton, Stack, usePageParam } from '@petcare/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';
import { CentrePage } from '../notice/centre-page.tsx';
import { FaqCategories } from './faq-categories.tsx';
import { FaqList } from './faq-list.tsx';
import { faqStructured } from './faq-structured.ts';
import { addressOf, chosenIn, MOST_LETTERS, type FaqChoice } from './faq-address.ts';

const COUNT = 30;
const DESCRIPTION = '예약, 결제, 포인트까지 많이 물어보신 것부터 답을 모았어요.';

const FaqPage_Faqs = graphql(`
  query FaqPage_Faqs($category: String, $search: String, $page: Int, $count: Int) {
    getFaqsByPage(category: $category, search: $search, page: $page, count: $count) {
      id
      category
      question
      answer
    }
    getFaqCount(category: $category, search: $search)
    getFaqCategories
  }
`);

export function FaqPage() {
  const chosen = chosenIn(useLocation().search);
  return (
    <CentrePage path="/faq" title="자주 묻는 질문" description={DESCRIPTION}>
      <Faqs chosen={chosen} />
    </CentrePage>
  );
}

function Faqs({ chosen }: { chosen: FaqChoice }) {
  const { page, hrefOf } = usePageParam('page');
  const variables = { category: chosen.category, search: chosen.search, page, count: COUNT };
  const { standIn, data, isLoading } = answerOf(useQuery({ query: FaqPage_Faqs, variables }), <Skeleton variant="list" count={6} />);
  const isNothing = data?.getFaqsByPage.length === 0 && !isLoading;
  const address = addressOf(chosen);
  usePageHead({
    title: chosen.category ? `${chosen.category} - 자주 묻는 질문` : '자주 묻는 질문',
    description: DESCRIPTION,
    canonical: chosen.search ? '/faq' : page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`,
    ...((chosen.search || isNothing) && { noindex: true }),
    structured: [
      breadcrumbs([
        { name: '고객센터', path: '/notice' },
        { name: '자주 묻는 질문', path: '/faq' },
      ]),
      ...(data && data.getFaqsByPage.length > 0 && !chosen.search ? [faqStructured(data.getFaqsByPage)] : []),
    ],
  });

  return (
    <Stack gap={5}>
      <Search key={chosen.search} chosen={chosen} />
      {standIn}
      {data && (
        <>
          <FaqCategories chosen={chosen} categories={data.getFaqCategories} />
          {isNothing ? (
            <Nothing chosen={chosen} />
          ) : (
            <Stack gap={6}>
              <FaqList faqs={data.getFaqsByPage} hasCategories={chosen.category === null} />
              <Pagination page={page} count={COUNT} total={data.getFaqCount} hrefOf={hrefOf} />
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}

function Search({ chosen }: { chosen: FaqChoice }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(chosen.search ?? '');
  const find = (search: string) => void navigate(addressOf({ category: search.trim() ? null : chosen.category, search }));
  return (
    <SearchField
      label="질문 찾기"
      placeholder="무엇이 궁금하세요? 예) 환불, 비밀번호"
      value={typed}
      onChange={setTyped}
      onSubmit={find}
      onClear={() => chosen.search && find('')}
      maxLength={MOST_LETTERS}
    />
  );
}

function Nothing({ chosen: { search } }: { chosen: FaqChoice }) {
  return (
    <EmptyState
      icon="search"
      title={search ? `‘${search}’에 대한 답을 찾지 못했어요.` : '아직 올라온 질문이 없어요.'}
      description={search && '낱말을 줄이거나 다른 말로 찾아보세요.'}
      action={
        <LinkButton to="/faq" variant="secondary">
          모든 질문 보기
        </LinkButton>
      }
    />
  );
}
