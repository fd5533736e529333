import { focusRing, media, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

export const Frame = styled.div`
  ${media.tablet} {
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.lg};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow[1]};
    overflow: hidden;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) 8rem 7.5rem 2.75rem 2.75rem;
  gap: ${tokens.space[2]};
  align-items: center;
  padding-inline: ${tokens.space[4]};

  ${media.desktop} {
    grid-template-columns: 4rem minmax(0, 1fr) 11rem 8.5rem 4rem 4rem;
    gap: ${tokens.space[3]};
  }
`;

export const Head = styled.div`
  display: none;

  ${media.tablet} {
    ${columns}
    min-height: 2.75rem;
    border-bottom: 1px solid ${tokens.color.border};
    background: ${tokens.color.sunken};
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.semibold};
    text-align: center;

    > :nth-child(2),
    > :nth-child(3) {
      text-align: start;
    }
  }
`;

export const List = styled.ol`
  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

export const Row = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
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
    ${columns}
    min-height: 4rem;
    padding-block: ${tokens.space[2]};
  }
`;

export const Number = styled.span`
  display: none;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  font-variant-numeric: tabular-nums;
  text-align: center;

  ${media.tablet} {
    display: block;
  }
`;

export const Title = styled.span`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: ${tokens.space[2]};
  min-width: 0;
`;

/** On a phone it may need two lines; where there are columns, one. */
export const Line = styled.span`
  min-width: 0;

  ${media.desktop} {
    display: flex;
    align-items: baseline;
    gap: ${tokens.space[2]};
  }
`;

export const Category = styled.span`
  flex: none;
  margin-inline-end: ${tokens.space[2]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};

  ${media.desktop} {
    margin-inline-end: 0;
  }
`;

export const Thumb = styled.span`
  flex: none;
  width: 3.5rem;
  height: 3.5rem;
  margin-inline-start: auto;
  overflow: hidden;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.sunken};

  ${media.tablet} {
    width: 3rem;
    height: 3rem;
  }
`;

export const Words = styled.span`
  min-width: 0;
  margin-inline-end: ${tokens.space[2]};
  font-weight: ${tokens.font.weight.medium};
  overflow-wrap: anywhere;

  ${media.desktop} {
    margin-inline-end: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Cell = styled.span<{ $at: 'author' | 'date' | 'view' | 'like' }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-width: 0;
  color: ${tokens.color.textMute};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  ${media.tablet} {
    justify-content: ${({ $at }) => ($at === 'author' ? 'flex-start' : 'center')};
    font-size: ${tokens.font.size.sm};
    color: ${({ $at }) => ($at === 'author' ? tokens.color.textSoft : tokens.color.textMute)};

    > svg {
      display: none;
    }
  }
`;
