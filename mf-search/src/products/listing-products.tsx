import { priceText } from '@petcare/product-view';
import { graphql, type ResultOf } from '@petcare/api';
import { Card, formatNumber, Section, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { companyProductsPath, hospitalFeesPath, nameOfFee } from './products.ts';

/** Of the hospital `$id`: its first fees, how many there are, and how many other products. */
export const HospitalOffer = graphql(`
  fragment HospitalOffer on Query @_unmask {
    fees: getHospitalMedicalProductsByPage(hospitalId: $id, page: 1, count: 4) {
      id
      price
      options {
        id
        name
        additionalPrice
      }
      medical {
        id
        name
        parents {
          id
          name
        }
      }
    }
    feeCount: getHospitalMedicalProductCount(hospitalId: $id)
    productCount: getHospitalProductCount(hospitalId: $id)
  }
`);

/** Of the company `$id`: its first products, and how many there are. */
export const CompanyOffer = graphql(`
  fragment CompanyOffer on Query @_unmask {
    products: getCompanyProductsByPage(companyId: $id, page: 1, count: 4) {
      id
      name
      price
      options {
        id
        name
        additionalPrice
      }
    }
    productCount: getCompanyProductCount(companyId: $id)
  }
`);

/** The first fees of a hospital and the way to all that it offers; nothing while it offers nothing. */
export function HospitalPrices({ id, offer: { fees, feeCount, productCount } }: { id: string; offer: ResultOf<typeof HospitalOffer> }) {
  const total = feeCount + productCount;
  if (total === 0) return null;
  const rows = fees.map((fee) => ({ id: fee.id, name: nameOfFee(fee), price: priceText(fee) }));
  return <Prices title={feeCount > 0 ? '진료비' : '상품과 가격'} total={total} rows={rows} to={hospitalFeesPath(id)} />;
}

/** The same of a company, each product leading to itself. */
export function CompanyPrices({ id, offer: { products, productCount } }: { id: string; offer: ResultOf<typeof CompanyOffer> }) {
  if (productCount === 0) return null;
  const rows = products.map((product) => ({
    id: product.id,
    name: product.name,
    price: priceText(product),
    to: companyProductsPath(id, product.id),
  }));
  return <Prices title="상품과 가격" total={productCount} rows={rows} to={companyProductsPath(id)} />;
}

type PricesProps = { title: string; total: number; rows: { id: string; name: string; price: string; to?: string }[]; to: string };

function Prices({ title, total, rows, to }: PricesProps) {
  return (
    <Section id="prices" title={title} actions={<All to={to}>{formatNumber(total)}개 모두 보기</All>}>
      {rows.length > 0 && (
        <Card padding="none">
          <Rows>
            {rows.map(({ id, name, price, to: own }) => (
              <li key={id}>
                {own ? <Link to={own}>{name}</Link> : <span>{name}</span>}
                <strong>{price}</strong>
              </li>
            ))}
          </Rows>
        </Card>
      )}
    </Section>
  );
}

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.touchTarget};
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0 ${tokens.space[5]};
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    min-height: 3rem;
    padding: ${tokens.space[2]} 0;
  }
  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
  li > :first-child {
    min-width: 0;
    color: inherit;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${tokens.touchTarget};
    text-underline-offset: 3px;
    &:hover {
      color: ${tokens.color.primaryHover};
      text-decoration: underline;
    }
  }
  strong {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
