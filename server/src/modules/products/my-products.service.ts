import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, invalid, notFound, validationFailed } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { excerptOf } from '../../platform/text/rich-text.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import * as mine from './my-products.sql.ts';
import {
  checkCopiedPictures,
  checkOption,
  checkOptionCount,
  checkPictures,
  checkProduct,
  MOST_PRODUCTS,
  nameOfCopy,
  toColumns,
  toOptionColumns,
  type OptionColumns,
  type OptionInput,
  type ProductInput,
  type ProductDraft,
} from './products.policy.ts';
import { picturesOf } from './pictures-of.ts';
import * as store from './products.sql.ts';
import type { Product, Shelf } from './products.sql.ts';

export type ProductKind = Product['productType'];
/** The whole of a product, as its form has it; what is left out of the texts is empty. */
export type WholeProduct = Omit<ProductInput, 'productImage'> & {
  kind: ProductKind;
  medicalId?: number;
  pictures: string[];
  options: (OptionInput & { id: number | null })[];
  isShown: boolean;
  /** The time of the last change to what is changed now, if it was there. */
  readAt?: Date;
};

/** The acts of an owner on the products of their own business, whichever its kind. */
export type MyProductsVerbs = {
  /** In their order, hidden ones too. */
  listMyProducts(viewer: Viewer, kind: ProductKind): Promise<Product[]>;
  getMyProduct(viewer: Viewer, id: number): Promise<Result<Product>>;
  /** A new one without `id`. All of it or nothing: PRODUCT_CHANGED, DUPLICATE_MEDICAL_PRODUCT. */
  saveProduct(viewer: Viewer, id: number | null, whole: WholeProduct): Promise<Result<Product>>;
  /** Hidden, behind the first, with pictures of its own. All of it or nothing: PRODUCT_CHANGED, UNREADABLE_IMAGE. */
  copyProduct(viewer: Viewer, id: number): Promise<Result<Product>>;
  showProduct(viewer: Viewer, id: number, isShown: boolean): Promise<Result<Product>>;
  /** Those that are not named come last. */
  orderProducts(viewer: Viewer, kind: ProductKind, ids: readonly number[]): Promise<Result<true>>;
};

type Deps = {
  db: Database;
  clock: Clock;
  uploads: Uploads;
  add: (tx: Transaction, viewer: Viewer, shelf: Shelf, draft: ProductDraft) => Promise<Result<number>>;
  reread: (sql: Sql, id: number, viewerId: number | null, shelf: undefined) => Promise<Result<Product>>;
};

const noProduct = notFound('상품을 찾을 수 없어요. 이미 삭제됐을 수 있어요.');
const noListing = notFound('등록한 병원이나 업체가 없어요.');
const changedMeanwhile = conflict(
  'PRODUCT_CHANGED',
  '다른 창에서 이 상품을 먼저 수정했어요. 새로 고쳐서 바뀐 내용을 확인하고 다시 저장해 주세요.',
);
const changedWhileCopied = conflict(
  'PRODUCT_CHANGED',
  '복사하는 동안 이 상품의 사진이 바뀌었어요. 새로 고쳐서 확인하고 다시 복사해 주세요.',
);
const unlikeKind = validationFailed([invalid('kind', 'isKnown', '상품 종류를 다시 골라 주세요.')]);

