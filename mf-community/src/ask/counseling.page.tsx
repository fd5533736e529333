import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import {
  EmptyState,
  focusRing,
  formatNumber,
  PageTitle,
  Pagination,
  scrollStrip,
  Skeleton,
  Stack,
  tokens,
  usePageParam,
} from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { postPath, questions } from '../board/boards.ts';
import { ListedPostFields } from '../board/listed-post.ts';
import { QuestionList } from './question-list.tsx';

const COUNT = 10;

const CounselingPage_Questions = graphql(
  `
    query CounselingPage_Questions($state: QuestionState!, $category: String, $page: Int, $count: Int) {
      waiting: getQuestionCount(state: waiting, category: $category)
      mine: getQuestionCount(state: mine, category: $category)
      all: getQuestionCount(state: all, category: $category)
      getQuestionsByPage(state: $state, category: $category, page: $page, count: $count) {
        ...ListedPostFields
      }
    }
  `,
  [ListedPostFields],
);

const states = [
  { state: 'waiting', label: '답변 대기', nothing: '답변을 기다리는 질문이 없어요.' },
  { state: 'mine', label: '내가 답한 질문', nothing: '아직 답한 질문이 없어요.' },
  { state: 'all', label: '전체', nothing: '아직 올라온 질문이 없어요.' },
] as const;

const EVERY = '';

/** Questions as a vet looks for them: those that wait first, by field of medicine. */
export function CounselingPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { page, hrefOf } = usePageParam('page');
  const chosen = states.find(({ state }) => state === params.get('state')) ?? states[0];
  const category = questions.categories.find((name) => name === params.get('category')) ?? null;
  const { standIn, data } = answerOf(
    useQuery({
      query: CounselingPage_Questions,
      variables: { state: chosen.state, category, page, count: COUNT },
    }),
    <Skeleton variant="list" count={5} />,
  );
  const addressOf = (change: { state?: string; category?: string | null }) => {
    const next = { state: chosen.state, category, ...change };
    const query = new URLSearchParams({
      ...(next.state !== 'waiting' && { state: next.state }),
      ...(next.category && { category: next.category }),
    });
    return `?${query.toString()}`;
  };

  return (
    <>
      <PageTitle description="보호자가 올린 질문에 답하고, 채택된 답변을 확인해 보세요.">답변을 기다리는 질문</PageTitle>
      <Stack gap={5}>
        <Tabs aria-label="질문 상태">
          {states.map(({ state, label }) => (
            <Tab key={state} to={addressOf({ state })} aria-current={state === chosen.state ? 'page' : undefined}>
              {label} {data && <span>{formatNumber(data[state])}</span>}
            </Tab>
          ))}
        </Tabs>
        <Select
          label="진료 분야"
          options={[{ value: EVERY, label: '모든 분야' }, ...questions.categories.map((name) => ({ value: name, label: name }))]}
          value={category ?? EVERY}
          onChange={(next) => void navigate(addressOf({ category: next || null }))}
        />
        {standIn}
        {data?.getQuestionsByPage.length === 0 && <EmptyState icon="message" title={chosen.nothing} />}
        {data && data.getQuestionsByPage.length > 0 && (
          <>
            <QuestionList posts={data.getQuestionsByPage} pathOf={(idx) => postPath(questions, idx)} />
            <Pagination page={page} count={COUNT} total={data[chosen.state]} hrefOf={hrefOf} />
          </>
        )}
      </Stack>
    </>
  );
}

const Tabs = styled.nav`
  display: flex;
  ${scrollStrip}
  box-shadow: inset 0 -1px ${tokens.color.border};
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: 3rem;
  padding: 0 ${tokens.space[4]};
  color: ${tokens.color.textMute};
  white-space: nowrap;

  span {
    color: ${tokens.color.primary};
    font-weight: ${tokens.font.weight.semibold};
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }

  &[aria-current] {
    box-shadow: inset 0 -3px ${tokens.color.primary};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }
`;
