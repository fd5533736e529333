import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Result } from '../../platform/errors/result.ts';
import type { BannerDraft, BannersService, CountedBanner } from '../banners/index.ts';
import { recordedActs } from './recorded-acts.ts';

/** Banners, by their ids; the new one's is answered. */
export type OperatorBanners = {
  list(): Promise<CountedBanner[]>;
  /** `pictures`: files of the disk. */
  add(draft: BannerDraft, pictures: { pc: string; mobile: string }): Promise<Result<number>>;
  /** Fields that are left out stay. */
  edit(id: number, draft: Partial<BannerDraft>, pictures: { pc?: string; mobile?: string }): Promise<Result<null>>;
  setVisible(id: number, visible: boolean): Promise<Result<null>>;
  remove(id: number): Promise<Result<null>>;
};

export type OperatorBannersDeps = { db: Database; clock: Clock; banners: Pick<BannersService, 'desk'> };

export function createOperatorBanners({ banners: { desk }, ...deps }: OperatorBannersDeps): OperatorBanners {
  const act = recordedActs(deps);
  return {
    list: () => desk.listAll(),
    add: (draft, files) =>
      desk.keepPictures(files, (pictures) =>
        act('add-banner', { name: draft.name, place: draft.place, url: draft.url, start: draft.start, end: draft.end }, (tx) =>
          desk.putUp(tx, draft, pictures),
        ),
      ),
    edit: (bannerId, draft, files) =>
      desk.keepPictures(files, (pictures) =>
        act('edit-banner', { bannerId, ...told(draft), ...told(files) }, (tx) => desk.change(tx, bannerId, draft, pictures)),
      ),
    setVisible: (bannerId, visible) =>
      act(visible ? 'show-banner' : 'hide-banner', { bannerId }, (tx) => desk.setVisible(tx, bannerId, visible)),
    remove: (bannerId) => act('remove-banner', { bannerId }, (tx) => desk.remove(tx, bannerId)),
  };
}

/** As an act keeps it: `pc` and `mobile` are the files that the new pictures came from. */
const told = (given: object): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
