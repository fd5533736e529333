import { seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, invalid, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { ForeignUpload, Uploads } from '../../platform/uploads/uploads.ts';
import { checkDeath, checkPet, checkWeight, gramsOf, MOST_PETS, tidyPet, type PetDraft } from './pets.policy.ts';
import * as store from './pets.sql.ts';

export type Pet = store.PetRow;
type AskedPets = { archived?: boolean | null; page?: number | null; count?: number | null };
type Invalid = AppError<'VALIDATION_FAILED'>;
type Missing = AppError<'NOT_FOUND'>;

/** A person's own animals: another person's pet is NOT_FOUND. Ids are numbers of `pets.id`. */
export type PetsService = {
  listMyPets(viewer: Viewer, asked: AskedPets): Promise<Result<Pet[], Invalid>>;
  countMyPets(viewer: Viewer, isArchived: boolean): Promise<number>;
  getPet(viewer: Viewer, id: number): Promise<Result<Pet, Missing>>;
  /** TOO_MANY_PETS beyond 20. */
  addPet(viewer: Viewer, draft: PetDraft): Promise<Result<Pet, Invalid | Missing | ForeignUpload | AppError<'TOO_MANY_PETS'>>>;
  editPet(viewer: Viewer, id: number, draft: PetDraft): Promise<Result<Pet, Invalid | Missing | ForeignUpload>>;
  removePet(viewer: Viewer, id: number): Promise<Result<null, Missing>>;
  chooseMainPet(viewer: Viewer, id: number): Promise<Result<Pet, Missing | AppError<'PET_ARCHIVED'>>>;
  archivePet(viewer: Viewer, id: number, diedOn: string | null): Promise<Result<Pet, Invalid | Missing>>;
  restorePet(viewer: Viewer, id: number): Promise<Result<Pet, Missing>>;
  /** `weight` in kilograms; one a day. */
  recordWeight(viewer: Viewer, id: number, measured: { date: string; weight: number }): Promise<Result<Pet, Invalid | Missing>>;
  removeWeight(viewer: Viewer, id: number, date: string): Promise<Result<Pet, Missing>>;
  /** All of a person who leaves, inside the caller's transaction. */
  forgetPets(tx: Sql, userId: number): Promise<void>;
};

const noPet = notFound('없는 반려동물이에요. 이미 삭제되었을 수 있어요.');
const tooMany = conflict('TOO_MANY_PETS', `반려동물은 ${MOST_PETS}마리까지 등록할 수 있어요.`);
const isArchivedError = conflict('PET_ARCHIVED', '무지개다리를 건넌 아이는 대표로 정할 수 없어요.');

export function createPetsService({ db, clock, uploads }: { db: Database; clock: Clock; uploads: Uploads }): PetsService {
  const today = () => seoulDate(clock.now());

  /** The draft with the name of its kind, or what is wrong with it. */
  async function parseDraft(tx: Transaction, draft: PetDraft): Promise<Result<PetDraft & { kindName: string }, Invalid>> {
    const tidy = tidyPet(draft);
    const chosen = tidy.kindId === null ? undefined : await store.findKindName(tx, tidy.kindId);
    const errors = checkPet(tidy, today());
    if (tidy.kindId !== null && chosen === undefined) errors.push(invalid('kindId', 'exists', '종류를 다시 골라 주세요.'));
    if (errors.length > 0) return err(validationFailed(errors));
    return ok({ ...tidy, kindName: chosen ?? tidy.kindName ?? '' });
  }

  async function writeBesides(tx: Transaction, id: number, { vaccinations, weight }: PetDraft): Promise<void> {
    const given = vaccinations.flatMap(({ date, kind }, index) => (date && kind ? [{ position: index + 1, date, kind }] : []));
    await store.replaceVaccinations(tx, id, given);
    if (weight !== null) await store.putWeight(tx, id, today(), gramsOf(weight));
  }

  async function found(tx: Transaction, viewer: Viewer, id: number): Promise<Result<Pet, Missing>> {
    const pet = await store.findPet(tx, viewer.id, id);
    return pet ? ok(pet) : err(noPet);
  }

  /** Runs `change` on the caller's own pet, alone among the changes of their pets, and answers the pet after it. */
  function withOwnPet<E extends AppError>(
    viewer: Viewer,
    id: number,
    change: (tx: Transaction, pet: Pet) => Promise<Result<null, E>>,
  ): Promise<Result<Pet, E | Missing>> {
    return inTransaction<Result<Pet, E | Missing>>(db, async (tx) => {
      await store.lockPetsOf(tx, viewer.id);
      const pet = await store.findPet(tx, viewer.id, id);
      if (!pet) return err(noPet);
      const changed = await change(tx, pet);
      return changed.ok ? found(tx, viewer, id) : changed;
    });
  }

  return {
    async listMyPets(viewer, { archived, page, count }) {
      const parsed = parsePage(page, count);
      return parsed.ok ? ok(await store.listPets(db, viewer.id, archived ?? false, parsed.value)) : parsed;
    },
    countMyPets: (viewer, isArchived) => store.countPets(db, viewer.id, isArchived),
    async getPet(viewer, id) {
      const pet = await store.findPet(db, viewer.id, id);
      return pet ? ok(pet) : err(noPet);
    },
    addPet: (viewer, draft) =>
      inTransaction<Result<Pet, Invalid | Missing | ForeignUpload | AppError<'TOO_MANY_PETS'>>>(db, async (tx) => {
        const parsed = await parseDraft(tx, draft);
        if (!parsed.ok) return parsed;
        await store.lockPetsOf(tx, viewer.id);
        if ((await store.countPets(tx, viewer.id)) >= MOST_PETS) return err(tooMany);
        const id = await store.insertPet(tx, viewer.id, parsed.value, clock.now());
        const taken = await uploads.takeOver(tx, viewer.id, { before: [], after: pictureOf(parsed.value) });
        if (!taken.ok) return taken;
        await writeBesides(tx, id, parsed.value);
        await store.ensureMain(tx, viewer.id);
        return found(tx, viewer, id);
      }),
    editPet: (viewer, id, draft) =>
      withOwnPet<Invalid | ForeignUpload>(viewer, id, async (tx, pet) => {
        const parsed = await parseDraft(tx, draft);
        if (!parsed.ok) return parsed;
        await store.updatePet(tx, id, parsed.value, clock.now());
        const taken = await uploads.takeOver(tx, viewer.id, { before: pictureOf(pet), after: pictureOf(parsed.value) });
        if (!taken.ok) return taken;
        const isSame = parsed.value.weight !== null && gramsOf(parsed.value.weight) === pet.weights.at(-1)?.grams;
        await writeBesides(tx, id, isSame ? { ...parsed.value, weight: null } : parsed.value);
        return ok(null);
      }),
    removePet: (viewer, id) =>
      inTransaction<Result<null, Missing>>(db, async (tx) => {
        await store.lockPetsOf(tx, viewer.id);
        const pet = await store.findPet(tx, viewer.id, id);
        if (!pet) return err(noPet);
        await store.deletePet(tx, id);
        await uploads.handOver(tx, pictureOf(pet));
        await store.ensureMain(tx, viewer.id);
        return ok(null);
      }),
    chooseMainPet: (viewer, id) =>
      withOwnPet<AppError<'PET_ARCHIVED'>>(viewer, id, async (tx, pet) => {
        if (pet.archivedAt !== null) return err(isArchivedError);
        await store.setMain(tx, viewer.id, id);
        return ok(null);
      }),
    archivePet: (viewer, id, diedOn) =>
      withOwnPet<Invalid>(viewer, id, async (tx, pet) => {
        const errors = checkDeath(diedOn, { birthday: pet.birthday, today: today() });
        if (errors.length > 0) return err(validationFailed(errors));
        await store.setArchived(tx, id, diedOn, clock.now());
        await store.ensureMain(tx, viewer.id);
        return ok(null);
      }),
    restorePet: (viewer, id) =>
      withOwnPet<never>(viewer, id, async (tx) => {
        await store.setRestored(tx, id, clock.now());
        await store.ensureMain(tx, viewer.id);
        return ok(null);
      }),
    recordWeight: (viewer, id, { date, weight }) =>
      withOwnPet<Invalid>(viewer, id, async (tx, pet) => {
        const errors = checkWeight(weight, date, { birthday: pet.birthday, today: today() });
        if (errors.length > 0) return err(validationFailed(errors));
        await store.putWeight(tx, id, date, gramsOf(weight));
        return ok(null);
      }),
    removeWeight: (viewer, id, date) =>
      withOwnPet<never>(viewer, id, async (tx) => {
        await store.deleteWeight(tx, id, date);
        return ok(null);
      }),
    async forgetPets(tx, userId) {
      const forgotten = await store.deletePetsOf(tx, userId);
      await uploads.handOver(tx, forgotten.flatMap(pictureOf));
    },
  };
}

const pictureOf = ({ petImage }: { petImage: string | null }) => (petImage === null ? [] : [petImage]);
