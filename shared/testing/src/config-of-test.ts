import type { ConfigValues } from '@petcare/contracts';

declare global {
  // A global of jest's configuration: what the remote's config of remote.ts has as defaults.
  var petcareConfig: ConfigValues | undefined;
}

/**
 * The values of `useConfig` in a test: those that the test has set, else the defaults, which `petcare test` knows. A key without either
 * throws as it is read.
 */
export function configOfTest(set: ConfigValues = {}): ConfigValues {
  const values: ConfigValues = { ...globalThis.petcareConfig, ...set };
  return new Proxy(values, {
    get(target, key) {
      if (typeof key === 'symbol' || Object.hasOwn(target, key)) return Reflect.get(target, key);
      throw new Error(
        `useConfig: '${key}' has no value in this test. The defaults of remote.ts are known to tests that are run by petcare test; else give it one: config: { ${key}: … }.`,
      );
    },
  });
}
