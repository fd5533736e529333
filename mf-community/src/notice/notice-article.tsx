import { RichText } from '@petcare/rich-text';
import { formatDate, formatNumber, Icon, media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import type { ReadNotice } from './read-notice.ts';
import { useCountedReading } from './use-counted-reading.ts';

export function NoticeArticle({ notice }: { notice: ReadNotice }) {
  const { id, title, content, file, admin, createdAt, updatedAt } = notice;
  const views = notice.viewCount + (useCountedReading(id) ? 1 : 0);
  return (
    <article>
      <Header>
        <Title>{title}</Title>
        <Facts>
          <span>{admin.name}</span>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {updatedAt && <span>고침</span>}
          <span>조회 {formatNumber(views)}</span>
        </Facts>
      </Header>
      <Content html={content} />
      {file.length > 0 && (
        <Files aria-label="첨부파일">
          {file.map(({ id: of, name, url, size }) => (
            <li key={of}>
              <a href={url} download={name}>
                <Icon name="download" size={18} />
                <Name>{name}</Name>
                <Size>{sizeInWords(size)}</Size>
              </a>
            </li>
          ))}
        </Files>
      )}
    </article>
  );
}

function sizeInWords(bytes: number): string {
  return bytes < 1_000_000 ? `${formatNumber(Math.max(1, Math.round(bytes / 1_000)))}KB` : `${(bytes / 1_000_000).toFixed(1)}MB`;
}

const Header = styled.header`
  display: grid;
  gap: ${tokens.space[3]};
  padding-bottom: ${tokens.space[5]};
  border-bottom: 1px solid ${tokens.color.border};
`;

const Title = styled.h1`
  font-size: ${tokens.font.size.xl};
  font-weight: ${tokens.font.weight.bold};
  overflow-wrap: anywhere;

  ${media.tablet} {
    font-size: ${tokens.font.size['2xl']};
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const Content = styled(RichText)`
  padding: ${tokens.space[6]} 0 ${tokens.space[8]};
`;

const Files = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};

  a {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    min-height: ${tokens.touchTarget};
    padding: ${tokens.space[2]} ${tokens.space[4]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    color: ${tokens.color.textSoft};
  }

  ${media.hover} {
    a:hover {
      border-color: ${tokens.color.primaryLine};
      background: ${tokens.color.primarySoft};
    }
  }

  svg {
    flex: none;
    color: ${tokens.color.primary};
  }
`;

const Name = styled.span`
  min-width: 0;
  font-weight: ${tokens.font.weight.medium};
  overflow-wrap: anywhere;
`;

const Size = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
