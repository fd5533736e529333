import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { MedicalProduct, Product, Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { AskedPage, ProductsService } from './products.service.ts';
import type { MedicalProduct as MedicalRow, Scope, Shelf, ShopProduct, ProductReader } from './products.sql.ts';

export function productsResolvers(products: ProductsService): Resolvers {
  const own = (context: GraphqlContext): ProductReader => ({ ownerUserId: signedInViewer(context).id });
  const of = (businessId: string, context: GraphqlContext): ProductReader => ({
    businessId: parseId(businessId),
    viewerId: viewerOf(context)?.id ?? null,
  });

  const list = async (whose: ProductReader, scope: Scope & { shelf: 'hospital' | 'company' }, page: AskedPage) =>
    unwrap(await products.listProducts(whose, scope, page)).map(toProduct);
  const listMedical = async (whose: ProductReader, page: AskedPage) =>
    unwrap(await products.listProducts(whose, { shelf: 'medical' }, page)).map(toMedicalProduct);
  const one = async (shelf: 'hospital' | 'company', id: string, context: GraphqlContext) =>
    toProduct(unwrap(await products.getProduct(viewerOf(context)?.id, parseId(id), shelf)));
  const remove = async (
    shelf: Shelf,
    { productId, optionId }: { productId: string; optionId?: string | null },
    context: GraphqlContext,
  ) => {
    const viewer = signedInViewer(context);
    const id = parseId(productId);
    return unwrap(
      await (optionId == null ? products.deleteProduct(viewer, shelf, id) : products.deleteOption(viewer, shelf, id, parseId(optionId))),
    );
  };

  return {
    Query: {
      getHospitalProductsByPage: (_root, { hospitalId, type, ...page }, context) =>
        list(of(hospitalId, context), { shelf: 'hospital', type }, page),
      getHospitalProductCount: (_root, { hospitalId, type }, context) =>
        products.countProducts(of(hospitalId, context), { shelf: 'hospital', type }),
      getHospitalProduct: (_root, { id }, context) => one('hospital', id, context),
      getHospitalMedicalProductsByPage: (_root, { hospitalId, ...page }, context) => listMedical(of(hospitalId, context), page),
      getHospitalMedicalProductCount: (_root, { hospitalId }, context) =>
        products.countProducts(of(hospitalId, context), { shelf: 'medical' }),
      getHospitalMedicalProduct: async (_root, { id }, context) =>
        toMedicalProduct(unwrap(await products.getProduct(viewerOf(context)?.id, parseId(id), 'medical'))),
      getCompanyProductsByPage: (_root, { companyId, type, ...page }, context) =>
        list(of(companyId, context), { shelf: 'company', type }, page),
      getCompanyProductCount: (_root, { companyId, type }, context) =>
        products.countProducts(of(companyId, context), { shelf: 'company', type }),
      getCompanyProduct: (_root, { id }, context) => one('company', id, context),
      getMyHospitalProductsByPage: async (_root, { type, ...page }, context) => list(own(context), { shelf: 'hospital', type }, page),
      getMyHospitalProductCount: async (_root, { type }, context) => products.countProducts(own(context), { shelf: 'hospital', type }),
      getMyHospitalMedicalProductsByPage: async (_root, page, context) => listMedical(own(context), page),
      getMyHospitalMedicalProductCount: async (_root, _none, context) => products.countProducts(own(context), { shelf: 'medical' }),
    },
    Mutation: {
      createHospitalProduct: async (_root, { input }, context) =>
        toProduct(unwrap(await products.addProduct(signedInViewer(context), 'hospital', input))),
      updateHospitalProduct: async (_root, { productId, input }, context) =>
        toProduct(unwrap(await products.changeProduct(signedInViewer(context), 'hospital', parseId(productId), input))),
      deleteHospitalProduct: (_root, which, context) => remove('hospital', which, context),
      createHospitalProductOption: async (_root, { productId, input }, context) =>
        toProduct(unwrap(await products.addOption(signedInViewer(context), 'hospital', parseId(productId), input))),
      updateHospitalProductOption: async (_root, { productId, optionId, input }, context) =>
        toProduct(unwrap(await products.changeOption(signedInViewer(context), 'hospital', parseId(productId), parseId(optionId), input))),
      createHospitalMedicalProduct: async (_root, { input }, context) => {
        const viewer = signedInViewer(context);
        return toMedicalProduct(unwrap(await products.addProduct(viewer, 'medical', { ...input, medicalId: parseId(input.medicalId) })));
      },
      updateHospitalMedicalProduct: async (_root, { productId, input }, context) =>
        toMedicalProduct(unwrap(await products.changeProduct(signedInViewer(context), 'medical', parseId(productId), input))),
      deleteHospitalMedicalProduct: (_root, which, context) => remove('medical', which, context),
      createHospitalMedicalProductOption: async (_root, { productId, input }, context) =>
        toMedicalProduct(unwrap(await products.addOption(signedInViewer(context), 'medical', parseId(productId), input))),
      updateHospitalMedicalProductOption: async (_root, { productId, optionId, input }, context) =>
        toMedicalProduct(
          unwrap(await products.changeOption(signedInViewer(context), 'medical', parseId(productId), parseId(optionId), input)),
        ),
      deleteMyHospitalMedicalProductInfo: async (_root, { productId }, context) =>
        toMedicalProduct(unwrap(await products.changeProduct(signedInViewer(context), 'medical', parseId(productId), noInfo))),
    },
  };
}

const noInfo = { description1: null, description2: null, description3: null, content: null, productImage: null };

function shared({
  id,
  businessId,
  price,
  description1,
  description2,
  description3,
  content,
  productImage,
  pictures,
  isShown,
  options,
  createdAt,
  updatedAt,
}: ShopProduct | MedicalRow) {
  return {
    id: String(id),
    businessId: String(businessId),
    price,
    description1,
    description2,
    description3,
    content,
    productImage,
    pictures,
    isShown,
    options: options.map((option) => ({ ...option, id: String(option.id) })),
    timestamp: { createdAt, updatedAt },
  };
}

function toProduct(row: ShopProduct): Product {
  return { ...shared(row), productType: row.productType, name: row.name };
}

/** `areaPrice` is a loader's. */
function toMedicalProduct(row: MedicalRow): MedicalProduct {
  const { id, name, parents } = row.medical;
  const medical = { id: String(id), name, parents: parents.map((parent) => ({ ...parent, id: String(parent.id) })) };
  return { ...shared(row), medical, areaPrice: null };
}
