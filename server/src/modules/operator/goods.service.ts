import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ok, type Result } from '../../platform/errors/result.ts';
import type { GiftGoodsService, GiftOnShelf } from '../gifts/index.ts';
import type { PassGoodsService, PassOnShelf } from '../passes/index.ts';
import { recordedActs } from './recorded-acts.ts';

/** What is on sale: gift cards with their stock, and passes. Ids name them; the new one's is answered. */
export type OperatorGoods = {
  gifts: {
    list(): Promise<GiftOnShelf[]>;
    add(gift: { name: string; price: number; stock: number }): Promise<Result<number>>;
    /** `stock` is what is left to be sold from now on. */
    change(id: number, gift: { price?: number | undefined; stock?: number | undefined }): Promise<Result<null>>;
    /** Shows the picture of this file in place of the one before. */
    setPicture(id: number, path: string): Promise<Result<null>>;
    setOnSale(id: number, isOnSale: boolean): Promise<Result<null>>;
  };
  passes: {
    list(): Promise<PassOnShelf[]>;
    add(pass: { name: string; days: number; price: number }): Promise<Result<number>>;
    change(id: number, pass: { price: number }): Promise<Result<null>>;
    setOnSale(id: number, isOnSale: boolean): Promise<Result<null>>;
  };
};

export type OperatorGoodsDeps = { db: Database; clock: Clock; gifts: { goods: GiftGoodsService }; passes: { goods: PassGoodsService } };

export function createOperatorGoods({ db, clock, gifts, passes }: OperatorGoodsDeps): OperatorGoods {
  const act = recordedActs({ db, clock });

  return {
    gifts: {
      list: () => gifts.goods.listAll(),
      add: (gift) => act('add-gift', gift, (tx) => gifts.goods.add(tx, gift)),
      change(giftId, { price, stock }) {
        const details = { giftId, ...(price !== undefined && { price }), ...(stock !== undefined && { stock }) };
        return act('change-gift', details, (tx) => gifts.goods.change(tx, giftId, { price, stock }));
      },
      async setPicture(giftId, path) {
        const saved = await gifts.goods.savePicture(path);
        if (!saved.ok) return saved;
        const done = await act('change-gift', { giftId, image: saved.value }, (tx) => gifts.goods.setPicture(tx, giftId, saved.value));
        const unused = done.ok ? done.value : saved.value;
        if (unused !== null) await gifts.goods.removePicture(unused);
        return done.ok ? ok(null) : done;
      },
      setOnSale: (giftId, isOnSale) =>
        act(isOnSale ? 'sell-gift' : 'retire-gift', { giftId }, (tx) => gifts.goods.setOnSale(tx, giftId, isOnSale)),
    },
    passes: {
      list: () => passes.goods.listAll(),
      add: (pass) => act('add-pass', pass, (tx) => passes.goods.add(tx, pass)),
      change: (passId, { price }) => act('change-pass', { passId, price }, (tx) => passes.goods.changePrice(tx, passId, price)),
      setOnSale: (passId, isOnSale) =>
        act(isOnSale ? 'sell-pass' : 'retire-pass', { passId }, (tx) => passes.goods.setOnSale(tx, passId, isOnSale)),
    },
  };
}
