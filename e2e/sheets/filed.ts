/** A picture of a sheet: what is shown, in which size and scheme, and what is wrong with it. */
export type SheetPicture = { file: string; size: SheetSize; scheme: 'light' | 'dark'; state: string; faults: string[] };
/** A screen with all its pictures. */
export type Sheet = { path: string; at: string; owner: string; as: string | null; title: string; pictures: SheetPicture[] };

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 900 },
} as const;
export type SheetSize = keyof typeof sizes;

/**
 * A step of a journey: its picture, or the text that is read out; what the person does; how the peers do it, null where that is not compared;
 * and how much was pressed and typed from the beginning on.
 */
export type JourneyStep = {
  file: string | null;
  text: string | null;
  size: SheetSize;
  words: string;
  peers: string | null;
  presses: number;
  fields: number;
};
/** A person's way through the site; `isWhole` is false where it broke off behind the last step. */
export type Journey = { title: string; isWhole: boolean; steps: JourneyStep[] };
