import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ok, unwrap } from '../../platform/errors/result.ts';
import { someTreatments } from '../../modules/products/testing/a-shop.ts';
import { aBookableHospital, type BookableHospital } from '../../modules/reservations/testing/a-bookable-hospital.ts';
import { aParlor, bookBath, payFor } from '../../modules/reservations/testing/a-paid-booking.ts';
import type { BookableCompany } from '../../modules/reservations/testing/a-bookable-company.ts';
import { aPictureFile } from '../a-picture.ts';
import { aVerifiedReceipt } from '../a-receipt.ts';
import { aReview } from '../a-review.ts';
import { rest } from '../calls.ts';
import { communityIds, type CommunityIds } from '../surface/community-acts.ts';
import { aGuardian, aPharmacy, aVerifiedGuardian, type Person } from '../people.ts';
import { aPostOf } from '../posts.ts';
import type { TestApp } from '../with-app.ts';

/** Things that are not there. */
export const NOBODY = '999999';

/** A site with one of each, on which every call of the specification is made. */
export type World = {
  app: TestApp;
  /** Has points, a confirmed phone and a pass. */
  guest: Person;
  /** Has points, and no pass. */
  buyer: Person;
  /** Has none of them, and owns nothing. */
  stranger: Person;
  hospital: BookableHospital;
  pharmacy: BookableHospital;
  parlor: BookableCompany & { bath: string };
  /** A paid booking of the guest's at the parlor. */
  bath: string;
  ids: CommunityIds &
    Record<'gift' | 'giftPrice' | 'pass' | 'passPrice' | 'receipt' | 'review' | 'passOrder' | 'banner' | 'treatment', string>;
};

export async function aWorld(app: TestApp): Promise<World> {
  const [guest, buyer, stranger] = [await aVerifiedGuardian(app), await aVerifiedGuardian(app), await aGuardian(app)];
  for (const { id } of [guest, buyer]) await present(app, id);
  const [hospital, parlor] = [await aBookableHospital(app), await aParlor(app)];
  const bath = await bookBath(app, guest, parlor);
  await payFor(app, guest, bath, 30_000);
  const post = await aPostOf(app, guest, 'petcafe');
  const community = await communityIds(app, guest, hospital.owner, post.id);
  const receipt = await aVerifiedReceipt(app, hospital.id, { date: '2026-01-05', items: [{ name: '약값', price: 7_000 }] });
  return {
    app,
    ...{ guest, buyer, stranger, hospital, parlor, bath },
    pharmacy: await anOwnedPharmacy(app),
    ids: {
      ...community,
      ...(await wares(app, guest)),
      receipt: String(receipt.id),
      banner: await aBanner(app),
      treatment: (await someTreatments(app)).get('엑스선 촬영비')!,
      review: String(await aReview(app, { kind: 'company', id: parlor.id }, guest)),
    },
  };
}

async function anOwnedPharmacy(app: TestApp): Promise<BookableHospital> {
  const owner = await aPharmacy(app);
  const listing = { kind: 'pharmacy' as const, name: '구로약국', address: '서울특별시 구로구 구로동로 3', ownerUserId: owner.id };
  return { owner, id: unwrap(await app.services.listings.addListing(listing)) };
}

/** A gift card on sale, a pass, which the guest buys for points, and its order. */
async function wares(app: TestApp, guest: Person) {
  const { gifts, passes } = app.services;
  await gifts.addGiftGroup({ name: '간식', price: 500, stock: 50, image: null });
  const [gift] = unwrap(await gifts.listGiftGroups({}, 'recent'));
  const [pass] = await passes.listItems();
  const bought = await rest<{ ordrIdx: string }>(app, guest.token, 'POST', `/pass/item/${pass!.id}/purchase`, {
    price: 0,
    point: pass!.price,
  });
  return {
    gift: String(gift!.id),
    giftPrice: String(gift!.price),
    pass: String(pass!.id),
    passPrice: String(pass!.price),
    passOrder: bought.body.data.ordrIdx,
  };
}

/** Points for somebody who buys things. */
async function present({ db, services: { points } }: TestApp, userId: number): Promise<void> {
  const booking = { userId, point: 100_000, message: '선물', reasonKey: 'present' };
  await inTransaction(db, async (tx) => ok(await points.earnPoints(tx, booking)));
}

/** A banner of the home page, that an operator has hung; its id. */
async function aBanner({ db, services: { banners }, config }: TestApp): Promise<string> {
  const [pc, mobile] = [join(config.uploadsDir, 'pc.png'), join(config.uploadsDir, 'mobile.png')];
  for (const file of [pc, mobile]) await writeFile(file, Buffer.from(await (await aPictureFile()).arrayBuffer()));
  const draft = { place: 'home', name: '겨울 산책', url: '/notice/7', start: '2026-11-20', end: '2026-11-30', isAd: false };
  const { desk } = banners;
  const added = await desk.keepPictures({ pc, mobile }, (pictures) => inTransaction(db, (tx) => desk.putUp(tx, draft, pictures)));
  return String(unwrap(added));
}
