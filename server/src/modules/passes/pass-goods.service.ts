import type { Database, Transaction } from '../../platform/database/database.ts';
import { conflict, notFound, validationFailed } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { checkPrice } from '../gifts/index.ts';
import { checkPassItem, type NewPassItem } from './pass-goods.policy.ts';
import * as store from './pass-goods.sql.ts';

export type PassOnShelf = store.PassOnShelf;

/** The passes that an operator puts on sale. Not reachable over the wire; all but the list in the caller's transaction. */
export type PassGoodsService = {
  /** Also what is off sale. */
  listAll(): Promise<PassOnShelf[]>;
  /** The new item's id. VALIDATION_FAILED, DUPLICATE_NAME. */
  add(tx: Transaction, item: NewPassItem): Promise<Result<number>>;
  /** Open orders keep what they cost. VALIDATION_FAILED, NOT_FOUND. */
  changePrice(tx: Transaction, id: number, price: number): Promise<Result<null>>;
  /** Off sale, or on sale again: who has bought one keeps it. NOT_FOUND. */
  setOnSale(tx: Transaction, id: number, isOnSale: boolean): Promise<Result<null>>;
};

export function createPassGoodsService({ db }: { db: Database }): PassGoodsService {
  return {
    listAll: () => store.listAll(db),
    async add(tx, { name, days, price }) {
      const errors = checkPassItem({ name, days, price });
      if (errors.length > 0) return err(validationFailed(errors));
      const id = await store.insertItem(tx, { name: name.trim(), days, price });
      return id === undefined ? err(conflict('DUPLICATE_NAME', '같은 이름의 이용권이 있어요.')) : ok(id);
    },
    async changePrice(tx, id, price) {
      const errors = checkPrice(price);
      if (errors.length > 0) return err(validationFailed(errors));
      return (await store.setPrice(tx, id, price)) ? ok(null) : err(itemNotFound);
    },
    async setOnSale(tx, id, isOnSale) {
      return (await store.setOnSale(tx, id, isOnSale)) ? ok(null) : err(itemNotFound);
    },
  };
}

const itemNotFound = notFound('이 번호의 이용권이 없어요.');
