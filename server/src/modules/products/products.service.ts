import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { UploadedFile } from '../../platform/http/uploaded-file.ts';
import { conflict, invalid, notFound, validationFailed, type AppError, type PropertyError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { excerptOf } from '../../platform/text/rich-text.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import {
  checkOption,
  checkOptionCount,
  checkProduct,
  MOST_PRODUCTS,
  toColumns,
  toOptionColumns,
  type OptionColumns,
  type OptionInput,
  type ProductColumns,
  type ProductDraft,
  type ProductInput,
} from './products.policy.ts';
import * as store from './products.sql.ts';
import type { MedicalProduct, Product, Scope, Shelf, ShopProduct, ProductReader } from './products.sql.ts';
import { takeForBooking, type BookableProduct } from './bookable.sql.ts';
import { picturesOf } from './pictures-of.ts';
import { createMyProductsService, type MyProductsVerbs } from './my-products.service.ts';
import { listOfferingEntries, listOfferingParts } from './sitemap.sql.ts';

export type AskedPage = { page?: number | null; count?: number | null };
type Missing = AppError<'NOT_FOUND'>;
type Invalid = AppError<'VALIDATION_FAILED'>;
type ProductOn<S extends Shelf | undefined> = S extends 'medical'
  ? MedicalProduct
  : S extends 'hospital' | 'company'
    ? ShopProduct
    : Product;
/** Under which names the fields of an option came, for what is said of them. */
export type OptionNames = Parameters<typeof checkOption>[1];

export type ProductsService = MyProductsVerbs & {
  /** Listings with anything on the shelf. */
  shelfFeed(shelf: Shelf): SitemapFeed;
  /** Of a listing that the viewer may see; none of any other. At most 100 a shelf. */
  listProducts<S extends Shelf | undefined>(
    whose: ProductReader,
    scope: Scope & { shelf: S },
    asked: AskedPage,
  ): Promise<Result<ProductOn<S>[], Invalid>>;
  countProducts(whose: ProductReader, scope: Scope): Promise<number>;
  /** Any that the viewer may see; with a shelf, only from there. */
  getProduct<S extends Shelf | undefined>(viewerId: number | undefined, id: number, shelf: S): Promise<Result<ProductOn<S>, Missing>>;
  /** On the viewer's own listing. DUPLICATE_MEDICAL_PRODUCT for a treatment that it has already. */
  addProduct<S extends Shelf>(viewer: Viewer, shelf: S, draft: ProductDraft): Promise<Result<ProductOn<S>>>;
  /** Of the viewer's own; what is not given stays. */
  changeProduct<S extends Shelf>(viewer: Viewer, shelf: S, id: number, change: ProductInput): Promise<Result<ProductOn<S>>>;
  /** Of a company's; a picture's bytes take the place of what was its picture. All of it or nothing. */
  changeDetail(viewer: Viewer, id: number, change: ProductInput, picture: UploadedFile | undefined): Promise<Result<ShopProduct>>;
  /** One that has been booked is only retired. */
  deleteProduct(viewer: Viewer, shelf: Shelf, id: number): Promise<Result<true>>;
  addOption<S extends Shelf>(viewer: Viewer, shelf: S, id: number, option: OptionInput, names?: OptionNames): Promise<Result<ProductOn<S>>>;
  changeOption<S extends Shelf>(
    viewer: Viewer,
    shelf: S,
    id: number,
    optionId: number,
    change: OptionInput,
    names?: OptionNames,
  ): Promise<Result<ProductOn<S>>>;
  deleteOption(viewer: Viewer, shelf: Shelf, id: number, optionId: number): Promise<Result<true>>;
  /**
   * For reservations, inside the caller's transaction: those of these that the business lets people book. Until it ends they
   * stay as they are, and from now on they are retired, not deleted.
   */
  takeForBooking(tx: Sql, businessId: number, ids: readonly number[]): Promise<BookableProduct[]>;
  /** Deletes the products of an owner who leaves a listing that stays, inside the caller's transaction. */
  forgetProducts(tx: Sql, businessId: number): Promise<void>;
};

