import { Button, tokens } from '@petcare/ui';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { SuggestingField } from '../../hospital-search/suggesting-field.tsx';
import { hospitalSearchPath, useHospitalSearch } from '../../hospital-search/use-hospital-search.ts';

/** The big search box: by name, place or treatment. */
export function HeroSearch() {
  const [text, setText] = useState('');
  const search = useHospitalSearch();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };
  return (
    <Form role="search" action={hospitalSearchPath('')} onSubmit={submit}>
      <SuggestingField name="search" label="동물병원 찾기" placeholder="병원 이름이나 지역" value={text} onChange={setText} />
      <Go type="submit">검색</Go>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  max-width: 34rem;
  & input {
    min-height: 3.75rem;
    padding-right: min(9rem, 45%);
    border-color: ${tokens.color.primaryLine};
    box-shadow: ${tokens.shadow[2]};
  }
  & > div div > button {
    right: 5.75rem;
  }
`;

const Go = styled(Button)`
  position: absolute;
  inset: 0 0.5rem 0 auto;
  height: fit-content;
  margin-block: auto;
  border-radius: ${tokens.radius.full};
`;
