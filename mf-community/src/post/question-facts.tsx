import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';

type Props = { post: { petKind: string | null; petMonths: number | null; symptom: string | null } };

/** The age of an animal, as people say it. */
export function ageOf(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return `${rest}개월`;
  return rest === 0 || years >= 3 ? `${years}살` : `${years}살 ${rest}개월`;
}

/** The subject of a question: the animal, and its symptoms. */
export function QuestionFacts({ post: { petKind, petMonths, symptom } }: Props) {
  if (petKind === null && symptom === null) return null;
  return (
    <Facts>
      {petKind !== null && (
        <div>
          <dt>아이</dt>
          <dd>{petMonths === null ? petKind : `${petKind} · ${ageOf(petMonths)}`}</dd>
        </div>
      )}
      {symptom !== null && (
        <div>
          <dt>증상</dt>
          <dd>{symptom}</dd>
        </div>
      )}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  font-size: ${tokens.font.size.sm};

  div {
    display: flex;
    gap: ${tokens.space[3]};
  }

  dt {
    flex: none;
    color: ${tokens.color.textMute};
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
