import { graphql } from '@petcare/api';
import { useQuery } from 'urql';

const NextVaccinations_Pets = graphql(`
  query NextVaccinations_Pets {
    getMyPetsByPage(count: 20) {
      id
      name
      nextVaccination {
        kind
        dueOn
      }
    }
  }
`);

/** The next vaccination of a pet, due on a day written `YYYY-MM-DD`. */
export type DueVaccination = { id: string; name: string; kind: string; dueOn: string };
export type DueVaccinations =
  { status: 'waiting' } | { status: 'failed'; reload: () => void } | { status: 'known'; hasPets: boolean; due: DueVaccination[] };

/** The vaccinations that come next, those that are late first. */
export function useDueVaccinations(): DueVaccinations {
  const [{ data, error }, reload] = useQuery({ query: NextVaccinations_Pets });
  if (!data) return error ? { status: 'failed', reload } : { status: 'waiting' };
  const pets = data.getMyPetsByPage;
  const due = pets
    .flatMap(({ id, name, nextVaccination }) => (nextVaccination ? [{ id, name, ...nextVaccination }] : []))
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn));
  return { status: 'known', hasPets: pets.length > 0, due };
}
