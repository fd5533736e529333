import { styled } from 'styled-components';
import { tokens, type Tone } from '../foundation/tokens.ts';

export const toneLooks: Record<Tone, readonly [background: string, text: string]> = {
  neutral: [tokens.color.sunken, tokens.color.textSoft],
  primary: [tokens.color.primarySoft, tokens.color.primaryHover],
  accent: [tokens.color.accentSoft, tokens.color.accentHover],
  success: [tokens.color.successSoft, tokens.color.success],
  warn: [tokens.color.warnSoft, tokens.color.warn],
  danger: [tokens.color.dangerSoft, tokens.color.danger],
  info: [tokens.color.infoSoft, tokens.color.info],
};

/** Props of `Badge`. */
export interface BadgeProps {
  /** Default neutral. */
  tone?: Tone;
}

/** A status in a word or two: 예약확정, 인증, 3. */
export const Badge = styled.span.withConfig({ shouldForwardProp: (prop) => prop !== 'tone' })<BadgeProps>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: 1.5rem;
  padding: 0 ${tokens.space[2]};
  border-radius: 0.4375rem;
  background: ${({ tone = 'neutral' }) => toneLooks[tone][0]};
  color: ${({ tone = 'neutral' }) => toneLooks[tone][1]};
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.semibold};
  line-height: 1.2;
  white-space: nowrap;
`;
