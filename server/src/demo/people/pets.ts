import { addDays, seoulDate } from '@petcare/time';
import type { Services } from '../../app.ts';
import { leftOut, type PetDraft } from '../../modules/pets/index.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Album } from '../pictures/album.ts';
import type { DemoPeople } from './people.ts';

const nothing: Omit<PetDraft, 'name'> = {
  ...leftOut,
  weight: null,
  vaccinations: [],
  kindName: null,
};
const chocoWeights = [4.1, 4.4, 4.3, 4.7, 4.9];

/** A dog and a cat of the demo guardian, the dog with a few weights and a vaccination that is due soon. */
export async function seedPets({ pets, medical, clock }: Services, { guardian }: DemoPeople, album: Album): Promise<void> {
  const kinds = await medical.listPetKinds();
  const kindOf = (breed: string) => kinds.find(({ name }) => name === breed)?.id ?? null;
  const [chocoImage = null, nabiImage = null] = await album.upload(guardian.id, [
    ['face', 'poodle', 2],
    ['face', 'calico'],
  ]);
  const ago = (days: number) => addDays(seoulDate(clock.now()), -days);
  const choco = unwrap(
    await pets.addPet(guardian, {
      ...nothing,
      name: '초코',
      petImage: chocoImage,
      gender: 'male',
      isNeutralized: true,
      birthday: ago(365 * 4 + 40),
      registerNumber: '410097800012345',
      vaccinations: [
        { date: ago(350), kind: '종합백신' },
        { date: ago(120), kind: '광견병' },
      ],
      kindId: kindOf('푸들'),
      kindName: kindOf('푸들') === null ? '강아지' : null,
    }),
  );
  for (const [index, weight] of chocoWeights.entries())
    unwrap(await pets.recordWeight(guardian, choco.id, { date: ago((chocoWeights.length - index) * 60), weight }));
  unwrap(
    await pets.addPet(guardian, {
      ...nothing,
      name: '나비',
      petImage: nabiImage,
      gender: 'female',
      kindId: kindOf('고양이'),
      birthday: ago(150),
      weight: 2.2,
    }),
  );
}
