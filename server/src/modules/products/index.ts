import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { MedicalProduct } from '../../platform/graphql/schema.gen.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { MedicalService } from '../medical/index.ts';
import type { PlacesService } from '../places/index.ts';
import { productsResolvers } from './products.resolvers.ts';
import { productsRoutes } from './products.routes.ts';
import type { ProductsService } from './products.service.ts';

export { createProductsService, type ProductsService } from './products.service.ts';

type Deps = { products: ProductsService; medical: MedicalService; places: PlacesService };

/** What hospitals and companies offer: a hospital's treatments with its fees, and either's goods, services and bookable things. */
export function productsModule({ products, medical, places }: Deps): ServerModule {
  const areaPrice: Loader<MedicalProduct, MedicalProduct['areaPrice']> = async (queries) => {
    const hospitals = await places.listHospitals([...new Set(queries.map(({ obj }) => Number(obj.businessId)))]);
    const asked = queries.map(({ obj }) => ({
      medicalId: Number(obj.medical.id),
      area: hospitals.find(({ id }) => String(id) === obj.businessId) ?? {},
    }));
    return medical.pricesAround(asked);
  };
  return {
    routes: (http) => productsRoutes(http, products),
    resolvers: productsResolvers(products),
    loaders: { MedicalProduct: { areaPrice } },
  };
}
