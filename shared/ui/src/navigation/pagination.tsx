import { useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';
import { useFocusKept } from '../foundation/use-focus-kept.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';
import { pageWindow } from './page-window.ts';

const step = css`
  display: grid;
  place-items: center;
  min-width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textSoft};
  font-weight: ${tokens.font.weight.medium};
  font-variant-numeric: tabular-nums;
`;

/** Props of `Pagination`. */
export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** The number of rows on a page. */
  count: number;
  /** The number of rows in all. */
  total: number;
  /** The address of a page. */
  hrefOf: (page: number) => To;
  /** Default 페이지 이동. */
  label?: string;
}

/** Page numbers with steps to either side, as links. Draws nothing while everything fits on one page. Needs a router above it. */
export function Pagination(props: PaginationProps) {
  const last = Math.max(1, Math.ceil(props.total / Math.max(1, props.count)));
  return last === 1 ? null : <Pages {...props} last={last} />;
}

function Pages({ page, hrefOf, label = '페이지 이동', last }: PaginationProps & { last: number }) {
  const nav = useRef<HTMLElement>(null);
  useFocusKept(nav);
  const current = Math.min(Math.max(1, page), last);
  return (
    <nav ref={nav} aria-label={label} tabIndex={-1}>
      <List>
        <li>
          <Beside label="이전 페이지" icon="chevron-left" rel="prev" to={current > 1 ? hrefOf(current - 1) : null} />
        </li>
        {pageWindow(current, last).map((number) => (
          <li key={number}>
            <Step to={hrefOf(number)} aria-label={`${number}페이지`} aria-current={number === current ? 'page' : undefined}>
              {number}
            </Step>
          </li>
        ))}
        <li>
          <Beside label="다음 페이지" icon="chevron-right" rel="next" to={current < last ? hrefOf(current + 1) : null} />
        </li>
      </List>
    </nav>
  );
}

function Beside({ label, icon, rel, to }: { label: string; icon: IconName; rel: 'prev' | 'next'; to: To | null }) {
  return to === null ? (
    <NoStep role="link" aria-disabled aria-label={label}>
      <Icon name={icon} size={18} />
    </NoStep>
  ) : (
    <OneStep to={to} rel={rel} label={label} icon={icon} />
  );
}

/** At the end of the pages there is no further step: whoever has taken the last one by keyboard is still among them. */
function OneStep({ label, icon, rel, to }: { label: string; icon: IconName; rel: 'prev' | 'next'; to: To }) {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusKept(link);
  return (
    <Step ref={link} to={to} rel={rel} aria-label={label}>
      <Icon name={icon} size={18} />
    </Step>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 2px;
`;

const Step = styled(Link)`
  ${step}
  &:hover {
    background: ${tokens.color.sunken};
  }
  &[aria-current] {
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
    font-weight: ${tokens.font.weight.bold};
  }
  &:focus-visible {
    ${focusRing}
  }
`;

const NoStep = styled.span`
  ${step}
  color: ${tokens.color.textDisabled};
  cursor: not-allowed;
`;
