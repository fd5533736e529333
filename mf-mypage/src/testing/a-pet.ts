import type { Pet } from '../pets/pet.ts';

/** For tests: a dog with a name and nothing more. */
export function aPet(given: Partial<Pet> = {}): Pet {
  return {
    id: '7',
    name: '보리',
    petImage: null,
    gender: null,
    isNeutralize: null,
    weight: null,
    birthday: null,
    registerNumber: null,
    vaccination1Date: null,
    vaccination1Kind: null,
    vaccination2Date: null,
    vaccination2Kind: null,
    vaccination3Date: null,
    vaccination3Kind: null,
    vaccination4Date: null,
    vaccination4Kind: null,
    kindName: '말티즈',
    kind: { id: '12', name: '말티즈', division: '강아지' },
    isMain: true,
    reminder: 'none',
    archivedAt: null,
    diedOn: null,
    weights: [],
    nextVaccination: null,
    ...given,
  };
}

export const kinds = [
  {
    id: '1',
    name: '강아지',
    childs: [
      { id: '12', name: '말티즈' },
      { id: '13', name: '미니어처 푸들' },
      { id: '14', name: '푸들' },
    ],
  },
  { id: '2', name: '고양이', childs: [{ id: '21', name: '샴' }] },
];
