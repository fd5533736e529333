import { signedInViewer } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { PetInput, Resolvers } from '../../platform/graphql/schema.gen.ts';
import { givenColumns } from './pet-columns.ts';
import { nextVaccination, type PetDraft } from './pets.policy.ts';
import type { Pet, PetsService } from './pets.service.ts';

export function petsResolvers(pets: PetsService): Resolvers {
  return {
    Query: {
      getMyPetsByPage: async (_root, asked, context) => unwrap(await pets.listMyPets(signedInViewer(context), asked)).map(toPet),
      getMyPetCount: (_root, { archived }, context) => pets.countMyPets(signedInViewer(context), archived ?? false),
      getPet: async (_root, { petId }, context) => toPet(unwrap(await pets.getPet(signedInViewer(context), parseId(petId)))),
    },
    Mutation: {
      createPet: async (_root, { input }, context) => toPet(unwrap(await pets.addPet(signedInViewer(context), toDraft(input)))),
      updatePet: async (_root, { petId, input }, context) =>
        toPet(unwrap(await pets.editPet(signedInViewer(context), parseId(petId), toDraft(input)))),
      deletePet: async (_root, { petId }, context) => {
        unwrap(await pets.removePet(signedInViewer(context), parseId(petId)));
        return petId;
      },
      setMainPet: async (_root, { petId }, context) => toPet(unwrap(await pets.chooseMainPet(signedInViewer(context), parseId(petId)))),
      archivePet: async (_root, { petId, diedOn }, context) =>
        toPet(unwrap(await pets.archivePet(signedInViewer(context), parseId(petId), diedOn ?? null))),
      restorePet: async (_root, { petId }, context) => toPet(unwrap(await pets.restorePet(signedInViewer(context), parseId(petId)))),
      recordPetWeight: async (_root, { petId, ...measured }, context) =>
        toPet(unwrap(await pets.recordWeight(signedInViewer(context), parseId(petId), measured))),
      deletePetWeight: async (_root, { petId, date }, context) =>
        toPet(unwrap(await pets.removeWeight(signedInViewer(context), parseId(petId), date))),
    },
  };
}

function toDraft(input: PetInput): PetDraft {
  return {
    ...givenColumns(input),
    name: input.name,
    isNeutralized: input.isNeutralize ?? null,
    weight: input.weight ?? null,
    vaccinations: [
      { date: input.vaccination1Date, kind: input.vaccination1Kind },
      { date: input.vaccination2Date, kind: input.vaccination2Kind },
      { date: input.vaccination3Date, kind: input.vaccination3Kind },
      { date: input.vaccination4Date, kind: input.vaccination4Kind },
    ],
    // An id that can't be one is refused by name, as an unknown kind.
    kindId: input.kindId == null ? null : parseId(input.kindId),
    kindName: input.kindName ?? null,
  };
}

function toPet({ userId, kindId, kind, isNeutralized, weights, vaccinations, createdAt, updatedAt, ...pet }: Pet) {
  const shown = weights.map(({ date, grams }) => ({ date, weight: grams / 1_000 }));
  const at = (position: number) => vaccinations.find((given) => given.position === position);
  return {
    ...pet,
    id: String(pet.id),
    isNeutralize: isNeutralized,
    weight: shown.at(-1)?.weight ?? null,
    weights: shown,
    vaccination1Date: at(1)?.date ?? null,
    vaccination1Kind: at(1)?.kind ?? null,
    vaccination2Date: at(2)?.date ?? null,
    vaccination2Kind: at(2)?.kind ?? null,
    vaccination3Date: at(3)?.date ?? null,
    vaccination3Kind: at(3)?.kind ?? null,
    vaccination4Date: at(4)?.date ?? null,
    vaccination4Kind: at(4)?.kind ?? null,
    kind: kind && { ...kind, id: String(kindId) },
    owner: { id: String(userId) },
    nextVaccination: pet.archivedAt === null ? nextVaccination(pet.birthday, vaccinations) : null,
    timestamp: { createdAt, updatedAt },
  };
}
