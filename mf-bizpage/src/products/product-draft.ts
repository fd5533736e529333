import { formatNumber } from '@petcare/ui';
import { randomId, type VariablesOf } from '@petcare/api';
import type { FormErrors } from '@petcare/ui/form';
import type { ProductKind } from './kinds.ts';
import type { MyProducts_Save } from './my-products.ts';
import { type MyProduct } from './my-products.ts';
import { wonOf, wonProblem } from './won.ts';

export const NAME_MAX = 60;
export const DESCRIPTION_MAX = 200;
export const MOST_OPTIONS = 30;
export const MOST_PICTURES = 10;

/** `key` tells it from the others while it has no id; `price` as it was typed. */
export type OptionDraft = { key: string; id: string | null; name: string; price: string };
/** A product as its form has it; prices as they were typed. */
export type ProductDraft = {
  name: string;
  price: string;
  description1: string;
  description2: string;
  description3: string;
  content: string;
  pictures: readonly string[];
  options: readonly OptionDraft[];
  isShown: boolean;
  /** Of a treatment. */
  medicalId: string;
};

export const newOption = (): OptionDraft => ({ key: randomId(), id: null, name: '', price: '' });

export const emptyDraft: ProductDraft = {
  name: '',
  price: '',
  description1: '',
  description2: '',
  description3: '',
  content: '',
  pictures: [],
  options: [],
  isShown: true,
  medicalId: '',
};

export function draftOf(product: MyProduct): ProductDraft {
  const { name, price, description1, description2, description3, content, pictures, options, isShown, medical } = product;
  return {
    name,
    price: formatNumber(price),
    description1: description1 ?? '',
    description2: description2 ?? '',
    description3: description3 ?? '',
    content: content ?? '',
    pictures,
    options: options.map(({ id, name: optionName, additionalPrice }) => ({
      key: id,
      id,
      name: optionName,
      price: formatNumber(additionalPrice),
    })),
    isShown,
    medicalId: medical?.id ?? '',
  };
}

export type OptionProblem = { name?: string; price?: string };

export function problemOf({ name, price }: OptionDraft): OptionProblem {
  const length = [...name.trim()].length;
  const priceProblem = wonProblem(price);
  return {
    ...(length === 0 && { name: '옵션 이름을 적어 주세요.' }),
    ...(length > NAME_MAX && { name: `옵션 이름은 ${NAME_MAX}자까지 적을 수 있어요.` }),
    ...(priceProblem && { price: priceProblem }),
  };
}

export function checkDraft(kind: ProductKind, draft: ProductDraft): FormErrors<ProductDraft> {
  const { name, price, options, medicalId } = draft;
  const length = [...name.trim()].length;
  const priceProblem = wonProblem(price);
  const wrongOptions = options.filter((option) => Object.keys(problemOf(option)).length > 0).length;
  return {
    ...(kind !== 'medical' && length === 0 && { name: '이름을 적어 주세요.' }),
    ...(kind !== 'medical' && length > NAME_MAX && { name: `이름은 ${NAME_MAX}자까지 적을 수 있어요.` }),
    ...(kind === 'medical' && medicalId === '' && { medicalId: '진료 항목을 골라 주세요.' }),
    ...(priceProblem && { price: priceProblem }),
    ...(wrongOptions > 0 && { options: '옵션의 이름과 금액을 확인해 주세요.' }),
  };
}

type Input = VariablesOf<typeof MyProducts_Save>['input'];

/** Of a draft in which `checkDraft` found nothing. */
export function inputOf(kind: ProductKind, draft: ProductDraft, readAt: string | null): Input {
  const { name, price, description1, description2, description3, content, pictures, options, isShown, medicalId } = draft;
  return {
    kind,
    ...(kind === 'medical' ? { medicalId } : { name: name.trim() }),
    price: wonOf(price) ?? 0,
    description1: description1.trim() || null,
    description2: description2.trim() || null,
    description3: description3.trim() || null,
    content: content || null,
    pictures: [...pictures],
    options: options.map(({ id, name: optionName, price: optionPrice }) => ({
      id,
      name: optionName.trim(),
      additionalPrice: wonOf(optionPrice) ?? 0,
    })),
    isShown,
    readAt,
  };
}

export const isSameDraft = (one: ProductDraft, other: ProductDraft): boolean => JSON.stringify(one) === JSON.stringify(other);
