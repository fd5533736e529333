import { focusRing, formatDate, Icon, media, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { noticePath } from './notice-path.ts';

type Neighbour = { id: string; title: string; createdAt: string } | null;

/** The notices before and after one. */
export function NoticeNeighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="앞뒤 공지">
      <List>
        <Entry label="다음 글" icon="chevron-up" notice={next} rel="next" />
        <Entry label="이전 글" icon="chevron-down" notice={previous} rel="prev" />
      </List>
    </nav>
  );
}

type EntryProps = { label: string; icon: 'chevron-up' | 'chevron-down'; notice: Neighbour; rel: 'prev' | 'next' };

function Entry({ label, icon, notice, rel }: EntryProps) {
  if (!notice) return null;
  return (
    <li>
      <Row to={noticePath(notice.id)} rel={rel}>
        <Icon name={icon} size={16} />
        <Label>{label}</Label>
        <Title>{notice.title}</Title>
        <time dateTime={notice.createdAt}>{formatDate(notice.createdAt)}</time>
      </Row>
    </li>
  );
}

const List = styled.ul`
  border-block: 1px solid ${tokens.color.border};

  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: 3.25rem;
  padding: ${tokens.space[2]} ${tokens.space[1]};

  > svg,
  > time {
    flex: none;
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
  }

  > time {
    display: none;
  }

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
    > time {
      display: block;
      margin-inline-start: auto;
    }
  }
`;

const Label = styled.span`
  flex: none;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const Title = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
