import { useState } from 'react';
import {
  Button,
  Input,
  SearchField as AriaSearchField,
  type InputProps,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { tokens } from '../foundation/tokens.ts';
import { Korean } from '../foundation/korean.tsx';
import { Icon } from '../icon/icon.tsx';
import { controlBox } from './field-styles.ts';
import { useTextBox } from './use-text-box.ts';

/** Props of `SearchField`: those of react-aria-components' SearchField (`value`, `onChange`, `onSubmit(text)`, `onClear`) and these. */
export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** Read by screen readers. */
  label: string;
  placeholder?: string;
  className?: string;
  /** Attributes and handlers of the input, for what is built around the box. */
  inputProps?: Omit<InputProps, 'className' | 'style' | 'ref'>;
}

/** A rounded search box; Enter submits, Escape and the × clear. */
export function SearchField({ label, placeholder, value, defaultValue = '', onChange, inputProps, ...rest }: SearchFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const input = useTextBox<HTMLInputElement>(text, change);
  return (
    <Korean>
      <Frame {...rest} value={text} onChange={change} aria-label={label}>
        <Icon name="search" />
        <Control {...inputProps} ref={input} placeholder={placeholder} enterKeyHint="search" />
        <Clear>
          <Icon name="close" size={16} />
        </Clear>
      </Frame>
    </Korean>
  );
}

const Frame = styled(AriaSearchField)`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  color: ${tokens.color.textMute};
  & > svg {
    position: absolute;
    left: ${tokens.space[4]};
    z-index: 1;
    pointer-events: none;
    color: ${tokens.color.primary};
  }
  &[data-empty] > button {
    display: none;
  }
`;

const Control = styled(Input)`
  ${controlBox}
  padding: 0 ${tokens.space[12]};
  border-radius: ${tokens.radius.full};
  border-color: ${tokens.color.border};
  box-shadow: ${tokens.shadow[1]};
  appearance: none;
  &::placeholder {
    color: ${tokens.color.textMute};
    opacity: 0.85;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(Button)`
  position: absolute;
  right: ${tokens.space[1]};
  display: grid;
  place-items: center;
  width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  border: 0;
  border-radius: ${tokens.radius.full};
  background: transparent;
  color: ${tokens.color.textMute};
  cursor: pointer;
`;
