import { RegionChoice } from '@petcare/address';
import { graphql } from '@petcare/api';
import { Inline, media, SuggestField, tokens } from '@petcare/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { recordsPath, type AskedRecords } from './record-address.ts';
import { treatmentsLike, treatmentsOf, type Treatment } from './treatments.ts';

const RecordFilter_Treatments = graphql(`
  query RecordFilter_Treatments {
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

/** A treatment and a region; each choice is an address of its own. */
export function RecordFilter({ asked }: { asked: AskedRecords }) {
  const [{ data }] = useQuery({ query: RecordFilter_Treatments });
  const navigate = useNavigate();
  const go = (change: Partial<AskedRecords>) => void navigate(recordsPath({ ...asked, ...change }));
  const treatments = useMemo(() => treatmentsOf(data?.getMedicals ?? []), [data]);
  const { sido, sigungu, medical } = asked;
  return (
    <Fields role="search" aria-label="진료비 내역 찾기">
      <TreatmentSearch
        key={medical}
        treatments={treatments}
        name={treatments.find(({ id }) => id === medical)?.text ?? ''}
        onChoose={(id) => go({ medical: id })}
      />
      <Inline gap={2}>
        <RegionChoice sido={sido} sigungu={sigungu} onChange={go} />
      </Inline>
    </Fields>
  );
}

type SearchProps = { treatments: readonly Treatment[]; name: string; onChoose: (id: string | null) => void };

function TreatmentSearch({ treatments, name, onChoose }: SearchProps) {
  // Null while the chosen one stands in it.
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const suggestions = treatmentsLike(treatments, typed ?? '');
  const isUnknown = treatments.length > 0 && (typed ?? '').trim() !== '' && suggestions.length === 0;
  return (
    <div>
      <SuggestField
        label="진료 항목"
        placeholder="진료 항목 (초진, 엑스선…)"
        value={typed ?? name}
        onChange={(text) => {
          setTyped(text);
          if (text === '' && name !== '') onChoose(null);
        }}
        suggestions={suggestions}
        onChoose={({ id }) => onChoose(id)}
        onSubmit={() => suggestions[0] && onChoose(suggestions[0].id)}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
      <Hint role="status">
        {isUnknown
          ? '찾는 진료 항목이 없어요. 초진, 엑스선처럼 짧은 이름으로 찾아 보세요.'
          : isLeft && suggestions.length > 0
            ? '진료 항목을 목록에서 골라 주세요.'
            : ''}
      </Hint>
    </div>
  );
}

const Hint = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  &:not(:empty) {
    padding: ${tokens.space[2]} ${tokens.space[4]} 0;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};

  & > :last-child {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :last-child {
      grid-template-columns: 11rem 12rem;
    }
  }
`;
