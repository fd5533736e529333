import { graphql, messageOfError } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { answerOf, useNow } from '@petcare/remote';
import { Button, EmptyState, formatRelative, Inline, Pagination, Skeleton, Stack, tokens, usePageParam, VisuallyHidden } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMutation, useQuery } from 'urql';

const COUNT = 20;

const ReservationNotices_Notices = graphql(`
  query ReservationNotices_Notices($page: Int!, $count: Int!) {
    getMyReservationNotices(page: $page, count: $count) {
      id
      title
      text
      path
      isRead
      createdAt
    }
    total: getMyReservationNoticeCount
    unread: getMyReservationNoticeCount(unreadOnly: true)
  }
`);

const ReservationNotices_Read = graphql(`
  mutation ReservationNotices_Read($ids: [ID!]) {
    readMyReservationNotices(ids: $ids)
  }
`);

/** The person's notices of reservations, the last first; a notice that is opened is read. */
export function ReservationNotices({ onRead }: { onRead: () => void }) {
  const now = useNow();
  const { page, hrefOf } = usePageParam('page');
  const { standIn, data, reload } = answerOf(
    useQuery({ query: ReservationNotices_Notices, variables: { page, count: COUNT } }),
    <Skeleton variant="list" count={4} />,
    {
      empty: ({ getMyReservationNotices }) =>
        getMyReservationNotices.length === 0 && (
          <EmptyState icon="bell" title="받은 알림이 없어요." description="예약이 확정되거나 바뀌면 여기에서 알려 드려요." />
        ),
    },
  );
  const [{ fetching: isReading }, read] = useMutation(ReservationNotices_Read);

  const readAll = async () => {
    const answer = await read({ ids: null });
    if (answer.error) return toast('error', messageOfError(answer.error));
    reload();
    onRead();
  };

  if (standIn) return standIn;
  const { getMyReservationNotices: notices, total, unread } = data;
  return (
    <Stack gap={3}>
      <Inline justify="space-between" gap={3}>
        <span>{unread > 0 ? `읽지 않은 알림 ${unread}개` : '모두 읽었어요.'}</span>
        <Button size="sm" variant="secondary" isDisabled={unread === 0} isPending={isReading} onPress={() => void readAll()}>
          모두 읽음으로
        </Button>
      </Inline>
      <List aria-label="예약 알림">
        {notices.map(({ id, title, text, path, isRead, createdAt }) => (
          <Row key={id} data-unread={isRead ? undefined : true}>
            <Opened to={path} onClick={() => isRead || void read({ ids: [id] })}>
              {title}
              {!isRead && <VisuallyHidden> (읽지 않음)</VisuallyHidden>}
            </Opened>
            <time dateTime={createdAt}>{formatRelative(createdAt, now)}</time>
            <p>{text}</p>
          </Row>
        ))}
      </List>
      <Pagination page={page} count={COUNT} total={total} hrefOf={hrefOf} />
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  p {
    grid-column: 1 / -1;
    margin: 0;
    color: ${tokens.color.textSoft};
    font-size: ${tokens.font.size.sm};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  time {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
  }
  &[data-unread] {
    border-color: ${tokens.color.primaryLine};
    background: ${tokens.color.primarySoft};
  }
  &[data-unread] time {
    color: ${tokens.color.textSoft};
  }
`;

/** The whole row leads there. */
const Opened = styled(Link)`
  color: ${tokens.color.text};
  font-weight: ${tokens.font.weight.semibold};
  text-decoration: none;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
  }
`;
