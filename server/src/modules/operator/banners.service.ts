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
    setVisible: (bannerId, visible) =>
      act(visible ? 'show-banner' : 'hide-banner', { bannerId }, (tx) => desk.setVisible(tx, bannerId, visible)),
    remove: (bannerId) => act('remove-banner', { bannerId }, (tx) => desk.remove(tx, bannerId)),
  };
}
