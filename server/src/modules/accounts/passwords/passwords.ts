import { hash, verify, type Algorithm } from '@node-rs/argon2';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Made with another cost than new ones are. */
  isOutdated(passwordHash: string): boolean;
  /** Takes as long without a hash as with one, so that timing tells nobody which emails exist. */
  matches(password: string, passwordHash: string | null | undefined): Promise<boolean>;
};

export function createPasswords(cost: { memoryCost: number; timeCost: number; parallelism: number }): Passwords {
  // `Algorithm` is a const enum, which isolated modules can't read.
  const argon2id = 2 as Algorithm.Argon2id;
  const options = { ...cost, algorithm: argon2id };
  const { memoryCost, timeCost, parallelism } = cost;
  const current = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  const stranger = hash('nobody has this password', options);
  return {
    hash: (password) => hash(typed(password), options),
    isOutdated: (passwordHash) => !passwordHash.startsWith(current),
    async matches(password, passwordHash) {
      const isRight = await verify(passwordHash ?? (await stranger), typed(password));
      return isRight && passwordHash != null;
    },
  };
}

/** One keyboard composes a syllable or an accent, another leaves it in parts: it is one password. */
function typed(password: string): string {
  return password.normalize('NFC');
}
