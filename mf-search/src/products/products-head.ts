import { priceText } from '@petcare/product-view';
import type { BookableBusiness, BusinessKind, PageHead } from '@petcare/contracts';
import { breadcrumbs, excerpt, itemList } from '@petcare/remote';
import { listingKinds } from '../listing/listing-kinds.ts';
import { regionTrail } from '../listings/listing-list-head.ts';
import { companyProductsPath, descriptionsOf, hospitalFeesPath, nameOfFee, type Fee, type Product } from './products.ts';

export type ProductsOwner = { id: string; name: string; state: string; address: { sido: string | null; sigungu: string | null } };

const trailOf = (kind: BusinessKind, { id, name, address }: ProductsOwner) => [
  ...regionTrail(kind, address),
  { name, path: listingKinds[kind].pagePath(id) },
];
const regionOf = ({ address: { sido, sigungu } }: ProductsOwner) => [sido, sigungu].filter(Boolean).join(' ');
const some = (names: readonly string[]) => names.slice(0, 3).join(', ');

/** The head of the page of a company's products, for search engines. */
export function companyProductsHead(company: ProductsOwner, products: readonly Product[]): PageHead {
  const path = companyProductsPath(company.id);
  const title = `${company.name} 상품과 가격`;
  const entries = products.map(({ id, name }) => ({ name, path: companyProductsPath(company.id, id) }));
  return {
    title: [title, regionOf(company)].filter(Boolean).join(' - '),
    description: excerpt(
      products.length > 0
        ? `${company.name}의 ${some(products.map(({ name }) => name))} 등 상품 ${products.length}개의 가격과 옵션을 확인해 보세요.`
        : `${company.name}의 상품과 가격이에요.`,
      160,
    ),
    canonical: path,
    ...((company.state !== 'approved' || products.length === 0) && { noindex: true }),
    structured: [
      breadcrumbs([...trailOf('company', company), { name: '상품', path }]),
      ...(entries.length > 0 ? [itemList(title, entries, { from: 1, total: entries.length })] : []),
    ],
  };
}

/** Of one product, on the page of whichever business has it. */
export function productHead(kind: BookableBusiness['kind'], business: ProductsOwner, product: Product): PageHead {
  const pathOf = kind === 'company' ? companyProductsPath : hospitalFeesPath;
  const path = pathOf(business.id, product.id);
  const { name, price, productImage, productType } = product;
  return {
    title: `${name} - ${business.name}`,
    description: excerpt([`${business.name}의 ${name}, ${priceText(product)}.`, ...descriptionsOf(product)].join(' '), 160),
    canonical: path,
    ...(productImage && { image: productImage }),
    ...(business.state !== 'approved' && { noindex: true }),
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': productType === 'product' ? 'Product' : 'Service',
        name,
        url: path,
        ...(productImage && { image: productImage }),
        ...(descriptionsOf(product).length > 0 && { description: descriptionsOf(product).join(' ') }),
        offers: { '@type': 'Offer', price, priceCurrency: 'KRW', url: path },
      },
      breadcrumbs([
        ...trailOf(kind, business),
        { name: kind === 'company' ? '상품' : '진료비', path: pathOf(business.id) },
        { name, path },
      ]),
    ],
  };
}

/** Of a hospital's treatments and fees, its other products beside them. */
export function hospitalFeesHead(hospital: ProductsOwner, fees: readonly Fee[], productCount: number): PageHead {
  const path = hospitalFeesPath(hospital.id);
  const title = `${hospital.name} 진료 항목과 진료비`;
  const offers = fees.map((fee) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: nameOfFee(fee) },
    price: fee.price,
    priceCurrency: 'KRW',
  }));
  return {
    title: [title, regionOf(hospital)].filter(Boolean).join(' - '),
    description: excerpt(
      fees.length > 0
        ? `${hospital.name}의 ${some(fees.map(nameOfFee))} 등 진료 항목 ${fees.length}개의 진료비를 지역 평균과 비교해 보세요.`
        : `${hospital.name}의 진료 항목과 진료비예요.`,
      160,
    ),
    canonical: path,
    ...((hospital.state !== 'approved' || fees.length + productCount === 0) && { noindex: true }),
    structured: [
      breadcrumbs([...trailOf('hospital', hospital), { name: '진료비', path }]),
      ...(offers.length > 0
        ? [{ '@context': 'https://schema.org', '@type': 'OfferCatalog', name: title, url: path, itemListElement: offers }]
        : []),
    ],
  };
}
