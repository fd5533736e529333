import { useId, useRef, useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';
import { SuggestList, type Suggestion } from './suggest-list.tsx';

export type { Suggestion } from './suggest-list.tsx';

/** Props of `SuggestField`: those of `SearchField` and these; `value` and `onChange` are needed. */
export interface SuggestFieldProps<Known extends Suggestion = Suggestion> extends Omit<
  SearchFieldProps,
  'inputProps' | 'value' | 'onChange'
> {
  value: string;
  onChange: (text: string) => void;
  /** For what is typed now, in their order. Shown only after somebody has typed. */
  suggestions: readonly Known[];
  onChoose: (suggestion: Known) => void;
}

const nothing = () => () => undefined;

/**
 * A search box that suggests while one types: WAI-ARIA's combobox with a list.
 * The arrows go through the list while the caret stays in the box, Enter takes
 * what is marked and otherwise searches for the text, Escape closes the list
 * first and clears the box then. Until its script runs it is a `SearchField`.
 */
export function SuggestField<Known extends Suggestion>({
  value,
  onChange,
  suggestions,
  onChoose,
  className,
  ...rest
}: SuggestFieldProps<Known>) {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const hasScript = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const isOpen = isWanted && suggestions.length > 0;
  const markedIndex = isOpen ? suggestions.findIndex(({ id }) => id === marked) : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setWanted(false);
    setMarked(null);
  };
  const choose = (suggestion: Known) => {
    close();
    onChoose(suggestion);
  };
  const type = (text: string) => {
    setWanted(text.trim() !== '');
    setMarked(null);
    onChange(text);
  };
  // From the box through the list and back to the box, in both directions.
  const move = (step: 1 | -1) => {
    const places = suggestions.length + 1;
    const index = ((markedIndex + 1 + step + places) % places) - 1;
    setMarked(suggestions[index]?.id ?? null);
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    // While a syllable is being put together, its keys are the input method's own.
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing || event.keyCode === 229) return;
    const take = {
      ArrowDown: suggestions.length > 0 ? () => (isOpen ? move(1) : setWanted(true)) : undefined,
      ArrowUp: isOpen ? () => move(-1) : undefined,
      Escape: isOpen ? close : undefined,
      Enter: isOpen && suggestions[markedIndex] ? () => choose(suggestions[markedIndex]!) : undefined,
    }[event.key];
    if (!take) {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    take();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    <Frame className={className} onKeyDownCapture={press} onBlur={leave}>
      <SearchField
        {...rest}
        value={value}
        onChange={type}
        inputProps={{
          autoComplete: 'off',
          ...(hasScript && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? listId : undefined,
            'aria-activedescendant': markedIndex >= 0 ? optionId(markedIndex) : undefined,
          }),
        }}
      />
      {isOpen && (
        <SuggestList
          ref={list}
          id={listId}
          optionId={optionId}
          typed={value}
          suggestions={suggestions}
          marked={marked}
          onMark={setMarked}
          onChoose={choose}
        />
      )}
      <VisuallyHidden role="status">{isOpen ? `추천 ${suggestions.length}개, 위아래 화살표로 고를 수 있어요.` : ''}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
`;
