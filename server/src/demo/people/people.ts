import { unwrap } from '../../platform/errors/result.ts';
import { AccountType, SocialType, type Viewer } from '../../platform/session/viewer.ts';
import type { Services } from '../../app.ts';

const PASSWORD = 'petcare-1234';

const demo = {
  guardian: { email: 'guardian@petcare.test', name: '김하늘', nickname: '초코보호자', phone: '010-0000-0001' },
  hospital: { email: 'hospital@petcare.test', name: '이든든', nickname: '든든병원', phone: '010-0000-0002' },
  pharmacy: { email: 'pharmacy@petcare.test', name: '박다정', nickname: '다정약국', phone: '010-0000-0003' },
  company: { email: 'company@petcare.test', name: '최포근', nickname: '포근미용', phone: '010-0000-0004' },
  hotel: { email: 'hotel@petcare.test', name: '윤다솜', nickname: '멍냥지기', phone: '010-0000-0005' },
} as const;

const accountTypes = { ...AccountType, hotel: AccountType.company };

/** The accounts that a browser signs in with, on a site with demo data: one of each account type. */
export const demoLogins = Object.fromEntries(
  (['guardian', 'hospital', 'pharmacy', 'company'] as const).map((kind) => [kind, { email: demo[kind].email, password: PASSWORD }]),
);

/** The accounts that everybody may sign in with, as the verbs of other modules take them. */
export type DemoPeople = Record<keyof typeof demo, Viewer>;

export async function seedPeople({ accounts, db }: Services): Promise<DemoPeople> {
  const join = async (kind: keyof typeof demo): Promise<Viewer> => {
    const person = { ...demo[kind], password: PASSWORD };
    const accountType = accountTypes[kind];
    const joined =
      accountType === AccountType.guardian ? await accounts.register(person) : await accounts.registerBusiness(person, accountType);
    const { name, nickname } = person;
    const id = unwrap(joined);
    if (accountType !== AccountType.guardian) await accounts.setAwaitsApproval(db, id, false);
    return { id, accountType, socialType: SocialType.account, nickname, name, sessionId: 'demo', awaitsApproval: false };
  };
  return {
    guardian: await join('guardian'),
    hospital: await join('hospital'),
    pharmacy: await join('pharmacy'),
    company: await join('company'),
    hotel: await join('hotel'),
  };
}
