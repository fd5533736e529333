import type { PageHead, SlotName } from '@petcare/contracts';

/** There while a tree is rendered without a browser: what it finds out on the way. */
export type Rendering = {
  /** The page says what it is; the last word counts. */
  describe(head: PageHead): void;
  /** A slot's part is to stand here: the HTML that marks the place. */
  leaveHole(name: SlotName, props: object): string;
};
