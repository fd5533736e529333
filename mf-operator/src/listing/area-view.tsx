import { Button, Card, Inline, media, PageTitle, Stack, ToggleChip, tokens } from '@petcare/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ActForm } from '../act/act-form.tsx';
import { hasKey } from '../act/act-input.ts';
import { useDeskContext } from '../api/desk-context.ts';
import { useAct, type Area, type ItemPage } from '../api/operator-api.ts';
import { AreaList } from './area-list.tsx';
import { keyOf } from './columns.ts';
import { ItemPanel } from './item-panel.tsx';
import { ShowForm } from './show-form.tsx';
import { verbLabel } from './verbs.ts';

const COUNT = 20;

/** A list with its filters, the thing that is open beside it, and above it what is about none of them. */
export function AreaView({ area }: { area: Area }) {
  const desk = useDeskContext();
  const [params, setParams] = useSearchParams();
  const lists = area.acts.filter(({ kind }) => kind === 'list');
  const list = lists.find(({ verb }) => verb === params.get('list')) ?? lists[0];
  const filters = Object.fromEntries((list?.fields ?? []).flatMap(({ name }) => (params.get(name) ? [[name, params.get(name)!]] : [])));
  const page = Math.max(1, Number(params.get('page')) || 1);
  const listed = useAct<ItemPage>(area.area, list?.verb, { ...filters, page, count: COUNT });
  const items = listed.data?.items ?? [];
  const openKey = params.get('open');
  const item = items.find((one) => keyOf(one) === openKey);
  const go = (changes: Record<string, string | null>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { preventScrollReset: true },
    );
  const refresh = () => {
    listed.refetch();
    desk.counted.refetch();
  };

  return (
    <Stack gap={5}>
      <PageTitle>{area.label}</PageTitle>
      {lists.length > 1 && (
        <Inline gap={2}>
          {lists.map(({ verb, help }) => (
            <ToggleChip
              key={verb}
              isSelected={verb === list?.verb}
              onChange={() => go({ list: verb, page: null, open: null })}
              aria-label={help}
            >
              {verbLabel(area.area, verb)}
            </ToggleChip>
          ))}
        </Inline>
      )}
      <FreeActs area={area} hasList={list !== undefined} onDone={refresh} />
      {list && (
        <Split $isOpen={item !== undefined}>
          <AreaList
            list={list}
            listed={listed}
            params={params}
            filters={filters}
            openKey={openKey}
            onFilter={(given) => go({ ...given, page: null })}
          />
          {item && (
            <ItemPanel
              key={openKey}
              area={area}
              item={item}
              title={`${area.label} ${String(item['id'] ?? item['order'] ?? '')}`.trim()}
              onClose={() => go({ open: null })}
              onDone={refresh}
            />
          )}
        </Split>
      )}
    </Stack>
  );
}

/** Acts about none of the things that are listed; one that is about a thing may also be begun by its number. */
function FreeActs({ area, hasList, onDone }: { area: Area; hasList: boolean; onDone: () => void }) {
  const [verb, setVerb] = useState<string | null>(null);
  const [isByNumber, setByNumber] = useState(false);
  const acts = area.acts.filter(({ kind }) => kind !== 'list');
  const free = acts.filter((act) => !hasList || isByNumber || !hasKey(area.area, act));
  const act = free.find((one) => one.verb === verb);
  if (acts.length === 0) return null;
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        {free.map((one) => (
          <Button
            key={one.verb}
            size="sm"
            variant={one.verb === verb ? 'primary' : 'secondary'}
            aria-expanded={one.verb === verb}
            onPress={() => setVerb(one.verb === verb ? null : one.verb)}
          >
            {verbLabel(area.area, one.verb)}
          </Button>
        ))}
        {hasList && !isByNumber && acts.some((one) => hasKey(area.area, one)) && (
          <Button size="sm" variant="ghost" onPress={() => setByNumber(true)}>
            번호로 찾아 하기
          </Button>
        )}
      </Inline>
      {act && (
        <FormCard padding="md">
          {act.kind === 'show' ? (
            <ShowForm key={act.verb} area={area.area} act={act} />
          ) : (
            <ActForm
              key={act.verb}
              area={area.area}
              act={act}
              item={null}
              onDone={() => {
                setVerb(null);
                onDone();
              }}
            />
          )}
        </FormCard>
      )}
    </Stack>
  );
}

const FormCard = styled(Card)`
  max-width: 36rem;
`;

const Split = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};

  > :last-child:not(:first-child) {
    order: -1;
  }

  ${media.desktop} {
    grid-template-columns: ${({ $isOpen }) => ($isOpen ? 'minmax(0, 1fr) minmax(22rem, 28rem)' : 'minmax(0, 1fr)')};

    > :last-child:not(:first-child) {
      order: 0;
      position: sticky;
      top: 5rem;
      max-height: calc(100dvh - 6rem);
      overflow-y: auto;
    }
  }
`;
