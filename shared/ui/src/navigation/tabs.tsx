import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
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

/** Tabs above one panel, chosen from outside, so that the choice can live in the URL. */
export function Tabs<ID extends string = string>({ label, items, selected, onChange, children }: TabsProps<ID>) {
  const choose = (key: unknown) => {
    const item = items.find(({ id }) => id === key);
    if (item && item.id !== selected) onChange(item.id);
  };
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={choose}>
      <List aria-label={label}>
        {items.map((item) => (
          <Item key={item.id} id={item.id} isDisabled={item.isDisabled}>
            {item.label}
            {item.count !== undefined && <Count>{formatNumber(item.count)}</Count>}
          </Item>
        ))}
      </List>
      {/* A panel keeps the id that it began with: another tab's is another panel. */}
      <Panel key={selected} id={selected}>
        {children}
      </Panel>
    </AriaTabs>
  );
}

const List = styled(TabList)`
  display: flex;
  gap: ${tokens.space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${tokens.color.border};
`;

const Item = styled(Tab)`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: 3rem;
  padding: 0 ${tokens.space[4]};
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
  &[data-hovered] {
    color: ${tokens.color.text};
  }
  &[data-selected] {
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }
  &[data-selected]::after {
    background: ${tokens.color.primary};
  }
  &[data-focus-visible] {
    ${focusRing} outline-offset: -4px;
    border-radius: ${tokens.radius.sm};
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
`;

const Count = styled.span`
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

const Panel = styled(TabPanel)`
  padding-top: ${tokens.space[6]};
  outline-offset: 4px;
`;
