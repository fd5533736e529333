import { siteNow } from '@petcare/auth';
import { graphql, refusalOf, useAttempt } from '@petcare/api';
import { seoulDate, spokenLongDate } from '@petcare/time';
import { Button, formatDay, FormError, IconButton, Inline, media, Section, Stack, tokens } from '@petcare/ui';
import { DatePicker } from '@petcare/ui/date';
import { TextField, useCheckedForm } from '@petcare/ui/form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useClient } from 'urql';
import { lifetime } from './date-field.ts';
import type { Pet } from './pet.ts';
import { WeightChart } from './weight-chart.tsx';

const PetWeights_Record = graphql(`
  mutation PetWeights_Record($petId: ID!, $date: Date!, $weight: Float!) {
    recordPetWeight(petId: $petId, date: $date, weight: $weight) {
      id
    }
  }
`);

const PetWeights_Delete = graphql(`
  mutation PetWeights_Delete($petId: ID!, $date: Date!) {
    deletePetWeight(petId: $petId, date: $date) {
      id
    }
  }
`);

type Values = { date: string; weight: string };
const FEW = 5;

/** The course of the weight: a line, a table, and a row to add today's. */
export function PetWeights({ pet, onChanged }: { pet: Pet; onChanged: () => void }) {
  const client = useClient();
  const [isAll, setAll] = useState(false);
  const { attempt, refusal } = useAttempt();
  const form = useCheckedForm<Values>({ initial: () => ({ date: seoulDate(siteNow()), weight: '' }), check: checkWeight, send: record });
  const newest = [...pet.weights].reverse();
  const shown = isAll ? newest : newest.slice(0, FEW);

  async function record({ date, weight }: Values) {
    const { data, error } = await client.mutation(PetWeights_Record, { petId: pet.id, date, weight: Number(weight) }).toPromise();
    if (!data) return refusalOf(error);
    form.change({ weight: '' });
    onChanged();
    return undefined;
  }

  const remove = (date: string) =>
    attempt(async () => {
      const { error } = await client.mutation(PetWeights_Delete, { petId: pet.id, date }).toPromise();
      if (!error) onChanged();
      return error;
    });

  return (
    <Section title="몸무게">
      <Stack gap={4}>
        <WeightChart weights={pet.weights} />
        {newest.length > 0 && (
          <Table>
            <thead>
              <tr>
                <th scope="col">잰 날</th>
                <th scope="col">몸무게</th>
                <th scope="col">변화</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {shown.map(({ date, weight }, index) => (
                <tr key={date}>
                  <td>{formatDay(date)}</td>
                  <td>{weight}kg</td>
                  <td>{changeFrom(newest[index + 1]?.weight, weight)}</td>
                  <td>
                    <IconButton icon="trash" label={`${spokenLongDate(date)} 몸무게 삭제`} onPress={() => void remove(date)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {newest.length > shown.length && (
          <Inline>
            <Button variant="ghost" size="sm" onPress={() => setAll(true)}>
              {newest.length}번 모두 보기
            </Button>
          </Inline>
        )}
        <FormError>{refusal}</FormError>
        {pet.archivedAt === null && (
          <form onSubmit={form.onSubmit} noValidate>
            <Stack gap={2}>
              <Row>
                <DatePicker
                  label="잰 날"
                  value={form.values.date || null}
                  onChange={(date) => form.change({ date })}
                  errorMessage={form.errorOf('date')}
                  {...lifetime(seoulDate(siteNow()))}
                />
                <TextField {...form.textField('weight')} label="몸무게" inputMode="decimal" suffix="kg" />
                <Button type="submit" variant="secondary" isPending={form.isPending}>
                  기록하기
                </Button>
              </Row>
              <FormError>{form.refusal}</FormError>
            </Stack>
          </form>
        )}
      </Stack>
    </Section>
  );
}

function checkWeight({ date, weight }: Values) {
  return {
    ...(!date && { date: '잰 날을 골라 주세요.' }),
    ...(date > seoulDate(siteNow()) && { date: '잰 날은 오늘이나 지난 날짜로 골라 주세요.' }),
    ...(!(Number(weight) >= 0.01 && Number(weight) <= 200) && { weight: '몸무게는 0.01kg에서 200kg 사이로 적어 주세요.' }),
  };
}

function changeFrom(before: number | undefined, now: number): string {
  if (before === undefined) return '-';
  const change = Math.round((now - before) * 1_000) / 1_000;
  return change === 0 ? '그대로' : `${change > 0 ? '+' : '−'}${Math.abs(change)}kg`;
}

const Table = styled.table`
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;
  font-size: ${tokens.font.size.sm};
  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[2]} ${tokens.space[2]} 0;
    border-bottom: 1px solid ${tokens.color.border};
    text-align: left;
  }
  th {
    color: ${tokens.color.textMute};
    font-weight: ${tokens.font.weight.medium};
  }
  td:last-child {
    width: 2.75rem;
    padding: 0;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  align-items: end;
  & > button {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    & > button {
      grid-column: auto;
    }
  }
  gap: ${tokens.space[3]};
  max-width: 40rem;
`;
