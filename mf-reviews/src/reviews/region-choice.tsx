import { graphql } from '@petcare/api';
import { tokens } from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import type { ListFilter } from './list-address.ts';

const RegionChoice_Regions = graphql(`
  query RegionChoice_Regions {
    getRegions {
      name
      sigungu {
        name
      }
    }
  }
`);

const ALL = 'all';
const options = (all: string, areas: readonly { name: string }[]) => [
  { value: ALL, label: all },
  ...areas.map(({ name }) => ({ value: name, label: name })),
];
const chosen = (value: string) => (value === ALL ? null : value);

type Props = Pick<ListFilter, 'sido' | 'sigungu'> & { onChoose: (change: Partial<ListFilter>) => void };

/** The choice of the region of the reviewed businesses: 시·도 and, within it, 시·군·구. */
export function RegionChoice({ sido, sigungu, onChoose }: Props) {
  const [{ data }] = useQuery({ query: RegionChoice_Regions });
  const regions = data?.getRegions ?? (sido === null ? [] : [{ name: sido, sigungu: sigungu === null ? [] : [{ name: sigungu }] }]);
  const within = regions.find(({ name }) => name === sido)?.sigungu ?? [];
  return (
    <Areas>
      <Select
        label="시·도"
        isLabelHidden
        options={options('전국', regions)}
        value={sido ?? ALL}
        onChange={(value) => onChoose({ sido: chosen(value), sigungu: null })}
      />
      <Select
        label="시·군·구"
        isLabelHidden
        options={options('시·군·구 전체', within)}
        value={sigungu ?? ALL}
        isDisabled={sido === null}
        onChange={(value) => onChoose({ sigungu: chosen(value) })}
      />
    </Areas>
  );
}

const Areas = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};
  min-width: 0;
`;
