import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';
import { pageWindow } from './page-window.ts';

const List = styled.ul`
  display: flex;
  justify-content: center;
  gap: 2px;
`;

const Step = styled(Button)`
  display: grid;
  place-items: center;
  min-width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.textSoft};
  font-weight: ${tokens.font.weight.medium};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[data-hovered] { background: ${tokens.color.sunken}; }
  &[aria-current] { background: ${tokens.color.primary}; color: ${tokens.color.onPrimary}; font-weight: ${tokens.font.weight.bold}; }
  &[data-focus-visible] { ${focusRing} }
  &[data-disabled] { color: ${tokens.color.textDisabled}; cursor: not-allowed; }
`;

/** Props of `Pagination`. */
export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** How many rows a page has. */
  count: number;
  /** How many rows there are. */
  total: number;
  onChange: (page: number) => void;
  /** Default 페이지 이동. */
  label?: string;
}

/** Page numbers with steps to either side. Draws nothing while everything fits on one page. */
export function Pagination({ page, count, total, onChange, label = '페이지 이동' }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / Math.max(1, count)));
  if (last === 1) return null;
  const current = Math.min(Math.max(1, page), last);
  return (
    <nav aria-label={label}>
      <List>
        <li>
          <Step aria-label="이전 페이지" isDisabled={current === 1} onPress={() => onChange(current - 1)}>
            <Icon name="chevron-left" size={18} />
          </Step>
        </li>
        {pageWindow(current, last).map((number) => (
          <li key={number}>
            <Step
              aria-label={`${number}페이지`}
              aria-current={number === current ? 'page' : undefined}
              onPress={() => { if (number !== current) onChange(number); }}
            >
              {number}
            </Step>
          </li>
        ))}
        <li>
          <Step aria-label="다음 페이지" isDisabled={current === last} onPress={() => onChange(current + 1)}>
            <Icon name="chevron-right" size={18} />
          </Step>
        </li>
      </List>
    </nav>
  );
}
