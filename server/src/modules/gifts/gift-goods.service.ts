import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { conflict, notFound, validationFailed } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import { checkGoods, type GiftGoods } from './gift-goods.policy.ts';
import * as store from './gift-goods.sql.ts';

export type GiftOnShelf = store.GiftOnShelf;

/** The gift vouchers that an operator puts on sale. Not reachable over the wire; all but the list in the caller's transaction. */
export type GiftGoodsService = {
  /** Also what is off sale. */
  listAll(): Promise<GiftOnShelf[]>;
  /** The new group's id. VALIDATION_FAILED, DUPLICATE_NAME. */
  add(tx: Transaction, goods: Required<GiftGoods>): Promise<Result<number>>;
  /** Cards that are bought keep what they are worth, open orders what they cost. VALIDATION_FAILED, NOT_FOUND. */
  change(tx: Transaction, id: number, goods: Pick<GiftGoods, 'price' | 'stock'>): Promise<Result<null>>;
  /** Stores the picture at `path` for `setPicture`; its address. UNREADABLE_IMAGE, UNSUPPORTED_MEDIA_TYPE, IMAGE_TOO_LARGE. */
  savePicture(path: string): Promise<Result<string>>;
  /** Also of the cards that are bought. The address that the group had before. NOT_FOUND. */
  setPicture(tx: Transaction, id: number, address: string): Promise<Result<string | null>>;
  /** Removes a stored picture that no group shows. */
  removePicture(address: string): Promise<void>;
  /** Off sale, or on sale again. NOT_FOUND. */
  setOnSale(tx: Transaction, id: number, isOnSale: boolean): Promise<Result<null>>;
};

export type GiftGoodsDeps = { db: Database; clock: Clock; uploads: Pick<Uploads, 'saveImage' | 'imageUrl' | 'removeImage'> };

export function createGiftGoodsService({ db, clock, uploads }: GiftGoodsDeps): GiftGoodsService {
  return {
    listAll: () => store.listAll(db),
    async add(tx, goods) {
      const errors = checkGoods(goods);
      if (errors.length > 0) return err(validationFailed(errors));
      const { name, price, stock } = goods as { name: string; price: number; stock: number };
      const id = await store.insertGoods(tx, { name: name.trim(), price, stock }, clock.now());
      return id === undefined ? err(conflict('DUPLICATE_NAME', '같은 이름의 상품권이 있어요.')) : ok(id);
    },
    async change(tx, id, { price, stock }) {
      const errors = checkGoods({ price, stock });
      if (errors.length > 0) return err(validationFailed(errors));
      return (await store.updateGoods(tx, id, { price, stock })) ? ok(null) : err(groupNotFound);
    },
    async savePicture(path) {
      const saved = await uploads.saveImage({ path });
      return saved.ok ? ok(uploads.imageUrl(saved.value)) : saved;
    },
    async setPicture(tx, id, address) {
      const changed = await store.setImage(tx, id, address);
      return changed ? ok(changed.before) : err(groupNotFound);
    },
    removePicture: (address) => uploads.removeImage(address),
    async setOnSale(tx, id, isOnSale) {
      return (await store.setOnSale(tx, id, isOnSale)) ? ok(null) : err(groupNotFound);
    },
  };
}

const groupNotFound = notFound('이 번호의 상품권이 없어요.');
