import type { AppError } from '../../../platform/errors/app-error.ts';
import { invalid, validationFailed } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { PetsService } from '../../pets/index.ts';

/** The facts that a reservation keeps of the pet that it is for. */
export type PetSnapshot = {
  petId: number | null;
  petName: string | null;
  petKind: string | null;
  petType: string | null;
  petGender: 'male' | 'female' | null;
  petGrams: number | null;
  petBirthday: string | null;
};

type PetChoice = { petId: number | null; petName: string | null; petKind: string | null };

/** Of the guest's own pet; without one what they have written of it. */
export async function snapshotOf(
  pets: Pick<PetsService, 'getPet'>,
  viewer: Viewer,
  { petId, petName, petKind }: PetChoice,
): Promise<Result<PetSnapshot, AppError<'VALIDATION_FAILED'>>> {
  if (petId === null) return ok({ petId, petName, petKind, petType: null, petGender: null, petGrams: null, petBirthday: null });
  const found = await pets.getPet(viewer, petId);
  if (!found.ok) return err(validationFailed([invalid('petId', 'exists', '반려동물을 다시 골라 주세요. 이미 삭제되었을 수 있어요.')]));
  const { name, kindName, kind, gender, weights, birthday, archivedAt } = found.value;
  if (archivedAt !== null) return err(validationFailed([invalid('petId', 'isLiving', '무지개다리를 건넌 아이는 예약할 수 없어요.')]));
  return ok({
    petId,
    petName: name,
    petKind: kindName,
    petType: kind?.division ?? null,
    petGender: gender,
    petGrams: weights.at(-1)?.grams ?? null,
    petBirthday: birthday,
  });
}
