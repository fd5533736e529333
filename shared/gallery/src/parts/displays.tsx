import {
  Avatar,
  Badge,
  Breadcrumbs,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Inline,
  LinkButton,
  Notice,
  PageContainer,
  PageTitle,
  Pagination,
  Picture,
  RatingStars,
  Section,
  Skeleton,
  Spinner,
  Stack,
  Tag,
  type MessageKind,
  type Tone,
} from '@petcare/ui';
import { Tabs } from '@petcare/ui/choice';
import type { Part } from '../part.tsx';

const ignore = () => undefined;
const tones: readonly Tone[] = ['neutral', 'primary', 'accent', 'success', 'warn', 'danger', 'info'];
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="tan" d="M0 0h800v600H0z"/><circle fill="sienna" cx="400" cy="300" r="260"/></svg>',
)}`;
const kinds: readonly MessageKind[] = ['success', 'info', 'warn', 'error'];

const labels = ['예방접종', '건강검진', '중성화 수술'].map((label) => (
  <Card key={label} padding="sm">
    {label}
  </Card>
));

/** The parts that show something. */
export const displays: readonly Part[] = [
  {
    name: 'labels',
    states: Object.fromEntries(
      tones.map((tone) => [
        tone,
        <span key={tone}>
          <Badge tone={tone}>예약확정</Badge> <Tag tone={tone}>24시</Tag>{' '}
          <Tag tone={tone} icon="paw">
            미용
          </Tag>
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
      none: <Card padding="none">여백 없는 카드</Card>,
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
  {
    name: 'picture',
    states: {
      '4:3': <Picture src={drawing} alt="공" sizes="11rem" ratio={4 / 3} isFirst />,
      '1:1': <Picture src={drawing} alt="공" sizes="11rem" ratio={1} isFirst />,
    },
  },
  {
    name: 'avatar',
    states: {
      글자: <Avatar name="보리아빠" />,
      큼: <Avatar name="나비" size={64} />,
      사진: <Avatar name="공" src={drawing} size={64} />,
    },
  },
  {
    name: 'states',
    isWide: true,
    states: {
      없음: <EmptyState title="아직 작성된 리뷰가 없어요." description="첫 리뷰를 남겨 주세요." />,
      잘못: <ErrorState message="잠시 뒤에 다시 시도해 주세요." onRetry={ignore} />,
      '없음, 할 일': <EmptyState title="등록한 반려동물이 없어요." icon="heart" action={<LinkButton to="/">반려동물 등록</LinkButton>} />,
      '다시 시도함': <ErrorState message="잠시 뒤에 다시 시도해 주세요." onRetry={ignore} isRetrying />,
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
      block: <Skeleton variant="block" />,
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
    name: 'layout',
    isWide: true,
    states: {
      아래로: <Stack>{labels}</Stack>,
      옆으로: <Inline>{labels}</Inline>,
      칸: <Grid min="8rem">{labels}</Grid>,
      쪽: (
        <Card padding="none">
          <PageContainer width="narrow">쪽의 여백이에요.</PageContainer>
        </Card>
      ),
    },
  },
  {
    name: 'headings',
    isWide: true,
    states: {
      '쪽 제목': <PageTitle description="가까운 순서로 보여 드려요.">동물병원 목록</PageTitle>,
      '쪽 제목과 버튼': <PageTitle actions={<LinkButton to="/">글쓰기</LinkButton>}>수다 게시판</PageTitle>,
      '절 제목': (
        <Section title="오늘 진료" description="지금 문을 연 곳이에요.">
          내용이 여기에 있어요.
        </Section>
      ),
      '절 제목과 링크': (
        <Section title="리뷰" actions={<a href="/">모두 보기</a>}>
          내용이 여기에 있어요.
        </Section>
      ),
    },
  },
];
