import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { MedicalProduct } from '../../platform/graphql/schema.gen.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { MedicalService } from '../medical/index.ts';
import type { ListingsVerbs } from '../listings/index.ts';
import { myProductsResolvers } from './my-products.resolvers.ts';
import { productsResolvers } from './products.resolvers.ts';
import { productsRoutes } from './products.routes.ts';
import { createProductsService, type ProductsService } from './products.service.ts';

export type { BookableProduct } from './bookable.sql.ts';
export type { ProductsService } from './products.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['product_options', 'products'];
/** Views that every module may name. @public */
export const views = ['product_prices'];

type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'uploads'> & { medical: MedicalService; listings: ListingsVerbs };

/** The products of hospitals and companies: a hospital's treatments with its fees, and either's goods, services and bookable things. */
export function createProducts({ medical, listings, ...deps }: Deps): ServerModule<ProductsService> {
  const products = createProductsService(deps);
  const areaPrice: Loader<MedicalProduct, MedicalProduct['areaPrice']> = async (queries) => {
    const hospitals = await listings.listListings([...new Set(queries.map(({ obj }) => Number(obj.businessId)))]);
    const asked = queries.map(({ obj }) => ({
      medicalId: Number(obj.medical.id),
      area: hospitals.find(({ id }) => String(id) === obj.businessId) ?? {},
    }));
    return medical.pricesAround(asked);
  };
  const [shop, own] = [productsResolvers(products), myProductsResolvers(products)];
  return {
    verbs: products,
    registration: {
      routes: (http) => productsRoutes(http, products),
      resolvers: { Query: { ...shop.Query, ...own.Query }, Mutation: { ...shop.Mutation, ...own.Mutation } },
      loaders: { MedicalProduct: { areaPrice } },
    },
  };
}
