import { outcomeStages, REPORT_LIMIT } from '@petcare/contracts';
import { Type } from 'typebox';

const outcome = Type.Object(
  {
    package: Type.String({ pattern: '^(shell|mf-[a-z0-9-]{1,40})$' }),
    release: Type.String({ pattern: '^[0-9a-f]{12}$' }),
    stage: Type.Enum([...outcomeStages]),
    ok: Type.Boolean(),
    milliseconds: Type.Integer({ minimum: 0, maximum: 600_000 }),
    reason: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);

/** `TelemetryReport` as it is checked on arrival: anybody can send one. */
export const reportSchema = Type.Object(
  {
    composition: Type.String({ pattern: '^[0-9a-f]{10}$' }),
    outcomes: Type.Array(outcome, { minItems: 1, maxItems: REPORT_LIMIT }),
  },
  { additionalProperties: false },
);
