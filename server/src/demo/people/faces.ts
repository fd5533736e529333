import type { Services } from '../../app.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { Album } from '../pictures/album.ts';
import type { BreedName } from '../pictures/kit/breeds.ts';

/** The animal on the picture of a person's profile; who is not here has none. */
const faces: Record<string, BreedName> = {
  초코보호자: 'poodle',
  멍냥지기: 'retriever',
  포근미용: 'maltese',
  뭉치네: 'retriever',
  쿠키집사: 'tuxedo',
  자두언니: 'corgi',
  치즈냥: 'cheese',
  별이오빠: 'spitz',
  단비하루: 'jindo',
  두부누나: 'bichon',
  콩이아빠: 'beagle',
  모카집사: 'siamese',
  보리엄마: 'shiba',
  라떼네: 'apricotPoodle',
  구름이형: 'pomeranian',
  해피할머니: 'dachshund',
  탄이와호두: 'yorkie',
  망고집사: 'mackerel',
};

/** The pictures of these people's profiles. */
export async function seedFaces({ accounts }: Services, people: Iterable<Viewer>, album: Album): Promise<void> {
  for (const person of people) {
    const star = faces[person.nickname];
    if (!star) continue;
    const [userImage = null] = await album.upload(person.id, [['face', star]]);
    unwrap(await accounts.updateMyInfo(person, { userImage }));
  }
}
