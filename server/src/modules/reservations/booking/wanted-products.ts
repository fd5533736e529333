import { Type, type Static } from '@fastify/type-provider-typebox';
import { Value } from 'typebox/value';
import { parseId } from '../../../platform/database/ids.ts';
import { invalid, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { id, orNull } from '../../../platform/http/fields.ts';
import { MOST_PRODUCTS, type WantedProduct } from '../record/price.policy.ts';

const givenId = Type.Union([id(), Type.Integer()]);
const Wanted = Type.Object({
  productId: givenId,
  optionIds: Type.Optional(Type.Array(givenId, { maxItems: 30 })),
  optionId: Type.Optional(orNull(givenId)),
  price: Type.Optional(orNull(Type.Integer())),
});

/** The field `products`: JSON, a list in one part or one product a part. Nothing and empty texts are no products. */
export function parseWanted(field: unknown): Result<WantedProduct[], AppError<'VALIDATION_FAILED'>> {
  const given = readAll([field ?? []].flat());
  if (!given || !given.every((one): one is Static<typeof Wanted> => Value.Check(Wanted, one))) return err(unreadable);
  if (given.length > MOST_PRODUCTS) return err(tooMany);
  const wanted = given.map(({ productId, optionIds, optionId, price }) => ({
    productId: parseId(String(productId)),
    optionIds: [...new Set([...(optionIds ?? []), ...(optionId == null ? [] : [optionId])].map((one) => parseId(String(one))))],
    price: price ?? null,
  }));
  return new Set(wanted.map(({ productId }) => productId)).size === wanted.length ? ok(wanted) : err(twice);
}

function readAll(parts: unknown[]): unknown[] | undefined {
  try {
    return parts.filter((part) => part !== '').flatMap((part): unknown => (typeof part === 'string' ? JSON.parse(part) : part));
  } catch {
    return undefined;
  }
}

const unreadable = validationFailed([invalid('products', 'isJson', '고른 상품을 읽지 못했어요. 상품을 다시 골라 주세요.')]);
const tooMany = validationFailed([invalid('products', 'arrayMaxSize', `상품은 한 번에 ${MOST_PRODUCTS}개까지 예약할 수 있어요.`)]);
const twice = validationFailed([invalid('products', 'arrayUnique', '같은 상품을 두 번 골랐어요.')]);
