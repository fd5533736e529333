import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { isBlank, oneLine } from '../../platform/text/plain-text.ts';
import { cleanRichText, RAW_CONTENT_MAX } from '../../platform/text/rich-text.ts';
import { isImageUrl } from '../../platform/text/image-url.policy.ts';

/** Goods, services, and what is booked: the three screens in which a business manages them. */
export const productTypes = ['product', 'service', 'reservation'] as const;
export type ProductType = (typeof productTypes)[number];

export const NAME_MAX = 60;
export const DESCRIPTION_MAX = 200;
export const CONTENT_MAX = 20_000;
export const MOST_WON = 100_000_000;
export const MOST_PRODUCTS = 100;
export const MOST_OPTIONS = 30;
export const MOST_PICTURES = 10;
/** In all of a product that is copied. Less than may wait with one person. */
const MOST_COPIED_PICTURES = 50;

/** As it comes from the wire; `additionalPrice` is whole won on top of the product's price. */
export type OptionInput = { name?: string | null; additionalPrice?: number | null };
/** A product as its owner sends it: a property that is not there stays; null or an empty text clears where nothing has to be. */
export type ProductInput = {
  name?: string | null;
  price?: number | null;
  description1?: string | null;
  description2?: string | null;
  description3?: string | null;
  /** HTML, cleaned before it is stored. */
  content?: string | null;
  /** The address of an uploaded picture. */
  productImage?: string | null;
};
export type OptionColumns = { name: string; additionalPrice: number };
export type ProductColumns = {
  name: string | null;
  price: number;
  description1: string | null;
  description2: string | null;
  description3: string | null;
  content: string | null;
  productImage: string | null;
};

const descriptions = ['description1', 'description2', 'description3'] as const;

/** Every rule that a product's fields break; those that are not there break none. */
export function checkProduct(input: ProductInput): PropertyError[] {
  return [
    ...(input.name === undefined ? [] : checkName('name', input.name)),
    ...(input.price === undefined ? [] : checkWon('price', input.price)),
    ...descriptions.flatMap((property) =>
      [...(input[property] ?? '')].length <= DESCRIPTION_MAX
        ? []
        : [invalid(property, 'maxLength', `설명은 ${DESCRIPTION_MAX}자까지 적을 수 있어요.`)],
    ),
    ...checkContent(input.content),
    ...(!input.productImage || isImageUrl(input.productImage) ? [] : [invalid('productImage', 'isImage', '상품 사진을 다시 올려 주세요.')]),
  ];
}

/** The columns of a checked change: what it does not name is left out. */
export function toColumns({ name, price, content, productImage, ...input }: ProductInput): Partial<ProductColumns> {
  const columns: Partial<ProductColumns> = {};
  if (name != null) columns.name = oneLine(name);
  if (price != null) columns.price = price;
  for (const property of descriptions) if (input[property] !== undefined) columns[property] = written(input[property]);
  if (content !== undefined) columns.content = contentOf(content);
  if (productImage !== undefined) columns.productImage = productImage || null;
  return columns;
}

/** Of the option under these names of its fields; those that are not there break no rule. */
export function checkOption(
  { name, additionalPrice }: OptionInput,
  names = { name: 'name', additionalPrice: 'additionalPrice' },
): PropertyError[] {
  return [
    ...(name === undefined ? [] : checkName(names.name, name)),
    ...(additionalPrice === undefined ? [] : checkWon(names.additionalPrice, additionalPrice)),
  ];
}

export function toOptionColumns({ name, additionalPrice }: OptionInput): Partial<OptionColumns> {
  return { ...(name != null && { name: oneLine(name) }), ...(additionalPrice != null && { additionalPrice }) };
}

export function checkOptionCount(count: number): PropertyError[] {
  return count <= MOST_OPTIONS ? [] : [invalid('options', 'arrayMaxSize', `옵션은 ${MOST_OPTIONS}개까지 둘 수 있어요.`)];
}

export function checkPictures(pictures: readonly string[]): PropertyError[] {
  if (pictures.length > MOST_PICTURES) return [invalid('pictures', 'arrayMaxSize', `사진은 ${MOST_PICTURES}장까지 올릴 수 있어요.`)];
  return pictures.every(isImageUrl) ? [] : [invalid('pictures', 'isImage', '상품 사진을 다시 올려 주세요.')];
}

export function checkCopiedPictures({ length }: readonly string[]): PropertyError[] {
  if (length <= MOST_COPIED_PICTURES) return [];
  const message = `글에 넣은 것까지 사진이 ${MOST_COPIED_PICTURES}장을 넘는 상품은 복사할 수 없어요. 사진을 줄여 주세요.`;
  return [invalid('pictures', 'arrayMaxSize', message)];
}

/** 부분 미용 복사본, still short enough for a name. */
export function nameOfCopy(name: string): string {
  const suffix = ' 복사본';
  return (
    [...name]
      .slice(0, NAME_MAX - suffix.length)
      .join('')
      .trimEnd() + suffix
  );
}

function checkName(property: string, name: string | null): PropertyError[] {
  const isFine = !isBlank(name ?? '') && [...oneLine(name ?? '')].length <= NAME_MAX;
  return isFine ? [] : [invalid(property, 'length', `이름은 1자에서 ${NAME_MAX}자까지 적어 주세요.`)];
}

function checkWon(property: string, won: number | null): PropertyError[] {
  const isFine = won !== null && Number.isInteger(won) && won >= 0 && won <= MOST_WON;
  return isFine ? [] : [invalid(property, 'isWon', '금액은 0원에서 1억 원까지 원 단위로 적어 주세요.')];
}

function checkContent(content: string | null | undefined): PropertyError[] {
  const isShort = (content ?? '').length <= RAW_CONTENT_MAX && [...cleanRichText(content ?? '').html].length <= CONTENT_MAX;
  return isShort ? [] : [invalid('content', 'maxLength', '상세 설명은 20,000자까지 적을 수 있어요.')];
}

function contentOf(content: string | null): string | null {
  const { html, text, pictures } = cleanRichText(content ?? '');
  return isBlank(text) && pictures === 0 ? null : html;
}

function written(text: string | null | undefined): string | null {
  return text == null || isBlank(text) ? null : text.trim();
}

/** `medicalId` for a treatment, `productType` and a name for anything else. */
export type ProductDraft = ProductInput & { productType?: ProductType; medicalId?: number; options?: OptionInput[] | null };
