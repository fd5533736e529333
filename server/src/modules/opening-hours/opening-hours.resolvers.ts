import { seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import { validationFailed } from '../../platform/errors/app-error.ts';
import { err, unwrap } from '../../platform/errors/result.ts';
import type { OpeningReading, Resolvers } from '../../platform/graphql/schema.gen.ts';
import { toExceptions } from './hours-exceptions.policy.ts';
import { checkHoursTexts } from './hours-texts.policy.ts';
import { readOpeningHours } from './reading/opening-text.policy.ts';
import { toDays } from './shown-hours.ts';

export function openingHoursResolvers({ clock }: { clock: Clock }): Resolvers {
  return {
    Query: {
      readOpeningHours: (_root, { businessHoursText, humu }) => {
        const errors = checkHoursTexts({ businessHoursText, humu });
        return errors.length > 0
          ? unwrap<OpeningReading>(err(validationFailed(errors)))
          : toReading(readOpeningHours(businessHoursText, humu ?? ''), seoulDate(clock.now()));
      },
    },
  };
}

function toReading(reading: ReturnType<typeof readOpeningHours>, today: string): OpeningReading {
  if (reading.kind !== 'hours') return { reason: reading.kind === 'text' ? reading.reason : null };
  return { businessHours: toDays(reading.hours), hoursExceptions: toExceptions(reading.exceptions, today) };
}
