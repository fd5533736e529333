import { perFeature } from '@petcare/features';
import { createStoredValue } from '@petcare/storage';
import * as v from 'valibot';
import type { ProfileDraft } from './profile-draft.ts';

const text = v.nullable(v.string());
const times = { open: v.string(), close: v.string(), breakStart: v.string(), breakEnd: v.string() };
const fields = {
  ...{ name: v.string(), contract: v.string(), email: v.string(), homepage: v.string(), blog: v.string(), kakaoplus: v.string() },
  ...{ introduce: v.string(), expertise: v.string(), gubun: v.string(), size: v.string(), handlingMedicine: v.string() },
  ...{ uniqueness: v.string(), people: v.string(), guideParkingLot: v.string(), presentName: v.string(), presentContact: v.string() },
  ...perFeature(() => v.boolean()),
  ...{ isUnion: v.boolean(), agreeReservation: v.boolean() },
  facilityPicture: v.array(v.string()),
  address: v.object({
    ...{ postcode: text, sido: text, sigungu: text, address: text, detailAddress: text, jibunAddress: text },
    ...{ latitude: v.nullable(v.number()), longitude: v.nullable(v.number()) },
  }),
  openingHours: v.object({
    hasHours: v.boolean(),
    hours: v.array(v.object({ weekday: v.number(), isClosed: v.boolean(), ...times })),
    humu: v.string(),
    holidays: v.object({ rule: v.picklist(['unknown', 'closed', 'usual', 'own']), ...times }),
    closures: v.array(v.object({ weekday: v.number(), weeks: v.nullable(v.array(v.number())) })),
    closedOn: v.array(v.object({ from: v.string(), to: v.string() })),
    feasts: v.array(v.picklist(['newYear', 'seollal', 'chuseok', 'christmas'])),
    varies: v.boolean(),
  }),
} satisfies { [Field in keyof ProfileDraft]: v.GenericSchema };

/** The words that were typed over the saved profile and not saved, on this device, by account: the rest may change meanwhile. */
export const profileDrafts = createStoredValue<Partial<ProfileDraft>>({
  key: 'petcare.profile-draft',
  where: 'device',
  schema: v.partial(v.object(fields)),
});
