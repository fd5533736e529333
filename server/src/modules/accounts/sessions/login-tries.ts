import { tooMany, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';

const MINUTES = 15;
/** Many people may share an address, so only failures count; counted first and given back, so that tries side by side can't outrun it. */
const OF_A_NETWORK = { max: 100, windowSeconds: MINUTES * 60 };
/** One network on one account: nobody but who asks is locked by it. */
const OF_A_NETWORK_ON_ONE = { max: 10, windowSeconds: MINUTES * 60 };
/** From all networks where the account's owner has not been; then one in half a minute. */
const FROM_STRANGERS = { max: 20, windowSeconds: MINUTES * 60 };
const SLOWED = { max: 1, windowSeconds: 30 };

type LoginLocked = AppError<'LOGIN_LOCKED'>;
/** `email` may be anybody's or nobody's, which no answer shows. `isAtHome`: its account has logged in from this network lately. */
export type Attempt = { email: string; network: string; isAtHome: boolean };
export type StartedTry = {
  /** The reason why no password is compared; a password that came by mail is compared all the same, since nobody guesses it. */
  lock: LoginLocked | null;
  /** The try was right, so it is no failure. */
  succeed(): Promise<void>;
};

/** Counts failed logins: by who asks, so that no stranger locks an owner out; by account only to slow strangers down. */
export function createLoginTries(rateLimits: RateLimiter) {
  const keysOf = ({ email, network }: Attempt) => {
    const account = email.toLowerCase();
    return {
      network: `login:${network}`,
      pair: `login:${network}:${account}`,
      strangers: `login-to:${account}`,
      slowed: `login-slow:${account}`,
    };
  };

  async function lockOf(attempt: Attempt): Promise<LoginLocked | null> {
    const keys = keysOf(attempt);
    const own = await rateLimits.hit(keys.pair, OF_A_NETWORK_ON_ONE);
    if (!own.ok)
      return locked(
        own.error,
        '로그인을 여러 번 실패했어요. 15분 뒤에 다시 시도하거나, 비밀번호 찾기로 받은 메일의 비밀번호로 로그인해 주세요.',
      );
    if (attempt.isAtHome || (await rateLimits.hit(keys.strangers, FROM_STRANGERS)).ok) return null;
    const slowed = await rateLimits.hit(keys.slowed, SLOWED);
    return slowed.ok
      ? null
      : locked(
          slowed.error,
          '이 계정에 로그인하려는 시도가 많아요. 30초 뒤에 다시 시도하거나, 평소 로그인하던 곳이나 비밀번호 찾기로 받은 메일의 비밀번호로 로그인해 주세요.',
        );
  }

  return {
    async start(attempt: Attempt): Promise<Result<StartedTry, AppError<'TOO_MANY_REQUESTS'>>> {
      const keys = keysOf(attempt);
      const allowed = await rateLimits.hit(keys.network, OF_A_NETWORK);
      if (!allowed.ok) return err(allowed.error);
      return ok({
        lock: await lockOf(attempt),
        async succeed() {
          await rateLimits.giveBack(keys.network, OF_A_NETWORK);
          await rateLimits.forget(keys.pair, OF_A_NETWORK_ON_ONE);
          if (!attempt.isAtHome) await rateLimits.giveBack(keys.strangers, FROM_STRANGERS);
        },
      });
    },
  };
}

function locked({ retryAfterSeconds = 1 }: AppError, message: string): LoginLocked {
  return tooMany('LOGIN_LOCKED', retryAfterSeconds, message);
}
