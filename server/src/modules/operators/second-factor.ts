import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks of phones go a little wrong: the code before and the one after count too. */
const STEPS_EITHER_WAY = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** No 0, 1, I, L, O, U: they are typed by hand. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LETTERS = 12;
const RECOVERY_CODES = 10;

/** A secret that an authenticator app takes: as text, and as the address in its QR code. */
export type AuthenticatorKey = { secret: string; uri: string };

export type SecondFactor = {
  /** A new secret of an account, and how it is kept. */
  make(userId: number, email: string): { key: AuthenticatorKey; sealed: Buffer };
  /** The time step whose code this is; undefined when it is none of now. */
  stepOf(userId: number, sealed: Buffer, code: string, now: Date): number | undefined;
  /** Ten codes, each of which takes the place of the authenticator once. */
  makeRecoveryCodes(): string[];
  /** A code that a person types once, as it is kept. */
  hashCode(userId: number, code: string): Buffer;
};

/** @param siteSecret of which the keys are made; whoever changes it has every operator enrol again */
export function createSecondFactor(siteSecret: string): SecondFactor {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', siteSecret, '', `petcare operators ${use}`, 32));
  const [sealing, hashing] = [keyFor('secret'), keyFor('code')];

  return {
    make(userId, email) {
      const secret = new Secret({ size: 20 });
      const totp = totpOf(secret, email);
      return { key: { secret: secret.base32, uri: totp.toString() }, sealed: seal(sealing, userId, Buffer.from(secret.bytes)) };
    },
    stepOf(userId, sealed, code, now) {
      const secret = open(sealing, userId, sealed);
      if (!secret || !/^\d{6}$/.test(code)) return undefined;
      const timestamp = now.getTime();
      const delta = totpOf(new Secret({ buffer: new Uint8Array(secret).buffer }), '').validate({
        token: code,
        timestamp,
        window: STEPS_EITHER_WAY,
      });
      return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
    },
    makeRecoveryCodes: () => Array.from({ length: RECOVERY_CODES }, makeCode),
    hashCode: (userId, code) =>
      createHmac('sha256', hashing)
        .update(`${userId}\n${typed(code)}`)
        .digest(),
  };
}

/** A code of letters that nobody guesses: 58 bits. */
export function makeCode(): string {
  const letters = Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** A code without what a person may put between its letters. */
function typed(code: string): string {
  return code.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

function totpOf(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: '펫케어 운영', label: label || 'operator', algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret });
}

/** Bound to its account: a row that is copied to another opens nothing. */
function seal(key: Buffer, userId: number, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(String(userId)));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined where the site's secret is another one since. */
function open(key: Buffer, userId: number, sealed: Buffer): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}
