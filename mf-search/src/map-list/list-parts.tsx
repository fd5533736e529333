import { Skeleton, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

export function Waiting() {
  return (
    <More>
      <Skeleton variant="list" count={4} />
    </More>
  );
}

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  min-height: ${tokens.touchTarget};
  padding: ${tokens.space[1]} ${tokens.space[4]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  strong {
    color: ${tokens.color.primaryHover};
  }
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    position: relative;
  }
  > li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

export const More = styled.div`
  padding: ${tokens.space[4]};
`;
