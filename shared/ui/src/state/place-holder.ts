import { styled } from 'styled-components';
import { tokens } from '../foundation/tokens.ts';

export const StateFrame = styled.div<{ $isSmall?: boolean | undefined }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${({ $isSmall }) => ($isSmall ? tokens.space[6] : `var(--pc-state-space, ${tokens.space[12]})`)} ${tokens.space[4]};
  text-align: center;
`;

export const StatePicture = styled.div<{ $tone: 'calm' | 'alarm' }>`
  display: grid;
  place-items: center;
  width: var(--pc-state-picture, 5rem);
  height: var(--pc-state-picture, 5rem);
  margin-bottom: ${tokens.space[5]};
  border-radius: 46% 54% 52% 48% / 52% 48% 52% 48%;
  background: ${({ $tone }) => ($tone === 'calm' ? tokens.color.primarySoftHover : tokens.color.dangerSoft)};
  color: ${({ $tone }) => ($tone === 'calm' ? tokens.color.primary : tokens.color.danger)};
  & > svg {
    width: 45%;
    height: 45%;
  }
`;

export const StateTitle = styled.p`
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
`;

export const StateText = styled.p`
  max-width: 26rem;
  margin-top: ${tokens.space[2]};
  color: ${tokens.color.textMute};
`;

export const StateAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[5]};
`;
