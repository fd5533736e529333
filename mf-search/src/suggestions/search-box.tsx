import { Button, SearchField, SuggestField, tokens, type SearchFieldProps } from '@petcare/ui';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useSuggestions, type SearchSuggestion } from './use-suggestions.ts';

type Props = {
  label: string;
  placeholder: string;
  /** The text whose results are shown. */
  search: string;
  onSearch: (text: string) => void;
  /** With it, areas and listings of any kind are suggested while somebody types. */
  onChoose?: (suggestion: SearchSuggestion) => void;
  /** The address of the form before its script runs, with the other parameters. */
  action: string;
  kept: URLSearchParams;
  className?: string;
};

/** A search box that follows the address. */
export function SearchBox({ label, placeholder, search, onSearch, onChoose, action, kept, className }: Props) {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setText(search);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  const field = { name: 'search', label, placeholder, value: text, onChange: setText, onClear: () => onSearch('') };
  return (
    <Form role="search" action={action} onSubmit={submit} className={className}>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {onChoose ? <SuggestingField {...field} shown={search} onChoose={onChoose} /> : <SearchField {...field} />}
      <Go type="submit" size="sm">
        검색
      </Go>
    </Form>
  );
}

type SuggestingFieldProps = SearchFieldProps & {
  value: string;
  onChange: (text: string) => void;
  shown: string;
  onChoose: (suggestion: SearchSuggestion) => void;
};

function SuggestingField({ shown, onChoose, ...field }: SuggestingFieldProps) {
  const suggestions = useSuggestions(field.value === shown ? '' : field.value);
  const choose = (chosen: SearchSuggestion) => {
    field.onChange('');
    onChoose(chosen);
  };
  return <SuggestField {...field} suggestions={suggestions} onChoose={choose} />;
}

const Form = styled.form`
  position: relative;
  & input {
    padding-right: 7.25rem;
  }
  & div > div > button,
  & > div > button {
    right: 4.5rem;
  }
`;

const Go = styled(Button)`
  position: absolute;
  top: 50%;
  right: 0.375rem;
  min-height: 2.125rem;
  border-radius: ${tokens.radius.full};
  translate: 0 -50%;
`;
