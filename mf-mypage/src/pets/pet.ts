import { graphql, type ResultOf } from '@petcare/api';

export const MypetPage_Pets = graphql(`
  query MypetPage_Pets {
    living: getMyPetsByPage(count: 20) {
      ...MypetPage_Pet
    }
    archived: getMyPetsByPage(archived: true, count: 20) {
      ...MypetPage_Pet
    }
  }
  fragment MypetPage_Pet on Pet {
    id
    name
    petImage
    gender
    isNeutralize
    weight
    birthday
    registerNumber
    vaccination1Date
    vaccination1Kind
    vaccination2Date
    vaccination2Kind
    vaccination3Date
    vaccination3Kind
    vaccination4Date
    vaccination4Kind
    kindName
    kind {
      id
      name
      division
    }
    isMain
    reminder
    archivedAt
    diedOn
    weights {
      date
      weight
    }
    nextVaccination {
      kind
      dueOn
    }
  }
`);

export const PetForm_Kinds = graphql(`
  query PetForm_Kinds {
    getPetKinds {
      id
      name
      childs {
        id
        name
      }
    }
  }
`);

/** An animal as the page knows it. Days are `YYYY-MM-DD`, weights kilograms. */
export type Pet = ResultOf<typeof MypetPage_Pets>['living'][number];
export type PetKind = ResultOf<typeof PetForm_Kinds>['getPetKinds'][number];

/** The four places for vaccinations, empty ones too. */
export function vaccinationsOf(pet: Pet): { date: string | null; kind: string | null }[] {
  return [
    { date: pet.vaccination1Date, kind: pet.vaccination1Kind },
    { date: pet.vaccination2Date, kind: pet.vaccination2Kind },
    { date: pet.vaccination3Date, kind: pet.vaccination3Kind },
    { date: pet.vaccination4Date, kind: pet.vaccination4Kind },
  ];
}

const genders = { male: '남아', female: '여아' } as const;

/** 강아지 · 말티즈 · 여아(중성화) · 4살 */
export function summaryOf(pet: Pet, age: string | null): string {
  const kind = pet.kind?.division ? `${pet.kind.division} · ${pet.kindName}` : pet.kindName;
  const gender = pet.gender && genders[pet.gender];
  const sex = pet.isNeutralize ? `${gender ?? ''}${gender ? '(중성화)' : '중성화'}` : gender;
  return [kind, sex, age].filter(Boolean).join(' · ');
}
