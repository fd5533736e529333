import { hash, verify, type Algorithm } from '@node-rs/argon2';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that timing tells nobody which emails exist. */
  matches(password: string, passwordHash: string | null | undefined): Promise<boolean>;
};

export function createPasswords(cost: { memoryCost: number; timeCost: number; parallelism: number }): Passwords {
  // `Algorithm` is a const enum, which isolated modules can't read.
  const argon2id = 2 as Algorithm.Argon2id;
  const options = { ...cost, algorithm: argon2id };
  const stranger = hash('nobody has this password', options);
  return {
    hash: (password) => hash(password, options),
    async matches(password, passwordHash) {
      const isRight = await verify(passwordHash ?? (await stranger), password);
      return isRight && passwordHash != null;
    },
  };
}
