import type { Sql } from '../../platform/database/database.ts';
import { offsetOf, type Page } from '../../platform/paging.ts';
import { READ_FOR_LIST } from '../../platform/text/rich-text.ts';
import type { OptionColumns, ProductColumns, ProductType } from './products.policy.ts';

/** The owner and the sort of products: a hospital's treatments, its other products, a company's. */
export type Shelf = 'medical' | 'hospital' | 'company';
export type Option = OptionColumns & { id: number };
type NamedProduct = { id: number; name: string };
type SharedColumns = Omit<ProductColumns, 'name'> & {
  id: number;
  /** The first of them is `productImage`. */
  pictures: string[];
  /** Hidden ones only their owner sees. */
  isShown: boolean;
  businessId: number;
  businessKind: 'hospital' | 'company';
  options: Option[];
  createdAt: string;
  updatedAt: string;
};
/** A treatment has its name from the tree: its parents from the top down. */
export type MedicalProduct = SharedColumns & { productType: 'medical'; name: null; medical: NamedProduct & { parents: NamedProduct[] } };
export type ShopProduct = SharedColumns & { productType: ProductType; name: string; medical: null };
export type Product = MedicalProduct | ShopProduct;
export type Scope = { shelf?: Shelf; kind?: 'hospital' | 'company'; type?: Product['productType'] | null };
/** Of this business, if the viewer may see it; or of the one that the viewer owns. */
export type ProductReader = { businessId: number; viewerId: number | null } | { ownerUserId: number };
export type NewProduct = ProductColumns & { businessId: number; productType: Product['productType']; medicalId: number | null };

export const ofShelf = (sql: Sql, shelf: Shelf | undefined) => {
  switch (shelf) {
    case undefined:
      return sql`true`;
    case 'medical':
      return sql`b.kind = 'hospital' and p.product_type = 'medical'`;
    case 'hospital':
      return sql`b.kind = 'hospital' and p.product_type <> 'medical'`;
    case 'company':
      return sql`b.kind = 'company' and p.product_type <> 'medical'`;
  }
};

const canBeSeenBy = (sql: Sql, viewerId: number | null) => sql`(b.is_public or b.owner_user_id = ${viewerId}::bigint)`;

const columns = (sql: Sql, content = sql`p.content`) => sql`
  p.id, p.business_id, b.kind as business_kind, p.product_type, p.name, p.price, p.description1, p.description2, p.description3,
  ${content}, p.product_image, p.pictures, p.is_shown, p.created_at, p.updated_at,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'additionalPrice', o.additional_price) order by o.position, o.id)
    from product_options o where o.product_id = p.id), '[]') as options,
  case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.name, 'parents',
    case when top.id is null then jsonb_build_array(jsonb_build_object('id', middle.id, 'name', middle.name))
    else jsonb_build_array(jsonb_build_object('id', top.id, 'name', top.name), jsonb_build_object('id', middle.id, 'name', middle.name)) end) end as medical`;

const tables = (sql: Sql) => sql`
  products p join listing_heads b on b.id = p.business_id
  left join treatments m on m.id = p.medical_id
  left join treatments middle on middle.id = m.parent_id
  left join treatments top on top.id = middle.parent_id`;

/** Treatments as the tree has them, after them the others as their business has put them, else as they came. */
const order = (sql: Sql) => sql`
  case when top.id is null then array[middle.position, m.position] else array[top.position, middle.position, m.position] end, p.position, p.id`;

const among = (sql: Sql, whose: ProductReader, { shelf, kind, type }: Scope) => sql`
  p.retired_at is null and ${'businessId' in whose ? sql`b.id = ${whose.businessId} and p.is_shown and ${canBeSeenBy(sql, whose.viewerId)}` : sql`b.owner_user_id = ${whose.ownerUserId}`}
  and ${ofShelf(sql, shelf)} ${kind ? sql`and b.kind = ${kind}` : sql``} ${type ? sql`and p.product_type = ${type}` : sql``}`;

export async function listProducts(sql: Sql, whose: ProductReader, scope: Scope, page: Page): Promise<Product[]> {
  return sql<Product[]>`
    select ${columns(sql, sql`left(p.content, ${READ_FOR_LIST}) as content`)} from ${tables(sql)} where ${among(sql, whose, scope)}
    order by ${order(sql)} limit ${page.count} offset ${offsetOf(page)}`;
}

