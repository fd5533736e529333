import { useNow } from '@petcare/remote';
import { Badge, focusRing, formatDate, formatNumber, Icon, media, tokens, VisuallyHidden } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { noticePath } from './notice-path.ts';

type Notice = { id: string; title: string; viewCount: number; file: readonly { id: string }[]; createdAt: string };

const NEW_MS = 3 * 86_400_000;

export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const now = useNow();
  return (
    <List>
      {notices.map(({ id, title, viewCount, file, createdAt }) => (
        <li key={id}>
          <Row to={noticePath(id)}>
            <Title>
              {title}
              {now - Date.parse(createdAt) < NEW_MS && <Badge tone="accent">새 글</Badge>}
              {file.length > 0 && (
                <Attached>
                  <Icon name="file" size={16} />
                  <VisuallyHidden>첨부파일 {file.length}개</VisuallyHidden>
                </Attached>
              )}
            </Title>
            <Facts>
              <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              <span>조회 {formatNumber(viewCount)}</span>
            </Facts>
          </Row>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  border-bottom: 1px solid ${tokens.color.border};

  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Row = styled(Link)`
  display: grid;
  gap: ${tokens.space[1]} ${tokens.space[6]};
  padding: ${tokens.space[4]} ${tokens.space[1]};
  transition: background ${tokens.motion.fast};

  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.color.primarySoft};
    }
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: ${tokens.space[5]} ${tokens.space[4]};
  }
`;

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  min-width: 0;
  font-weight: ${tokens.font.weight.medium};
  overflow-wrap: anywhere;
`;

const Attached = styled.span`
  display: inline-flex;
  color: ${tokens.color.textMute};
`;

const Facts = styled.span`
  display: flex;
  gap: ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  font-variant-numeric: tabular-nums;

  ${media.tablet} {
    > :last-child {
      min-width: 5rem;
      text-align: end;
    }
  }
`;
