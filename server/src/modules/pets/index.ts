import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { AlertsService } from '../alerts/index.ts';
import { petsResolvers } from './pets.resolvers.ts';
import { createPetsService, type PetsService } from './pets.service.ts';
import { createRemindersService } from './reminders.service.ts';

export { leftOut } from './pet-columns.ts';
export type { PetDraft } from './pets.policy.ts';
export type { Pet, PetsService } from './pets.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['pet_vaccination_notices', 'pet_vaccinations', 'pet_weights', 'pets'];
/** Views that every module may name. @public */
export const views = ['pet_pictures'];

/** The animals of guardians: who they are, what they weigh, what they were vaccinated against, and when the next vaccination is due. */
export function createPets(
  deps: Pick<PlatformDeps, 'db' | 'clock' | 'config' | 'uploads' | 'outbox'> & { alerts: AlertsService },
): ServerModule<PetsService> {
  const pets = createPetsService(deps);
  const reminders = createRemindersService({ ...deps, publicUrl: deps.config.publicUrl });
  return {
    verbs: pets,
    registration: {
      resolvers: petsResolvers(pets),
      jobs: [
        defineJob(jobType('remind-of-vaccinations'), {
          schedule: '0 10 * * *',
          mostSeconds: 1_800,
          run: (_payload, context) => reminders.planReminders(context),
        }),
      ],
    },
  };
}
