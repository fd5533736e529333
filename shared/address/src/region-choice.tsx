import { graphql, useAskedWhenOnline } from '@petcare/api';
import { Select } from '@petcare/ui/choice';
import { useQuery } from 'urql';

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

/** A region by its names; null is all of them. */
export type Region = { sido: string | null; sigungu: string | null };
export type RegionChoiceProps = Region & { onChange: (region: Region) => void };

const ALL = 'all';
const choices = (all: string, areas: readonly { name: string }[]) => [
  { value: ALL, label: all },
  ...areas.map(({ name }) => ({ value: name, label: name })),
];
const chosen = (value: string) => (value === ALL ? null : value);

/** The two boxes of a region, 시·도 and, within it, 시·군·구, without a frame: whoever shows them says how they stand. */
export function RegionChoice({ sido, sigungu, onChange }: RegionChoiceProps) {
  const [{ data, error }, ask] = useQuery({ query: RegionChoice_Regions });
  useAskedWhenOnline(error !== undefined, ask);
  // Until the regions are there, the chosen one is.
  const regions = data?.getRegions ?? (sido === null ? [] : [{ name: sido, sigungu: sigungu === null ? [] : [{ name: sigungu }] }]);
  const within = regions.find(({ name }) => name === sido)?.sigungu ?? [];
  return (
    <>
      <Select
        label="시·도"
        isLabelHidden
        options={choices('전국', regions)}
        value={sido ?? ALL}
        onChange={(value) => onChange({ sido: chosen(value), sigungu: null })}
      />
      <Select
        label="시·군·구"
        isLabelHidden
        options={choices('시·군·구 전체', within)}
        value={sigungu ?? ALL}
        isDisabled={sido === null}
        onChange={(value) => onChange({ sido, sigungu: chosen(value) })}
      />
    </>
  );
}
