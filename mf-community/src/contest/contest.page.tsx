import { useRest } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { answerOf, usePageHead } from '@petcare/remote';
import { EmptyState, Inline, PageContainer, PageTitle, Pagination, Section, Skeleton, Stack, ToggleChip, usePageParam } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { BoardNav } from '../board/board-nav.tsx';
import { contestPath, type ListedEntry, type Round } from './contest-api.ts';
import { ContestPage_Entries, ContestPage_Round } from './contest-queries.ts';
import { EntryWall } from './entry-card.tsx';
import { RoundCard } from './round-card.tsx';

const COUNT = 12;
const description = '우리 아이의 가장 빛나는 순간을 사진으로 자랑해 보세요.';

/** The contest that runs, or the next or last one, with its entries. */
export function ContestPage() {
  usePageHead({ title: '반려동물 사진 콘테스트', description, canonical: contestPath });
  const { standIn, data } = answerOf(useQuery({ query: ContestPage_Round }), <Skeleton variant="card" count={2} />);
  const round = data?.getContest;
  return (
    <PageContainer>
      <PageTitle description={description}>콘테스트</PageTitle>
      <Stack gap={6}>
        <BoardNav current={{ path: contestPath }} />
        {standIn}
        {round && <Contest round={round} best={data.getBestContestEntries} />}
        {data && !round && <NoContest />}
      </Stack>
    </PageContainer>
  );
}

function NoContest() {
  return <EmptyState icon="camera" title="아직 열린 콘테스트가 없어요." description="새 콘테스트가 열리면 이곳에서 알려 드릴게요." />;
}

function Contest({ round, best }: { round: Round; best: ListedEntry[] }) {
  return (
    <>
      <RoundCard round={round} />
      {round.winners.length > 0 && (
        <Section title="수상작">
          <EntryWall entries={round.winners} label="수상작" />
        </Section>
      )}
      {round.state !== 'ended' && best.length > 0 && (
        <Section title="지금 사랑받는 응모작">
          <EntryWall entries={best.slice(0, 4)} label="지금 사랑받는 응모작" />
        </Section>
      )}
      <Entries round={round} />
    </>
  );
}

function Entries({ round }: { round: Round }) {
  const isSignedIn = useSession().status === 'signed-in';
  const [params, setParams] = useSearchParams();
  const { page, hrefOf } = usePageParam('page');
  const isMine = isSignedIn && params.get('mine') === '1';
  const sort = params.get('sort') === 'popular' ? 'popular' : 'recent';
  const variables = { roundId: round.id, sort, page, count: COUNT } as const;
  const all = useQuery({ query: ContestPage_Entries, variables, pause: isMine });
  const own = useRest('/api/client/contest/my-posts', { query: { page, count: COUNT }, pause: !isMine });
  const waiting = <Skeleton variant="card" count={4} />;
  const ofAll = answerOf(all, waiting);
  const ofOwn = answerOf(own, waiting);
  const { standIn } = isMine ? ofOwn : ofAll;
  const entries: ListedEntry[] | undefined = isMine ? ofOwn.data?.items : ofAll.data?.getContestEntries;
  const total = isMine ? (own.data?.total ?? 0) : round.entryCount;
  const show = (wanted: Record<string, string>) => setParams(wanted, { preventScrollReset: true });

  return (
    <Section title={isMine ? '내 응모작' : '응모작'}>
      <Stack gap={5}>
        <Inline gap={2}>
          <ToggleChip isSelected={!isMine && sort === 'recent'} onChange={() => show({})}>
            최신순
          </ToggleChip>
          <ToggleChip isSelected={!isMine && sort === 'popular'} onChange={() => show({ sort: 'popular' })}>
            좋아요순
          </ToggleChip>
          {isSignedIn && (
            <ToggleChip isSelected={isMine} onChange={() => show({ mine: '1' })}>
              내 응모작
            </ToggleChip>
          )}
        </Inline>
        {standIn}
        {entries?.length === 0 && (
          <EmptyState
            icon="camera"
            title={isMine ? '아직 응모한 사진이 없어요.' : '아직 응모작이 없어요.'}
            description={round.state === 'running' ? '첫 번째 사진을 올려 보세요.' : undefined}
          />
        )}
        {entries && entries.length > 0 && (
          <>
            <EntryWall entries={entries} label={isMine ? '내 응모작' : '응모작'} />
            <Pagination page={page} count={COUNT} total={total} hrefOf={hrefOf} />
          </>
        )}
      </Stack>
    </Section>
  );
}
