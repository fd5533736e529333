import { readPhone } from '@petcare/phone/read';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../../platform/database/database.ts';
import { violatedConstraint } from '../../../platform/database/postgres-errors.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { conflict, invalid, notFound, validationFailed, type AppError, type PropertyError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { ForeignUpload, Uploads } from '../../../platform/uploads/uploads.ts';
import { AccountType, SocialType, type Viewer } from '../../../platform/session/viewer.ts';
import { checkNewAccount, keptEmail, type NewAccount } from '../record/accounts.policy.ts';
import { checkVerified, parseChange, type InfoChange } from './info-change.policy.ts';
import type { WordsService } from '../../words/index.ts';
import * as store from '../record/accounts.sql.ts';
import type { Passwords } from '../passwords/passwords.ts';

export type Account = Omit<store.UserRow, 'passwordHash'> & { hasPassword: boolean };
/** The fields of an account that other people may see. */
export type PublicUser = Pick<Account, 'id' | 'nickname' | 'name' | 'accountType' | 'userImage'>;
export type Registration = NewAccount & { recommender?: string; marketing?: boolean };
export type SocialRegistration = Omit<Registration, 'password'>;
export type BusinessRegistration = NewAccount & { marketing?: boolean };
export type JoiningStep = (tx: Transaction, userId: number) => Promise<Result<null>>;
type TakenError = AppError<'DUPLICATE_EMAIL' | 'DUPLICATE_NICKNAME' | 'VALIDATION_FAILED'>;

export type AccountsService = {
  /** Makes a guardian, who gets points for joining once their phone is verified (`identities`). Answers the new id. */
  register(registration: Registration): Promise<Result<number, TakenError>>;
  /** As `register`, for a guardian who has no password; the social account is put down by `alongside`, in the same transaction. */
  registerSocial(registration: SocialRegistration, socialType: SocialType, alongside: JoiningStep): Promise<Result<number>>;
  /**
   * Makes a hospital, pharmacy or company account, without a business's rights before `setAwaitsApproval(…, false)`; points are for guardians. What `alongside` does happens in
   * the same transaction: when it refuses, there is no account.
   */
  registerBusiness(registration: BusinessRegistration, type: Exclude<AccountType, 0>, alongside?: JoiningStep): Promise<Result<number>>;
  /** Every rule that a new account's own fields break. */
  checkAccount(account: NewAccount): PropertyError[];
  /** An operator has yet to approve this business: logging in says so, and it has no rights of one. Inside the caller's transaction. */
  setAwaitsApproval(tx: Sql, userId: number, awaits: boolean): Promise<void>;
  /** True when this account can be logged in to with a password; it stays so until the caller's transaction ends. */
  lockHasPassword(tx: Sql, userId: number): Promise<boolean>;
  getMyInfo(viewer: Viewer): Promise<Result<Account, AppError<'NOT_FOUND'>>>;
  updateMyInfo(viewer: Viewer, change: InfoChange): Promise<Result<Account>>;
  isEmailTaken(email: string): Promise<boolean>;
  isNicknameTaken(nickname: string): Promise<boolean>;
  /** For operators: whose address this is, in any case. */
  findAccountByEmail(email: string): Promise<PublicUser | undefined>;
  /** For loaders: in the order of `ids`; undefined where nobody is (withdrawn). Nobody is shown as a business that no operator has approved. */
  publicUsersByIds(ids: number[]): Promise<(PublicUser | undefined)[]>;
  /** Whoever goes by this nickname, regardless of case. */
  findByNickname(nickname: string): Promise<PublicUser | undefined>;
  /** Five nicknames at most that begin with what is typed, without that of `exceptId`. */
  listNicknames(typed: string, exceptId: number): Promise<string[]>;
  /** The ids of accounts whose nicknames begin with it: a hundred at most. */
  listIdsByNickname(typed: string): Promise<number[]>;
  hasAccounts(): Promise<boolean>;
};

export type AccountsDeps = {
  db: Database;
  clock: Clock;
  passwords: Passwords;
  uploads: Uploads;
  words: Pick<WordsService, 'check'>;
};

