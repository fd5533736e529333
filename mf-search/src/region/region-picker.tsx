import { graphql } from '@petcare/api';
import { Select } from '@petcare/ui/choice';
import { useQuery } from 'urql';
import { useAskedWhenOnline } from './use-asked-when-online.ts';

const RegionPicker_Regions = graphql(`
  query RegionPicker_Regions {
    getRegions {
      code
      name
      sigungu {
        code
        name
      }
    }
  }
`);

const ALL = 'all';

type Region = { sido: string | null; sigungu: string | null };
type Props = Region & { onChange: (region: Region) => void };

const choices = (all: string, areas: readonly { name: string }[]) => [
  { value: ALL, label: all },
  ...areas.map(({ name }) => ({ value: name, label: name })),
];
const chosen = (value: string) => (value === ALL ? null : value);

/** 시·도 and, within it, 시·군·구. */
export function RegionPicker({ sido, sigungu, onChange }: Props) {
  const [{ data, error }, ask] = useQuery({ query: RegionPicker_Regions });
  useAskedWhenOnline(error !== undefined, ask);
  const regions = data?.getRegions ?? [];
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
