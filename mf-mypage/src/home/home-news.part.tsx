import { useNow } from '@petcare/remote';
import { Button, formatRelative } from '@petcare/ui';
import { Onward, Way, Words } from './on-home.ts';
import { useUnreadNews } from './unread-news.ts';

/** The newest unread news; stands in a slot of the home page, as high as the frame that is kept for it. */
export function HomeNewsPart() {
  const now = useNow();
  const [news, markRead] = useUnreadNews(1);
  if (news.status === 'waiting') return <Words aria-busy />;
  if (news.status === 'failed')
    return (
      <>
        <Words>소식을 불러오지 못했어요.</Words>
        <Button variant="ghost" size="sm" onPress={news.reload}>
          다시 시도
        </Button>
      </>
    );
  const [newest] = news.items;
  if (!newest)
    return (
      <Way to="/mypage">
        <Words>새 소식을 모두 읽었어요.</Words>
        <Onward>마이페이지 보기</Onward>
      </Way>
    );
  return (
    <Way to={newest.path} onClick={() => markRead(newest.id)}>
      <Words>{newest.text}</Words>
      <Onward>{`${formatRelative(newest.createdAt, now)}${news.others > 0 ? ` · 외 ${news.others}개` : ''}`}</Onward>
    </Way>
  );
}
