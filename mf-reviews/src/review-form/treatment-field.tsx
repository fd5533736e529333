import { graphql, type ResultOf } from '@petcare/api';
import { SuggestField, type Suggestion } from '@petcare/ui';
import { useMemo } from 'react';
import { useQuery } from 'urql';

const TreatmentField_Medicals = graphql(`
  query TreatmentField_Medicals {
    getMedicals {
      id
      name
      child {
        id
        name
        child {
          id
          name
        }
      }
    }
  }
`);

const MOST_SUGGESTED = 8;

type Treatment = Suggestion & { plain: string };
type Kinds = ResultOf<typeof TreatmentField_Medicals>['getMedicals'];

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** Every treatment below the kinds, and its weights. */
export function treatmentsOf(kinds: Kinds): Treatment[] {
  return kinds.flatMap((kind) =>
    kind.child.flatMap((treatment) =>
      [
        { id: treatment.id, text: treatment.name },
        ...treatment.child.map(({ id, name }) => ({ id, text: `${treatment.name} ${name}` })),
      ].map((one) => ({ ...one, note: kind.name, icon: 'hospital' as const, plain: plain(`${kind.name}${one.text}`) })),
    ),
  );
}

type Props = {
  label: string;
  isInvalid: boolean;
  value: string;
  /** Without a treatment of the list: what was typed is the name. */
  onChange: (item: { medicalId: string | null; name: string }) => void;
};

/**
 * The name of an item on the receipt: a treatment that is suggested while one types, or any other name. Without the list, names can still
 * be typed.
 */
export function TreatmentField({ label, isInvalid, value, onChange }: Props) {
  const [{ data }] = useQuery({ query: TreatmentField_Medicals });
  const treatments = useMemo(() => treatmentsOf(data?.getMedicals ?? []), [data]);
  const wanted = plain(value);
  const suggestions = wanted === '' ? [] : treatments.filter((treatment) => treatment.plain.includes(wanted)).slice(0, MOST_SUGGESTED);
  // A name that is typed in full means the treatment as well.
  const named = (name: string) => treatments.find(({ text }) => plain(text) === plain(name))?.id ?? null;
  return (
    <SuggestField
      label={label}
      placeholder="진찰료, 엑스선…"
      value={value}
      onChange={(name) => onChange({ name, medicalId: named(name) })}
      suggestions={suggestions}
      onChoose={({ id, text }) => onChange({ name: text, medicalId: id })}
      isInvalid={isInvalid}
      onSubmit={() => undefined}
    />
  );
}
