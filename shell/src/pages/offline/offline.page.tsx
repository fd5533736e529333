import { usePageHead } from '@petcare/remote';
import { Button, Icon, media, tokens } from '@petcare/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { MessagePage } from '../message-page.tsx';
import { keptPages, type KeptPage } from '../../offline/kept-pages.ts';

/** In place of a page that is not kept on this device while there is no network. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  usePageHead({ title: '오프라인', noindex: true });
  const { pathname, search } = useLocation();
  const [kept, setKept] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    let isShown = true;
    keptPages().then(
      (pages) => isShown && setKept(pages.filter(({ path }) => path !== pathname + search)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [pathname, search]);
  return (
    <MessagePage icon="paw" title="인터넷에 연결되어 있지 않아요" actions={<Button onPress={onRetry}>다시 시도</Button>}>
      <p>이 화면은 아직 이 기기에 저장되지 않았어요. 연결되면 바로 보여드릴게요.</p>
      {kept.length > 0 && (
        <Kept aria-labelledby="kept-pages">
          <h2 id="kept-pages">지금 볼 수 있는 화면</h2>
          <ul>
            {kept.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} reloadDocument>
                  <span>{title}</span>
                  <Icon name="chevron-right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </Kept>
      )}
    </MessagePage>
  );
}

const Kept = styled.section`
  width: min(24rem, calc(100vw - 2.5rem));
  margin-top: ${tokens.space[6]};
  text-align: left;
  & > h2 {
    margin-bottom: ${tokens.space[2]};
    color: ${tokens.color.text};
    font-size: ${tokens.font.size.md};
  }
  & > ul {
    margin: 0;
    padding: 0;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.lg};
    background: ${tokens.color.surface};
    list-style: none;
  }
  & li + li {
    border-top: 1px solid ${tokens.color.border};
  }
  & a {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: ${tokens.touchTarget};
    padding: 0 ${tokens.space[4]};
    color: ${tokens.color.text};
    text-decoration: none;
  }
  & a > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & svg {
    color: ${tokens.color.textMute};
  }
  ${media.hover} {
    & a:hover {
      background: ${tokens.color.primarySoft};
    }
  }
`;
