import { useOnline } from '@petcare/api';
import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** One line above the page while there is no network: what stands below may be out of date. */
export function OfflineStrip() {
  const isOnline = useOnline();
  return <Line role="status">{!isOnline && <p>오프라인이에요. 마지막으로 본 내용을 보여드려요.</p>}</Line>;
}

const Line = styled.div`
  & > p {
    margin: 0;
    padding: ${tokens.space[1]} ${tokens.space[4]};
    background: ${tokens.color.text};
    color: ${tokens.color.surface};
    font-size: ${tokens.font.size.sm};
    text-align: center;
  }
`;