export function createMyProductsService({ db, clock, uploads, add, reread }: Deps): MyProductsVerbs {
  /** Runs on a product that is the viewer's and stays as it is meanwhile. */
  const onOwn = <T>(viewer: Viewer, id: number, work: (tx: Transaction, product: Product) => Promise<Result<T>>): Promise<Result<T>> =>
    inTransaction(db, async (tx) => {
      if (!(await store.lockOwnProduct(tx, id, undefined, viewer.id))) return err(noProduct);
      const product = await reread(tx, id, viewer.id, undefined);
      return product.ok ? work(tx, product.value) : product;
    });

  /** Writes the parts that `add` leaves out of a new product, and all that a change replaces. */
  async function writeRest(tx: Transaction, viewer: Viewer, id: number, whole: WholeProduct, before: string[]): Promise<Result<Product>> {
    await mine.writePictures(tx, id, whole.pictures);
    await mine.writeShown(tx, id, whole.isShown, clock.now());
    await mine.writeOptions(
      tx,
      id,
      // Checked options have both.
      whole.options.map((option) => ({ id: option.id, ...(toOptionColumns(option) as OptionColumns) })),
    );
    const written = await reread(tx, id, viewer.id, undefined);
    if (!written.ok) return written;
    const taken = await uploads.takeOver(tx, viewer.id, { before, after: picturesOf(written.value) });
    return taken.ok ? written : taken;
  }

  async function insertWhole(tx: Transaction, viewer: Viewer, shelf: Shelf, whole: WholeProduct): Promise<Result<Product>> {
    const { kind, options: _options, ...fields } = whole;
    const added = await add(tx, viewer, shelf, { ...fields, ...(kind !== 'medical' && { productType: kind }) });
    if (!added.ok) return added;
    const bare = await reread(tx, added.value, viewer.id, undefined);
    return bare.ok ? writeRest(tx, viewer, added.value, whole, picturesOf(bare.value)) : bare;
  }

  const addWhole = (viewer: Viewer, whole: WholeProduct): Promise<Result<Product>> =>
    inTransaction(db, async (tx) => {
      const business = await mine.findOwnKind(tx, viewer.id);
      if (business === undefined) return err(noListing);
      if (whole.kind === 'medical' && business !== 'hospital') return err(unlikeKind);
      return insertWhole(tx, viewer, whole.kind === 'medical' ? 'medical' : business, whole);
    });

  async function getMyProduct(viewer: Viewer, id: number): Promise<Result<Product>> {
    const product = await reread(db, id, viewer.id, undefined);
    if (!product.ok) return product;
    return (await store.isOwn(db, id, viewer.id)) ? product : err(noProduct);
  }

  const changeWhole = (viewer: Viewer, id: number, whole: WholeProduct): Promise<Result<Product>> =>
    onOwn(viewer, id, async (tx, before) => {
      if (before.productType !== whole.kind) return err(unlikeKind);
      if (whole.readAt && whole.readAt.getTime() !== new Date(before.updatedAt).getTime()) return err(changedMeanwhile);
      const { name: _name, ...treatment } = whole;
      await store.updateProduct(tx, id, toColumns(emptied(whole.kind === 'medical' ? treatment : whole)), clock.now());
      return writeRest(tx, viewer, id, whole, picturesOf(before));
    });

  return {
    async listMyProducts(viewer, kind) {
      const listed = await store.listProducts(db, { ownerUserId: viewer.id }, { type: kind }, { page: 1, count: MOST_PRODUCTS });
      return listed.map((product) => ({ ...product, content: product.content && excerptOf(product.content) }));
    },
    getMyProduct,
    async saveProduct(viewer, id, whole) {
      const errors = checkWhole(whole);
      if (errors.length > 0) return err(validationFailed(errors));
      try {
        return await (id === null ? addWhole(viewer, whole) : changeWhole(viewer, id, whole));
      } catch (error) {
        if (violatedConstraint(error) === 'products_medical_key')
          return err(conflict('DUPLICATE_MEDICAL_PRODUCT', '이미 등록한 진료 항목이에요.'));
        throw error;
      }
    },
    async copyProduct(viewer, id) {
      const read = await getMyProduct(viewer, id);
      if (!read.ok) return read;
      if (read.value.productType === 'medical') return err(unlikeKind);
      const pictures = picturesOf(read.value);
      const errors = checkCopiedPictures(pictures);
      if (errors.length > 0) return err(validationFailed(errors));
      // A picture belongs to one product and goes with it: the copy gets files of its own, made before anything is locked.
      return uploads.copyImages(viewer.id, pictures, (withCopies) =>
        onOwn(viewer, id, async (tx, { productType, businessId, businessKind, ...product }) => {
          if (!isDeepStrictEqual(picturesOf(product), pictures)) return err(changedWhileCopied);
          const order = await mine.listOrder(tx, businessId, productType);
          const { productImage: _first, ...fields } = product;
          const copied = await insertWhole(tx, viewer, businessKind, {
            ...fields,
            kind: productType,
            name: nameOfCopy(product.name ?? ''),
            content: product.content && withCopies(product.content),
            pictures: product.pictures.map(withCopies),
            options: product.options.map((option) => ({ ...option, id: null })),
            isShown: false,
          });
          if (!copied.ok) return copied;
          const at = order.indexOf(id) + 1;
          await mine.writeOrder(tx, businessId, [...order.slice(0, at), copied.value.id, ...order.slice(at)]);
          return copied;
        }),
      );
    },
    showProduct: (viewer, id, isShown) =>
      onOwn(viewer, id, async (tx) => {
        await mine.writeShown(tx, id, isShown, clock.now());
        return reread(tx, id, viewer.id, undefined);
      }),
    async orderProducts(viewer, kind, ids) {
      if (ids.length > MOST_PRODUCTS) return err(validationFailed([invalid('productIds', 'arrayMaxSize', '순서를 다시 정해 주세요.')]));
      return inTransaction(db, async (tx) => {
        const business = await mine.findOwnKind(tx, viewer.id);
        const businessId = business && (await store.lockOwnBusiness(tx, business, viewer.id));
        if (businessId === undefined) return err(noListing);
        const there = await mine.listOrder(tx, businessId, kind);
        const named = [...new Set(ids)].filter((id) => there.includes(id));
        await mine.writeOrder(tx, businessId, [...named, ...there.filter((id) => !named.includes(id))]);
        return ok(true as const);
      });
    },
  };
}

const emptied = ({ description1 = null, description2 = null, description3 = null, content = null, name, price }: ProductInput) => ({
  ...(name !== undefined && { name }),
  price,
  description1,
  description2,
  description3,
  content,
});

/** Every rule that the form breaks; those of an option under its place among them. */
function checkWhole({ kind, name = null, price = null, pictures, options, ...rest }: WholeProduct) {
  return [
    ...checkProduct(kind === 'medical' ? { ...rest, price } : { ...rest, name, price }),
    ...checkPictures(pictures),
    ...checkOptionCount(options.length),
    ...options.flatMap(({ name: optionName = null, additionalPrice = null }, index) =>
      checkOption(
        { name: optionName, additionalPrice },
        { name: `options.${index}.name`, additionalPrice: `options.${index}.additionalPrice` },
      ),
    ),
  ];
}
