import { focusRing, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

const filling = css`
  display: grid;
  align-content: start;
  gap: ${tokens.space[1]};
  min-height: ${tokens.touchTarget};
  color: inherit;
  overflow-wrap: anywhere;
`;

/** The content of a frame of the home page, which leads on as a whole. */
export const Way = styled(Link)`
  ${filling}
  &:focus-visible {
    ${focusRing}
  }
`;

/** At most two lines: the frame is as high as it was kept. */
export const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** The words for what it leads to. */
export const Onward = styled.span`
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
`;
