import { graphql, messageOfError, type ResultOf } from '@petcare/api';
import { siteNow } from '@petcare/auth';
import { answerOf } from '@petcare/remote';
import { Button, EmptyState, formatRelative, Icon, Skeleton, tokens, VisuallyHidden, type IconName } from '@petcare/ui';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useClient, useMutation } from 'urql';

const A_PAGE = 20;

const AlertsList_Alerts = graphql(`
  query AlertsList_Alerts($before: ID, $count: Int!) {
    getMyAlerts(before: $before, count: $count) {
      items {
        id
        kind
        text
        path
        isRead
        createdAt
      }
    }
  }
`);

const AlertsList_Read = graphql(`
  mutation AlertsList_Read($id: ID, $upTo: ID) {
    readMyAlerts(id: $id, upTo: $upTo) {
      unreadCount
    }
  }
`);

type Alert = ResultOf<typeof AlertsList_Alerts>['getMyAlerts']['items'][number];
type ShownAlerts = { alerts: Alert[]; isWhole: boolean; error: string | null; isWaiting: boolean };

/** By the word of the team that tells. */
const icons: Record<string, IconName> = {
  reservation: 'calendar',
  review: 'star',
  post: 'message',
  message: 'message',
  inquiry: 'message',
  points: 'coin',
  pet: 'paw',
};
const iconOf = (kind: string): IconName => icons[kind.slice(0, kind.indexOf('.'))] ?? 'bell';

type Props = { unread: number; newest: string | null; onLeave: () => void };

/** All that is new for a person, the newest first, and what comes while they look. */
export function AlertsList({ unread, newest, onLeave }: Props) {
  const client = useClient();
  const [, read] = useMutation(AlertsList_Read);
  const [shown, setShown] = useState<ShownAlerts>({ alerts: [], isWhole: false, error: null, isWaiting: true });

  const ask = useCallback(
    async (before: string | null, others: Alert[]): Promise<void> => {
      setShown((now) => ({ ...now, error: null, isWaiting: true }));
      const { data, error } = await client
        .query(AlertsList_Alerts, { before, count: A_PAGE }, { requestPolicy: 'network-only' })
        .toPromise();
      const items = data?.getMyAlerts.items;
      if (items) setShown({ alerts: [...others, ...items], isWhole: items.length < A_PAGE, error: null, isWaiting: false });
      else setShown((now) => ({ ...now, error: messageOfError(error), isWaiting: false }));
    },
    [client],
  );
  // Another count of unread ones is as good a reason as a new one: they may have been read on another device.
  useEffect(() => void ask(null, []), [ask, newest, unread]);

  const { alerts, isWhole, error, isWaiting } = shown;
  const { standIn } = answerOf(
    { data: alerts.length === 0 && isWaiting ? null : alerts, error, isLoading: isWaiting, refetch: () => void ask(null, []) },
    <Skeleton count={6} />,
    {
      empty: ({ length }) =>
        length === 0 && <EmptyState icon="bell" title="아직 알림이 없어요" description="예약, 리뷰, 댓글 소식이 오면 알려 드릴게요." />,
    },
  );
  if (alerts.length === 0 && standIn) return standIn;
  return (
    <>
      {unread > 0 && (
        <All>
          <Button variant="ghost" size="sm" onPress={() => void read({ upTo: alerts[0]?.id ?? newest })}>
            모두 읽음으로 표시
          </Button>
        </All>
      )}
      <List>
        {alerts.map(({ id, kind, text, path, isRead, createdAt }) => (
          <li key={id}>
            <Row
              to={path}
              $isRead={isRead}
              onClick={() => {
                if (!isRead) void read({ id });
                onLeave();
              }}
            >
              <Icon name={iconOf(kind)} size={20} />
              <span>
                {!isRead && <VisuallyHidden>안 읽음: </VisuallyHidden>}
                <Text>{text}</Text>
                <Time dateTime={createdAt}>{formatRelative(createdAt, siteNow())}</Time>
              </span>
            </Row>
          </li>
        ))}
      </List>
      {error !== null && <p role="alert">{error}</p>}
      {!isWhole && (
        <All>
          <Button variant="ghost" isPending={isWaiting} onPress={() => void ask(alerts.at(-1)?.id ?? null, alerts)}>
            더 보기
          </Button>
        </All>
      )}
    </>
  );
}

const All = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${tokens.space[2]} ${tokens.space[3]};
`;

const List = styled.ul`
  padding-bottom: ${tokens.space[4]};
`;

const Row = styled(Link)<{ $isRead: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.space[5]};
  border-bottom: 1px solid ${tokens.color.border};
  background: ${({ $isRead }) => ($isRead ? 'transparent' : tokens.color.primarySoft)};
  color: ${({ $isRead }) => ($isRead ? tokens.color.textMute : tokens.color.text)};
  & > svg {
    margin-top: 0.125rem;
    color: ${tokens.color.primary};
  }
  &:hover {
    background: ${tokens.color.sunken};
  }
`;

const Text = styled.span`
  display: block;
  font-size: 0.9375rem;
  line-height: ${tokens.font.leading.normal};
`;

const Time = styled.time`
  display: block;
  margin-top: ${tokens.space[1]};
  color: ${tokens.color.textMute};
  font-size: 0.8125rem;
`;
