import { signedInViewer } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { MyProduct, MyProductInput, Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { WholeProduct } from './my-products.service.ts';
import type { ProductsService } from './products.service.ts';
import type { Product } from './products.sql.ts';

export function myProductsResolvers(products: ProductsService): Required<Pick<Resolvers, 'Query' | 'Mutation'>> {
  return {
    Query: {
      getMyProducts: async (_root, { kind }, context) => (await products.listMyProducts(signedInViewer(context), kind)).map(toMyProduct),
      getMyProduct: async (_root, { id }, context) =>
        toMyProduct(unwrap(await products.getMyProduct(signedInViewer(context), parseId(id)))),
    },
    Mutation: {
      saveMyProduct: async (_root, { id, input }, context) =>
        toMyProduct(unwrap(await products.saveProduct(signedInViewer(context), id == null ? null : parseId(id), toWhole(input)))),
      copyMyProduct: async (_root, { productId }, context) =>
        toMyProduct(unwrap(await products.copyProduct(signedInViewer(context), parseId(productId)))),
      showMyProduct: async (_root, { productId, isShown }, context) =>
        toMyProduct(unwrap(await products.showProduct(signedInViewer(context), parseId(productId), isShown))),
      orderMyProducts: async (_root, { kind, productIds }, context) =>
        unwrap(await products.orderProducts(signedInViewer(context), kind, productIds.map(parseId))),
      deleteMyProduct: async (_root, { productId }, context) => {
        const viewer = signedInViewer(context);
        const id = parseId(productId);
        const { productType, businessKind } = unwrap(await products.getMyProduct(viewer, id));
        return unwrap(await products.deleteProduct(viewer, productType === 'medical' ? 'medical' : businessKind, id));
      },
    },
  };
}

function toWhole({ medicalId, readAt, options, ...input }: MyProductInput): WholeProduct {
  return {
    ...input,
    ...(medicalId != null && { medicalId: parseId(medicalId) }),
    ...(readAt != null && { readAt: new Date(readAt) }),
    options: options.map(({ id, ...option }) => ({ ...option, id: id == null ? null : parseId(id) })),
  };
}

/** A treatment below a weight is called by both: 초진 진찰료 5kg. */
function nameOf({ name, medical }: Product): string {
  if (!medical) return name ?? '';
  return [...medical.parents.slice(1).map((parent) => parent.name), medical.name].join(' ');
}

function toMyProduct(product: Product): MyProduct {
  const { id, businessId, productType, medical, options, createdAt, updatedAt } = product;
  const { price, description1, description2, description3, content, pictures, isShown } = product;
  const withTextId = <T extends { id: number }>(one: T) => ({ ...one, id: String(one.id) });
  return {
    id: String(id),
    businessId: String(businessId),
    kind: productType,
    name: nameOf(product),
    medical: medical && { ...withTextId(medical), parents: medical.parents.map(withTextId) },
    price,
    description1,
    description2,
    description3,
    content,
    pictures,
    options: options.map(withTextId),
    isShown,
    timestamp: { createdAt, updatedAt },
  };
}
