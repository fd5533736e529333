type Reminder = 'none' | 'mail' | 'sms';
type Gender = 'male' | 'female';

/**
 * The columns of `pets` that an owner may leave out, one line each, with what stands there then: the row, the draft, the input of the API
 * and what is written derive from it. A new one needs its migration and its two lines in `pets.graphql` besides, by the same name.
 */
export const leftOut = {
  petImage: null as string | null,
  gender: null as Gender | null,
  isNeutralized: null as boolean | null,
  /** `YYYY-MM-DD`. */
  birthday: null as string | null,
  registerNumber: null as string | null,
  kindId: null as number | null,
  reminder: 'none' as Reminder,
};

/** The part of the row of a pet that its owner writes. */
export type WrittenPet = typeof leftOut & { name: string; kindName: string };

type PetColumn = Extract<keyof WrittenPet, string>;
export const writtenColumns: readonly PetColumn[] = ['name', 'kindName', ...(Object.keys(leftOut) as (keyof typeof leftOut)[])];

/** The columns that an input gives by their names; what it leaves out stands as in `leftOut`. */
export function givenColumns(input: { [Column in keyof typeof leftOut]?: unknown }): typeof leftOut {
  const names = Object.keys(leftOut) as (keyof typeof leftOut)[];
  return Object.fromEntries(names.map((name) => [name, input[name] ?? leftOut[name]])) as typeof leftOut;
}