export function createAccountsService({ db, clock, passwords, uploads, words }: AccountsDeps): AccountsService {
  const checkWords = (nickname: string) => words.check({ nickname: { label: '닉네임', text: nickname } });

  async function create<E extends AppError = never>(
    registration: SocialRegistration & { password?: string },
    accountType: AccountType,
    alongside?: (tx: Transaction, userId: number) => Promise<Result<null, E>>,
    socialType: SocialType = SocialType.account,
  ): Promise<Result<number, TakenError | E>> {
    const account = tidy(registration);
    const errors = [...checkNewAccount(account), ...(await checkWords(account.nickname))];
    if (errors.length > 0) return err(validationFailed(errors));
    const passwordHash = account.password === undefined ? null : await passwords.hash(account.password);
    return refuseTaken(() =>
      inTransaction(db, async (tx): Promise<Result<number, TakenError | E>> => {
        const recommenderId = account.recommender ? await store.findUserIdByNickname(tx, account.recommender) : null;
        if (recommenderId === undefined) {
          return err(validationFailed([invalid('recommender', 'isKnown', '추천인의 닉네임을 찾을 수 없어요.')]));
        }
        const { email, name, nickname } = account;
        const phone = readPhone(account.phone)!;
        const row = {
          accountType,
          socialType,
          email,
          passwordHash,
          name,
          nickname,
          phone,
          recommenderId,
          marketingAgreedAt: account.marketing ? clock.now() : null,
          awaitsApproval: accountType !== AccountType.guardian,
        };
        const id = await store.insertUser(tx, row, clock.now());
        const done = await alongside?.(tx, id);
        return done && !done.ok ? done : ok(id);
      }),
    );
  }

  async function getMyInfo(viewer: Viewer): Promise<Result<Account, AppError<'NOT_FOUND'>>> {
    const user = await store.findUser(db, viewer.id);
    if (!user) return err(notFound());
    const { passwordHash, ...account } = user;
    return ok({ ...account, hasPassword: passwordHash !== null });
  }

  return {
    register: (registration) => create(registration, AccountType.guardian),
    registerSocial: (registration, socialType, alongside) => create<AppError>(registration, AccountType.guardian, alongside, socialType),
    registerBusiness: (registration, type, alongside) => create<AppError>(registration, type, alongside),
    lockHasPassword: (tx, userId) => store.lockHasPassword(tx, userId),
    checkAccount: (account) => checkNewAccount(tidy(account)),
    setAwaitsApproval: (tx, userId, awaits) => store.setAwaitsApproval(tx, userId, awaits, clock.now()),
    getMyInfo,
    async updateMyInfo(viewer, input) {
      const change = parseChange(input);
      if (!change.ok) return change;
      const own = await getMyInfo(viewer);
      if (!own.ok) return own;
      const { nickname } = change.value;
      const isOther = nickname !== undefined && nickname !== own.value.nickname;
      const errors = [...checkVerified(own.value, change.value), ...(isOther ? await checkWords(nickname) : [])];
      if (errors.length > 0) return err(validationFailed(errors));
      const updated = await refuseTaken(() =>
        inTransaction<Result<null, ForeignUpload>>(db, async (tx) => {
          const before = await store.lockPicture(tx, viewer.id);
          await store.updateUser(tx, viewer.id, change.value, clock.now());
          const { userImage } = change.value;
          if (userImage === undefined) return ok(null);
          return uploads.takeOver(tx, viewer.id, { before, after: userImage === null ? [] : [userImage] });
        }),
      );
      return updated.ok ? getMyInfo(viewer) : updated;
    },
    isEmailTaken: async (email) => (await store.findUserByEmail(db, keptEmail(email))) !== undefined,
    isNicknameTaken: async (nickname) => (await store.findUserIdByNickname(db, nickname.trim().normalize('NFC'))) !== undefined,
    async findAccountByEmail(email) {
      const user = await store.findUserByEmail(db, keptEmail(email));
      return user && toPublicUser(user);
    },
    async publicUsersByIds(ids) {
      const users = new Map((await store.listUsers(db, ids)).map((user) => [user.id, asOthersSee(user)]));
      return ids.map((id) => users.get(id));
    },
    async findByNickname(nickname) {
      const id = await store.findUserIdByNickname(db, nickname.trim().normalize('NFC'));
      const [user] = id === undefined ? [] : await store.listUsers(db, [id]);
      return user && asOthersSee(user);
    },
    async listNicknames(typed, exceptId) {
      const found = await store.listByNickname(db, typed, 6);
      return found
        .filter(({ id }) => id !== exceptId)
        .map(({ nickname }) => nickname)
        .slice(0, 5);
    },
    async listIdsByNickname(typed) {
      return (await store.listByNickname(db, typed, 100)).map(({ id }) => id);
    },
    hasAccounts: () => store.hasUsers(db),
  };
}

function toPublicUser({ id, nickname, name, accountType, userImage }: store.UserRow): PublicUser {
  return { id, nickname, name, accountType, userImage };
}

function asOthersSee(user: store.UserRow): PublicUser {
  return { ...toPublicUser(user), ...(user.awaitsApproval && { accountType: AccountType.guardian }) };
}

function tidy<Given extends SocialRegistration>(registration: Given): Given {
  return {
    ...registration,
    email: keptEmail(registration.email),
    name: registration.name.trim().normalize('NFC'),
    nickname: registration.nickname.trim().normalize('NFC'),
    recommender: registration.recommender?.trim().normalize('NFC'),
  };
}

/** Only the database can say "taken" when two people ask at once; its answer becomes a value here. */
async function refuseTaken<T, E extends AppError>(
  write: () => Promise<Result<T, E>>,
): Promise<Result<T, E | AppError<'DUPLICATE_EMAIL' | 'DUPLICATE_NICKNAME'>>> {
  try {
    return await write();
  } catch (error) {
    switch (violatedConstraint(error)) {
      case 'users_email_key':
        return err(conflict('DUPLICATE_EMAIL', '이미 가입된 이메일이에요.'));
      case 'users_nickname_key':
        return err(conflict('DUPLICATE_NICKNAME', '이미 쓰고 있는 닉네임이에요.'));
      default:
        throw error;
    }
  }
}
