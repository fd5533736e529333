import { Button, SearchField, tokens } from '@petcare/ui';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

type Props = { label: string; placeholder: string; search: string; onSearch: (text: string) => void; className?: string };

/** A search box that follows the address: `search` is what is being shown. */
export function SearchBox({ label, placeholder, search, onSearch, className }: Props) {
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
  return (
    <Form role="search" onSubmit={submit} className={className}>
      <SearchField label={label} placeholder={placeholder} value={text} onChange={setText} onClear={() => onSearch('')} />
      <Go type="submit" size="sm">
        검색
      </Go>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  & input { padding-right: 7.25rem; }
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
