/** Counts what this process knows to have changed in what pages show. Other processes follow by the age of what they keep. */
export type DataVersion = { current(): number; bump(): void };

export function createDataVersion(): DataVersion {
  let version = 0;
  return { current: () => version, bump: () => void (version += 1) };
}
