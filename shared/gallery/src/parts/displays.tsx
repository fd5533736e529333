import {
  Avatar,
  Badge,
  Breadcrumbs,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Notice,
  PageTitle,
  Pagination,
  RatingStars,
  Section,
  Skeleton,
  Spinner,
  Tag,
  type MessageKind,
  type Tone,
} from '@petcare/ui';
import { Tabs } from '@petcare/ui/choice';
import type { Part } from '../part.tsx';

const ignore = () => undefined;
const tones: readonly Tone[] = ['neutral', 'primary', 'accent', 'success', 'warn', 'danger', 'info'];
const kinds: readonly MessageKind[] = ['success', 'info', 'warn', 'error'];

/** The parts that show something. */
export const displays: readonly Part[] = [
  {
    name: 'labels',
    states: Object.fromEntries(
      tones.map((tone) => [
        tone,
        <span key={tone}>
          <Badge tone={tone}>예약확정</Badge> <Tag tone={tone}>24시</Tag>
        </span>,
      ]),
    ),
  },
  {
    name: 'notice',
    isWide: true,
    states: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        <Notice key={kind} kind={kind}>
          예약이 확정되면 알려 드릴게요.
        </Notice>,
      ]),
    ),
  },
  {
    name: 'card',
    states: {
      sm: <Card padding="sm">작은 카드</Card>,
      md: <Card>보통 카드</Card>,
      lg: <Card padding="lg">큰 카드</Card>,
    },
  },
  {
    name: 'rating-stars',
    states: {
      '0': <RatingStars value={0} />,
      '2.5': <RatingStars value={2.5} showValue />,
      '5': <RatingStars value={5} size={24} showValue count={128} />,
    },
  },
  { name: 'avatar', states: { 글자: <Avatar name="보리아빠" />, 큼: <Avatar name="나비" size={64} /> } },
  {
    name: 'states',
    isWide: true,
    states: {
      없음: <EmptyState title="아직 작성된 리뷰가 없어요." description="첫 리뷰를 남겨 주세요." />,
      잘못: <ErrorState message="잠시 뒤에 다시 시도해 주세요." onRetry={ignore} />,
      '작은 잘못': <ErrorState isSmall message="불러오지 못했어요." onRetry={ignore} />,
    },
  },
  {
    name: 'waiting',
    isWide: true,
    states: {
      text: <Skeleton count={3} />,
      list: <Skeleton variant="list" count={2} />,
      card: (
        <Grid>
          <Skeleton variant="card" />
        </Grid>
      ),
      spinner: <Spinner />,
    },
  },
  {
    name: 'navigation',
    isWide: true,
    states: {
      쪽: <Pagination page={3} count={10} total={95} hrefOf={(page) => `?page=${page}`} />,
      길: <Breadcrumbs items={[{ label: '홈', to: '/' }, { label: '동물병원', to: '/' }, { label: '구로동물병원' }]} />,
      탭: (
        <Tabs
          label="병원"
          items={[
            { id: 'info', label: '정보' },
            { id: 'fees', label: '진료비' },
          ]}
          selected="info"
          onChange={ignore}
        >
          병원 정보가 여기에 있어요.
        </Tabs>
      ),
    },
  },
  {
    name: 'headings',
    isWide: true,
    states: {
      '쪽 제목': <PageTitle description="가까운 순서로 보여 드려요.">동물병원 목록</PageTitle>,
      '절 제목': (
        <Section title="오늘 진료" description="지금 문을 연 곳이에요.">
          내용이 여기에 있어요.
        </Section>
      ),
    },
  },
];
