import { Button, SearchField, tokens } from '@petcare/ui';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

type Props = {
  label: string;
  placeholder: string;
  /** What is being shown. */
  search: string;
  onSearch: (text: string) => void;
  /** Where the form leads before its script runs, with what else the address says. */
  action: string;
  kept: URLSearchParams;
  className?: string;
};

/** A search box that follows the address. */
export function SearchBox({ label, placeholder, search, onSearch, action, kept, className }: Props) {
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
    <Form role="search" action={action} onSubmit={submit} className={className}>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField name="search" label={label} placeholder={placeholder} value={text} onChange={setText} onClear={() => onSearch('')} />
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
