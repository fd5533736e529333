import { Button, SearchField, SuggestField, tokens, type SearchFieldProps } from '@petcare/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { listingKinds } from '../lib/listing-kinds.ts';
import type { Region } from '../lib/listing-search.ts';
import { useSuggestions, type SearchSuggestion } from './use-suggestions.ts';

type Props = {
  label: string;
  placeholder: string;
  /** What is being shown. */
  search: string;
  onSearch: (text: string) => void;
  /** Suggests areas and listings of any kind while one types: an area goes here, a listing opens its page. */
  onRegion?: (region: Region) => void;
  /** Where the form leads before its script runs, with what else the address says. */
  action: string;
  kept: URLSearchParams;
  className?: string;
};

/** A search box that follows the address. */
export function SearchBox({ label, placeholder, search, onSearch, onRegion, action, kept, className }: Props) {
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
      {onRegion ? <SuggestingField {...field} shown={search} onRegion={onRegion} /> : <SearchField {...field} />}
      <Go type="submit" size="sm">
        검색
      </Go>
    </Form>
  );
}

type SuggestingFieldProps = SearchFieldProps & { value: string; onChange: (text: string) => void; shown: string; onRegion: (region: Region) => void };

function SuggestingField({ shown, onRegion, ...field }: SuggestingFieldProps) {
  const navigate = useNavigate();
  const suggestions = useSuggestions(field.value === shown ? '' : field.value);
  const choose = ({ kind, listingId, text, sido, sigungu }: SearchSuggestion) => {
    if (kind === 'region' || listingId === null) {
      field.onChange('');
      onRegion({ sido, sigungu });
    } else {
      field.onChange(text);
      void navigate(listingKinds[kind].pagePath(listingId, 'search'));
    }
  };
  return <SuggestField {...field} suggestions={suggestions} onChoose={choose} />;
}

const Form = styled.form`
  position: relative;
  & input { padding-right: 7.25rem; }
  & div > div > button,
  & > div > button { right: 4.5rem; }
`;

const Go = styled(Button)`
  position: absolute;
  top: 50%;
  right: 0.375rem;
  min-height: 2.125rem;
  border-radius: ${tokens.radius.full};
  translate: 0 -50%;
`;
