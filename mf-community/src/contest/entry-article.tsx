import { rest, useAttempt } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { useSession } from '@petcare/auth';
import { HiddenNotice, ReportButton } from '@petcare/moderation';
import { RichText } from '@petcare/rich-text';
import { Avatar, Badge, Button, FormError, formatDateTime, Inline, LinkButton, media, Picture, tokens } from '@petcare/ui';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { MessageTo } from '../message/message-to.tsx';
import { contestPath, editEntryPath, entryPath, nameOf, type Entry } from './contest-api.ts';
import { LikeButton } from './like-button.tsx';

export function EntryArticle({ entry }: { entry: Entry }) {
  const { id, title, content, images, user, isMine, isReported, hiddenReason, place, createdAt, updatedAt } = entry;
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <article>
      <Header>
        {place !== null && <Badge tone="accent">{place}등 수상작</Badge>}
        <Title>{title}</Title>
        <By>
          <Avatar name={nameOf(user)} src={user?.userImage} size={44} />
          <div>
            {nameOf(user)}
            <Facts>
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              {updatedAt && <span>고침</span>}
            </Facts>
          </div>
          <MessageTo author={user} isMine={isMine} />
        </By>
      </Header>
      {hiddenReason !== null && (
        <Hidden>
          <HiddenNotice of="응모작" reason={hiddenReason} />
        </Hidden>
      )}
      <Pictures>
        {images.map((src, index) => (
          <li key={src}>
            <Picture src={src} alt={`${title} 사진 ${index + 1}`} sizes="(min-width: 48rem) 44rem, 100vw" ratio={1} />
          </li>
        ))}
      </Pictures>
      <Content html={content} />
      <Foot>
        <Inline>
          {hiddenReason === null && (
            <LikeButton of="응모작" path={{ kind: 'entry', id }} liked={entry} isMine={isMine} next={entryPath(id)} />
          )}
          {isSignedIn && !isMine && <ReportButton of={{ kind: 'entry', id }} isReported={isReported} />}
        </Inline>
        {isMine && place === null && <OwnActions id={id} />}
      </Foot>
    </article>
  );
}

function OwnActions({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const { attempt, isPending, refusal } = useAttempt();
  const navigate = useNavigate();

  async function deleteIt() {
    const answer = await rest.delete('/api/client/contest/posts/{post_id}', { path: { post_id: id } });
    if (!answer.success) return answer;
    toast('success', '응모작을 삭제했어요.');
    void navigate(contestPath, { replace: true });
    return undefined;
  }

  return (
    <Inline>
      <LinkButton to={editEntryPath(id)} variant="secondary" size="sm" icon="edit">
        수정
      </LinkButton>
      <Button variant="ghost" size="sm" icon="trash" onPress={() => setAsking(true)}>
        삭제
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="응모작을 삭제할까요?"
        confirmLabel="삭제"
        tone="danger"
        isPending={isPending}
        onConfirm={() => void attempt(deleteIt)}
        onCancel={() => setAsking(false)}
      >
        받은 좋아요와 댓글도 함께 사라지고, 되돌릴 수 없어요.
        <FormError>{refusal}</FormError>
      </ConfirmDialog>
    </Inline>
  );
}

const Header = styled.header`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};
  padding-bottom: ${tokens.space[5]};
`;

const Hidden = styled.div`
  padding-bottom: ${tokens.space[5]};
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
  align-items: center;
  gap: ${tokens.space[3]};
  font-weight: ${tokens.font.weight.semibold};
`;

const Facts = styled.p`
  display: flex;
  gap: ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.regular};
`;

const Pictures = styled.ol`
  display: grid;
  gap: ${tokens.space[3]};
  & img {
    height: auto;
    border-radius: ${tokens.radius.lg};
    background: ${tokens.color.sunken};
    aspect-ratio: 1;
    object-fit: contain;
  }
`;

const Content = styled(RichText)`
  padding: ${tokens.space[5]} 0 ${tokens.space[6]};
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
