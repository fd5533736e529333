import { useSession } from '@petcare/auth';
import { HiddenNotice, ReportButton } from '@petcare/moderation';
import { RichText } from '@petcare/rich-text';
import { Avatar, Badge, formatDateTime, formatNumber, Inline, media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { Board } from '../board/boards.ts';
import { AuthorName, nameOf } from '../board/author-name.tsx';
import { ENDED } from '../board/listed-post.ts';
import { MessageTo } from '../message/message-to.tsx';
import { OwnPostActions } from './own-post-actions.tsx';
import { PostBookmark } from './post-bookmark.tsx';
import type { PostDetail } from '../board/post-detail.ts';
import { PostLike } from './post-like.tsx';
import { QuestionFacts } from './question-facts.tsx';
import { SharePost } from './share-post.tsx';
import { useCountedView } from './use-counted-view.ts';

type Props = { board: Board; post: PostDetail; onChanged: () => void };

export function PostArticle({ board, post, onChanged }: Props) {
  const { title, content, category, status, user, isMine, timestamp } = post;
  const isSignedIn = useSession().status === 'signed-in';
  const view = post.view + (useCountedView(post.id) ? 1 : 0);
  return (
    <article>
      <Header>
        {(board.hasStatus || category) && (
          <Inline gap={2}>
            {board.hasStatus && <Badge tone={status === ENDED ? 'neutral' : 'success'}>{status === ENDED ? '종료' : '진행 중'}</Badge>}
            {category && <Badge tone="primary">{category}</Badge>}
          </Inline>
        )}
        <Title>{title}</Title>
        <By>
          <Avatar name={nameOf(user)} src={user?.userImage} size={44} />
          <Who>
            <AuthorName author={user} withLabel />
            <Facts>
              <time dateTime={timestamp.createdAt}>{formatDateTime(timestamp.createdAt)}</time>
              {timestamp.updatedAt && <span>고침</span>}
              <span>조회 {formatNumber(view)}</span>
            </Facts>
          </Who>
          <MessageTo author={user} isMine={isMine} />
        </By>
        <QuestionFacts post={post} />
      </Header>
      {post.hiddenReason !== null && (
        <Hidden>
          <HiddenNotice of="글" reason={post.hiddenReason} />
        </Hidden>
      )}
      <Content html={content} />
      <Foot>
        <Inline>
          {post.hiddenReason === null && (
            <>
              <PostLike board={board} post={post} isMine={isMine} />
              <PostBookmark board={board} post={post} />
              <SharePost title={title} />
            </>
          )}
          {isSignedIn && !isMine && <ReportButton of={{ kind: 'post', id: post.id }} isReported={post.isReported} />}
        </Inline>
        {isMine && <OwnPostActions board={board} post={post} onChanged={onChanged} />}
      </Foot>
    </article>
  );
}

const Header = styled.header`
  display: grid;
  gap: ${tokens.space[4]};
  padding-bottom: ${tokens.space[5]};
  border-bottom: 1px solid ${tokens.color.border};
`;

const Hidden = styled.div`
  padding-top: ${tokens.space[5]};
`;

const Title = styled.h1`
  font-size: ${tokens.font.size.xl};
  font-weight: ${tokens.font.weight.bold};
  overflow-wrap: anywhere;

  ${media.tablet} {
    font-size: ${tokens.font.size['2xl']};
  }
`;

const By = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
  font-weight: ${tokens.font.weight.semibold};
`;

const Who = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Content = styled(RichText)`
  padding: ${tokens.space[6]} 0 ${tokens.space[8]};
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.regular};
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding-bottom: ${tokens.space[6]};
  border-bottom: 1px solid ${tokens.color.border};
`;
