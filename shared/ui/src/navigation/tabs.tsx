import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';
import { formatNumber } from '../format/money.ts';

/** One tab. */
export interface TabItem<ID extends string = string> {
  id: ID;
  label: string;
  /** Written after the label. */
  count?: number;
  isDisabled?: boolean;
}

/** Props of `Tabs`. */
export interface TabsProps<ID extends string = string> {
  /** Names the list for screen readers. */
  label: string;
  items: readonly TabItem<ID>[];
  selected: ID;
  onChange: (id: ID) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs above one panel, chosen from outside, so that the choice can live in the URL. An arrow key chooses the tab that it goes to. */
export function Tabs<ID extends string = string>({ label, items, selected, onChange, children }: TabsProps<ID>) {
  const prefix = useId();
  const tabID = (id: ID) => `${prefix}-${id}`;
  const panelID = `${tabID(selected)}-panel`;
  const choose = (item: TabItem<ID>) => {
    if (item.id !== selected) onChange(item.id);
  };
  const goTo = (event: KeyboardEvent<HTMLElement>) => {
    const free = items.filter(({ id, isDisabled }) => !isDisabled || id === selected);
    const index = free.findIndex(({ id }) => id === selected);
    const next = {
      ArrowLeft: free.at(index - 1),
      ArrowRight: free[(index + 1) % free.length],
      Home: free[0],
      End: free.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    choose(next);
    document.getElementById(tabID(next.id))?.focus();
  };
  return (
    <div>
      <List role="tablist" aria-label={label} aria-orientation="horizontal" onKeyDown={goTo}>
        {items.map((item) => (
          <Item
            key={item.id}
            id={tabID(item.id)}
            type="button"
            role="tab"
            aria-selected={item.id === selected}
            aria-controls={item.id === selected ? panelID : undefined}
            tabIndex={item.id === selected ? 0 : -1}
            disabled={item.isDisabled}
            onClick={() => choose(item)}
          >
            {item.label}
            {item.count !== undefined && <Count>{formatNumber(item.count)}</Count>}
          </Item>
        ))}
      </List>
      {/* What the panel of one tab keeps is not another's. */}
      <Panel key={selected} id={panelID} role="tabpanel" aria-labelledby={tabID(selected)}>
        {children}
      </Panel>
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${tokens.color.border};
`;

const Item = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: 3rem;
  padding: 0 ${tokens.space[4]};
  border: 0;
  background: none;
  color: ${tokens.color.textMute};
  font-weight: ${tokens.font.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  transition: color ${tokens.motion.fast};
  &::after {
    content: '';
    position: absolute;
    inset: auto ${tokens.space[3]} 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: transparent;
  }
  &:hover {
    color: ${tokens.color.text};
  }
  &[aria-selected='true'] {
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }
  &[aria-selected='true']::after {
    background: ${tokens.color.primary};
  }
  &:focus-visible {
    ${focusRing} outline-offset: -4px;
    border-radius: ${tokens.radius.sm};
  }
  &:disabled {
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
`;

const Count = styled.span`
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

const Panel = styled.div`
  padding-top: ${tokens.space[6]};
  outline-offset: 4px;
`;
