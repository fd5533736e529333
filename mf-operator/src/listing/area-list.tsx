import type { RestState } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Button, EmptyState, Inline, Pagination, Skeleton, Stack, tokens } from '@petcare/ui';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { ActFieldInput } from '../act/act-field.tsx';
import type { Act, Item, ItemPage } from '../api/operator-api.ts';
import { keyOf } from './columns.ts';
import { ItemsTable } from './items-table.tsx';

type Filters = Record<string, string>;
type Props = {
  list: Act;
  listed: RestState<ItemPage>;
  params: URLSearchParams;
  filters: Filters;
  openKey: string | null;
  onFilter: (given: Record<string, string | null>) => void;
};

/** A list of an area: filters, its table, its pages. */
export function AreaList({ list, listed, params, filters, openKey, onFilter }: Props) {
  const hrefWith = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return `?${next.toString()}`;
  };
  const pageHref = (page: number) => {
    const next = new URLSearchParams(params);
    next.delete('open');
    next.set('page', String(page));
    return `?${next.toString()}`;
  };
  const isFiltered = Object.keys(filters).length > 0;
  const { standIn, data } = answerOf(listed, <Skeleton variant="list" count={6} />, {
    empty: ({ items }) =>
      items.length === 0 && <EmptyState icon="check-circle" title={isFiltered ? '찾은 것이 없어요.' : '여기에는 아무것도 없어요.'} />,
  });
  return (
    <Stack gap={4}>
      {list.fields.length > 0 && <FilterForm key={JSON.stringify(filters)} list={list} filters={filters} onFilter={onFilter} />}
      {standIn ?? (
        <>
          <Help>
            {list.help} 모두 {data.total.toLocaleString('ko-KR')}건이에요.
          </Help>
          <ItemsTable
            label={list.help}
            items={data.items}
            keyOf={keyOf}
            hrefOf={(item: Item) => hrefWith({ open: keyOf(item) })}
            openKey={openKey}
          />
          <Pagination page={data.page} count={data.count} total={data.total} hrefOf={pageHref} />
        </>
      )}
    </Stack>
  );
}

function FilterForm({ list, filters, onFilter }: Pick<Props, 'list' | 'filters' | 'onFilter'>) {
  const [values, setValues] = useState<Filters>(filters);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter(Object.fromEntries(list.fields.map(({ name }) => [name, values[name]?.trim() || null])));
  };
  return (
    <form onSubmit={submit} role="search" aria-label="걸러 보기">
      <Fields>
        {list.fields.map((field) => (
          <ActFieldInput
            key={field.name}
            field={field}
            value={field.type === 'flag' ? values[field.name] === 'true' : (values[field.name] ?? '')}
            onChange={(value) => setValues({ ...values, [field.name]: value === false || value === null ? '' : String(value) })}
            errorMessage={undefined}
          />
        ))}
        <Inline gap={2}>
          <Button type="submit" size="sm">
            찾기
          </Button>
          {Object.keys(filters).length > 0 && (
            <Button variant="ghost" size="sm" onPress={() => onFilter(Object.fromEntries(list.fields.map(({ name }) => [name, null])))}>
              모두 보기
            </Button>
          )}
        </Inline>
      </Fields>
    </form>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${tokens.space[3]};
  > :last-child {
    align-self: end;
  }
`;

const Help = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
