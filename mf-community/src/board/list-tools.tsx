import { focusRing, formatNumber, media, scrollStrip, SearchField, tokens } from '@petcare/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { MOST_FOUND, queryOf, type ListChoice } from './list-address.ts';

type Props = {
  name: string;
  path: string;
  categories: readonly string[];
  choice: ListChoice;
  /** Null while it is not known. */
  total: number | null;
  /** The rest of the address. */
  besides?: Record<string, string>;
};

const sorts = [
  { sort: 'recent', label: '최신순' },
  { sort: 'like', label: '추천순' },
] as const;

/** Words, category, how many, in which order: each choice is an address. */
export function ListTools({ name, path, categories, choice, total, besides }: Props) {
  const hrefOf = (change: Partial<ListChoice>) => `${path}${queryOf({ ...choice, before: null, page: 1, ...change }, besides)}`;
  const isFound = choice.search !== '';
  return (
    <Tools>
      <PostSearch key={choice.search} label={`${name} 검색`} search={choice.search} hrefOf={(search) => hrefOf({ search })} />
      {categories.length > 0 && (
        <nav aria-label="분류">
          <Chips>
            {[null, ...categories].map((category) => (
              <li key={category}>
                <Chip to={hrefOf({ category })} aria-current={category === choice.category ? 'true' : undefined}>
                  {category ?? '전체'}
                </Chip>
              </li>
            ))}
          </Chips>
        </nav>
      )}
      <Row>
        <Total aria-live="polite">
          {total !== null && (
            <span>
              {isFound ? '찾은 글' : '글'} <b>{formatNumber(total)}</b>
              {isFound && total >= MOST_FOUND ? '개 이상' : '개'}
            </span>
          )}
        </Total>
        <Sorts role="group" aria-label="정렬">
          {sorts.map(({ sort, label }) => (
            <Sort key={sort} to={hrefOf({ sort })} aria-current={sort === choice.sort ? 'true' : undefined}>
              {label}
            </Sort>
          ))}
        </Sorts>
      </Row>
    </Tools>
  );
}

function PostSearch({ label, search, hrefOf }: { label: string; search: string; hrefOf: (search: string) => string }) {
  const [text, setText] = useState(search);
  const navigate = useNavigate();
  return (
    <SearchField
      label={label}
      placeholder="제목과 내용에서 찾을 말"
      value={text}
      maxLength={50}
      onChange={setText}
      onSubmit={(next) => void navigate(hrefOf(next.trim()))}
      onClear={() => void navigate(hrefOf(''))}
    />
  );
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;

const Chips = styled.ul`
  display: flex;
  gap: ${tokens.space[2]};
  min-width: 0;
  ${scrollStrip}
`;

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.touchTarget};
  padding: 0 ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
  white-space: nowrap;

  &[aria-current] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  min-height: ${tokens.touchTarget};
`;

const Total = styled.p`
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
`;

const Sorts = styled.div`
  display: flex;
`;

const Sort = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.touchTarget};
  padding: 0 ${tokens.space[2]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};

  &[aria-current] {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.weight.bold};
  }

  &:focus-visible {
    ${focusRing}
  }

  ${media.hover} {
    &:hover {
      color: ${tokens.color.text};
    }
  }
`;