export async function countProducts(sql: Sql, whose: ProductReader, scope: Scope): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from products p join listing_heads b on b.id = p.business_id where ${among(sql, whose, scope)}`;
  return row.total;
}

export async function findProduct(sql: Sql, id: number, viewerId: number | null, shelf: Shelf | undefined): Promise<Product | undefined> {
  const [row] = await sql<Product[]>`
    select ${columns(sql)} from ${tables(sql)} where p.id = ${id} and p.retired_at is null and ${canBeSeenBy(sql, viewerId)} and ${ofShelf(sql, shelf)}
      and (p.is_shown or b.owner_user_id = ${viewerId}::bigint)`;
  return row;
}

/** The viewer's own business; others that add to it wait until the transaction ends. */
export async function lockOwnBusiness(sql: Sql, kind: 'hospital' | 'company', ownerUserId: number): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select id from listing_heads where kind = ${kind} and owner_user_id = ${ownerUserId} for no key update`;
  return row?.id;
}

/** True when the viewer owns it; nobody changes or deletes it before the transaction ends. */
export async function lockOwnProduct(sql: Sql, id: number, shelf: Shelf | undefined, ownerUserId: number): Promise<boolean> {
  const [row] = await sql`
    select p.id from products p join listing_heads b on b.id = p.business_id
    where p.id = ${id} and p.retired_at is null and b.owner_user_id = ${ownerUserId} and ${ofShelf(sql, shelf)} for no key update of p`;
  return row !== undefined;
}

export async function isOwn(sql: Sql, id: number, ownerUserId: number): Promise<boolean> {
  const [row] = await sql`
    select 1 from products p join listing_heads b on b.id = p.business_id where p.id = ${id} and b.owner_user_id = ${ownerUserId}`;
  return row !== undefined;
}

/** A treatment, not one of the kinds at the top of the tree. */
export async function isTreatment(sql: Sql, medicalId: number): Promise<boolean> {
  const [row] = await sql`select 1 from treatments where id = ${medicalId} and parent_id is not null`;
  return row !== undefined;
}

const insertedColumns = [
  'name',
  'price',
  'description1',
  'description2',
  'description3',
  'content',
  'productImage',
  'businessId',
  'productType',
  'medicalId',
  'pictures',
  'createdAt',
  'updatedAt',
] as const;

export async function insertProduct(sql: Sql, product: NewProduct, now: Date): Promise<number> {
  const pictures = product.productImage === null ? [] : [product.productImage];
  const [row] = await sql<[{ id: number }]>`
    insert into products ${sql({ ...product, pictures, createdAt: now, updatedAt: now }, ...insertedColumns)} returning id`;
  await sql`
    update products set position = 1 + (select max(position) from products where business_id = ${product.businessId}) where id = ${row.id}`;
  return row.id;
}

/** A picture takes the place of the first one; with none, all of them go. */
export async function updateProduct(sql: Sql, id: number, change: Partial<ProductColumns>, now: Date): Promise<void> {
  const { productImage } = change;
  const pictures =
    productImage === undefined
      ? sql``
      : productImage === null
        ? sql`pictures = '{}',`
        : sql`pictures = array[${productImage}] || pictures[2:],`;
  await sql`update products set ${pictures} ${sql({ ...change, updatedAt: now })} where id = ${id}`;
}

/** One that has been booked is retired: nobody sees it any more, its bookings still name it. */
export async function deleteProduct(sql: Sql, id: number, now: Date): Promise<void> {
  await sql`delete from products where id = ${id} and not was_booked`;
  await sql`update products set retired_at = ${now}, updated_at = ${now} where id = ${id}`;
}

/** The pictures and texts of the products that are deleted. */
export async function deleteProductsOf(sql: Sql, businessId: number): Promise<Pick<Product, 'productImage' | 'pictures' | 'content'>[]> {
  return sql<Pick<Product, 'productImage' | 'pictures' | 'content'>[]>`
    delete from products where business_id = ${businessId} returning product_image, pictures, content`;
}

export async function countOptions(sql: Sql, productId: number): Promise<number> {
  const [row] = await sql<[{ total: number }]>`select count(*)::int as total from product_options where product_id = ${productId}`;
  return row.total;
}

export async function insertOptions(sql: Sql, productId: number, options: OptionColumns[]): Promise<void> {
  if (options.length === 0) return;
  const [{ last }] = await sql<[{ last: number }]>`
    select coalesce(max(position), 0) as last from product_options where product_id = ${productId}`;
  await sql`insert into product_options ${sql(
    options.map((option, index) => ({ productId, ...option, position: last + index + 1 })),
    'position',
    'name',
    'additionalPrice',
    'productId',
  )}`;
}

/** False without such an option of this product. */
export async function updateOption(sql: Sql, productId: number, id: number, change: Partial<OptionColumns>): Promise<boolean> {
  const { name = null, additionalPrice = null } = change;
  const updated = await sql`
    update product_options set name = coalesce(${name}, name), additional_price = coalesce(${additionalPrice}::int, additional_price)
    where id = ${id} and product_id = ${productId} returning id`;
  return updated.length > 0;
}

export async function deleteOption(sql: Sql, productId: number, id: number): Promise<boolean> {
  const deleted = await sql`delete from product_options where id = ${id} and product_id = ${productId} returning id`;
  return deleted.length > 0;
}
