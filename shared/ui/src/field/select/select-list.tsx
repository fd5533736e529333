import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../foundation/tokens.ts';
import { Icon } from '../../icon/icon.tsx';
import type { Choice } from './choice.ts';

/** The choice that has the focus when the list opens without a chosen one; null is the list itself. */
export type FirstFocus = 'first' | 'last' | null;

interface SelectListProps {
  /** Of the list, which the box names while it is open. */
  id: string;
  labelID: string;
  box: RefObject<HTMLElement | null>;
  options: readonly Choice[];
  value: string | null;
  focus: FirstFocus;
  onChoose: (value: unknown) => void;
  onClose: () => void;
}

/** Without it, choosing what is chosen already would leave the list open. The library's types leave it out. */
const eachChoice = { allowDuplicateSelectionEvents: true };

export function SelectList({ id, labelID, box, options, value, focus, onChoose, onClose }: SelectListProps) {
  return (
    <Menu isOpen onOpenChange={onClose} triggerRef={box} trigger="Select" placement="bottom start" offset={6} aria-labelledby={labelID}>
      <Options
        {...eachChoice}
        id={id}
        aria-labelledby={labelID}
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => onChoose([...keys][0])}
        autoFocus={focus ?? true}
        disallowEmptySelection
        shouldSelectOnPressUp
        shouldFocusOnHover
      >
        {options.map((option) => (
          <Option key={option.value} id={option.value} textValue={option.label} isDisabled={option.isDisabled}>
            {option.label}
            <Icon name="check" size={16} />
          </Option>
        ))}
      </Options>
    </Menu>
  );
}

const Menu = styled(Popover)`
  min-width: max(8rem, var(--trigger-width));
  max-width: calc(100vw - 2rem);
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[2]};
  outline: none;
`;

const Options = styled(ListBox)`
  padding: ${tokens.space[2]};
  outline: none;
`;

const Option = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  min-height: ${tokens.touchTarget};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  cursor: pointer;
  outline: none;
  & > svg {
    visibility: hidden;
    color: ${tokens.color.primary};
  }
  &[data-focused] {
    background: ${tokens.color.primarySoft};
  }
  &[data-selected] {
    font-weight: ${tokens.font.weight.semibold};
    color: ${tokens.color.primaryHover};
  }
  &[data-selected] > svg {
    visibility: visible;
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
`;
