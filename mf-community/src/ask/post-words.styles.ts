import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';

export const Title = styled.span`
  font-weight: ${tokens.font.weight.semibold};
  overflow-wrap: anywhere;
`;

export const Begin = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};

  b {
    color: ${tokens.color.textSoft};
    font-weight: ${tokens.font.weight.medium};
  }
`;