const noProduct = notFound('상품을 찾을 수 없어요. 이미 삭제됐을 수 있어요.');
const noOption = notFound('옵션을 찾을 수 없어요. 이미 삭제됐을 수 있어요.');
const noListing = { hospital: '등록한 병원이 없어요.', company: '등록한 업체가 없어요.' };
const nothingSaid: ProductColumns = {
  name: null,
  price: 0,
  description1: null,
  description2: null,
  description3: null,
  content: null,
  productImage: null,
};

export function createProductsService({ db, clock, uploads }: { db: Database; clock: Clock; uploads: Uploads }): ProductsService {
  const reread = async <S extends Shelf | undefined>(
    sql: Sql,
    id: number,
    viewerId: number | null,
    shelf: S,
  ): Promise<Result<ProductOn<S>, Missing>> => {
    const product = await store.findProduct(sql, id, viewerId, shelf);
    // The shelf is a condition of the query.
    return product ? ok(product as ProductOn<S>) : err(noProduct);
  };

  /** Runs on a product that is the viewer's and stays as it is meanwhile. */
  const onOwn = <T>(viewer: Viewer, shelf: Shelf, id: number, work: (tx: Transaction) => Promise<Result<T>>): Promise<Result<T>> =>
    inTransaction(db, async (tx) => ((await store.lockOwnProduct(tx, id, shelf, viewer.id)) ? work(tx) : err(noProduct)));

  async function add(tx: Transaction, viewer: Viewer, shelf: Shelf, draft: ProductDraft): Promise<Result<number>> {
    const kind = shelf === 'company' ? 'company' : 'hospital';
    const businessId = await store.lockOwnBusiness(tx, kind, viewer.id);
    if (businessId === undefined) return err(notFound(noListing[kind]));
    if ((await store.countProducts(tx, { ownerUserId: viewer.id }, { shelf })) >= MOST_PRODUCTS) return err(tooMany());
    const medicalId = shelf === 'medical' ? (draft.medicalId ?? 0) : null;
    if (medicalId !== null && !(await store.isTreatment(tx, medicalId)))
      return err(validationFailed([invalid('medicalId', 'isKnown', '진료 항목을 다시 골라 주세요.')]));
    const productType = shelf === 'medical' ? 'medical' : (draft.productType ?? 'product');
    const columns = { ...nothingSaid, ...toColumns(draft), ...(shelf === 'medical' && { name: null }) };
    const id = await store.insertProduct(tx, { ...columns, businessId, productType, medicalId }, clock.now());
    const taken = await uploads.takeOver(tx, viewer.id, { before: [], after: picturesOf(columns) });
    if (!taken.ok) return taken;
    // Checked options have both.
    await store.insertOptions(
      tx,
      id,
      (draft.options ?? []).map((option) => toOptionColumns(option) as OptionColumns),
    );
    return ok(id);
  }

  async function changeProduct<S extends Shelf>(viewer: Viewer, shelf: S, id: number, change: ProductInput): Promise<Result<ProductOn<S>>> {
    const checked = refuseAny(checkProduct(change));
    if (!checked.ok) return checked;
    return onOwn(viewer, shelf, id, async (tx) => {
      const before = await reread(tx, id, viewer.id, shelf);
      if (!before.ok) return before;
      const columns = toColumns(change);
      await store.updateProduct(tx, id, columns, clock.now());
      const after = await reread(tx, id, viewer.id, shelf);
      if (!after.ok) return after;
      const pictures = { before: picturesOf(before.value), after: picturesOf(after.value) };
      const taken = await uploads.takeOver(tx, viewer.id, pictures);
      return taken.ok ? after : taken;
    });
  }

  return {
    ...createMyProductsService({ db, clock, uploads, add, reread }),
    async listProducts<S extends Shelf | undefined>(whose: ProductReader, scope: Scope & { shelf: S }, asked: AskedPage) {
      const page = parsePage(asked.page, asked.count);
      if (!page.ok) return page;
      const listed = await store.listProducts(db, whose, scope, page.value);
      return ok(listed.map((product) => ({ ...product, content: product.content && excerptOf(product.content) })) as ProductOn<S>[]);
    },
    countProducts: (whose, scope) => store.countProducts(db, whose, scope),
    getProduct: (viewerId, id, shelf) => reread(db, id, viewerId ?? null, shelf),
    async addProduct(viewer, shelf, draft) {
      const checked = checkDraft(shelf, draft);
      if (!checked.ok) return checked;
      try {
        return await inTransaction(db, async (tx) => {
          const added = await add(tx, viewer, shelf, draft);
          return added.ok ? reread(tx, added.value, viewer.id, shelf) : added;
        });
      } catch (error) {
        if (violatedConstraint(error) === 'products_medical_key')
          return err(conflict('DUPLICATE_MEDICAL_PRODUCT', '이미 등록한 진료 항목이에요.'));
        throw error;
      }
    },
    changeProduct,
    async changeDetail(viewer, id, change, picture) {
      if (!picture) return changeProduct(viewer, 'company', id, change);
      // Before the picture is stored: what is refused leaves none.
      const allowed = refuseAny(checkProduct(change));
      if (!allowed.ok) return allowed;
      const own = await onOwn(viewer, 'company', id, async () => ok(null));
      if (!own.ok) return own;
      return uploads.keepImages(viewer.id, [picture], ([image]) =>
        changeProduct(viewer, 'company', id, { ...change, productImage: uploads.imageUrl(image!) }),
      );
    },
    deleteProduct: (viewer, shelf, id) =>
      onOwn(viewer, shelf, id, async (tx) => {
        const product = await reread(tx, id, viewer.id, shelf);
        if (!product.ok) return product;
        await store.deleteProduct(tx, id, clock.now());
        await uploads.handOver(tx, picturesOf(product.value));
        return ok(true as const);
      }),
    async addOption(viewer, shelf, id, { name = null, additionalPrice = null }, names) {
      const checked = refuseAny(checkOption({ name, additionalPrice }, names));
      if (!checked.ok) return checked;
      return onOwn(viewer, shelf, id, async (tx) => {
        const fits = refuseAny(checkOptionCount((await store.countOptions(tx, id)) + 1));
        if (!fits.ok) return fits;
        await store.insertOptions(tx, id, [toOptionColumns({ name, additionalPrice }) as OptionColumns]);
        return reread(tx, id, viewer.id, shelf);
      });
    },
    async changeOption(viewer, shelf, id, optionId, change, names) {
      const checked = refuseAny(checkOption(change, names));
      if (!checked.ok) return checked;
      return onOwn(viewer, shelf, id, async (tx) =>
        (await store.updateOption(tx, id, optionId, toOptionColumns(change))) ? reread(tx, id, viewer.id, shelf) : err(noOption),
      );
    },
    deleteOption: (viewer, shelf, id, optionId) =>
      onOwn(viewer, shelf, id, async (tx) => ((await store.deleteOption(tx, id, optionId)) ? ok(true as const) : err(noOption))),
    shelfFeed: (shelf) => ({ parts: () => listOfferingParts(db, shelf), entries: (slice) => listOfferingEntries(db, shelf, slice) }),
    takeForBooking,
    async forgetProducts(tx, businessId) {
      const forgotten = await store.deleteProductsOf(tx, businessId);
      await uploads.handOver(tx, forgotten.flatMap(picturesOf));
    },
  };
}

/** A new product has a name of its own or from the tree, a price, and options with both. */
export function checkDraft(shelf: Shelf, draft: ProductDraft): Result<null, Invalid> {
  const { options, name = null, price = null, ...rest } = draft;
  const named = shelf === 'medical' ? { ...rest, price } : { ...rest, name, price };
  return refuseAny([
    ...checkProduct(named),
    ...checkOptionCount(options?.length ?? 0),
    ...(options ?? []).flatMap(({ name: optionName = null, additionalPrice = null }) =>
      checkOption({ name: optionName, additionalPrice }, optionNames),
    ),
  ]);
}

const optionNames = { name: 'options.name', additionalPrice: 'options.additionalPrice' };

function refuseAny(errors: PropertyError[]): Result<null, Invalid> {
  return errors.length > 0 ? err(validationFailed(errors)) : ok(null);
}

function tooMany(): Invalid {
  return validationFailed([invalid('product', 'arrayMaxSize', `상품은 ${MOST_PRODUCTS}개까지 올릴 수 있어요.`)]);
}
