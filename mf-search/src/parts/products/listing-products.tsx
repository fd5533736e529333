import { graphql } from '@petcare/api';
import { Card, formatNumber, Section, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { companyProductsPath, hospitalFeesPath, nameOfFee, priceText } from '../../lib/products.ts';
import { FeeFields, ProductFields } from './product-fields.ts';

const ListingProducts_Fees = graphql(`
  query ListingProducts_Fees($id: ID!) {
    fees: getHospitalMedicalProductsByPage(hospitalId: $id, page: 1, count: 4) {
      ...FeeFields
    }
    total: getHospitalMedicalProductCount(hospitalId: $id)
    goods: getHospitalProductCount(hospitalId: $id)
  }
`, [FeeFields]);

const ListingProducts_Products = graphql(`
  query ListingProducts_Products($id: ID!) {
    products: getCompanyProductsByPage(companyId: $id, page: 1, count: 4) {
      ...ProductFields
    }
    total: getCompanyProductCount(companyId: $id)
  }
`, [ProductFields]);

/** The first of what a business offers, and the way to all of it; nothing while it offers nothing. */
export function ListingProducts({ kind, id }: { kind: 'hospital' | 'company'; id: string }) {
  return kind === 'hospital' ? <Fees id={id} /> : <Products id={id} />;
}

function Fees({ id }: { id: string }) {
  const [{ data }] = useQuery({ query: ListingProducts_Fees, variables: { id } });
  if (!data || data.total + data.goods === 0) return null;
  const rows = data.fees.map((fee) => ({ id: fee.id, name: nameOfFee(fee), price: priceText(fee) }));
  return <Prices title="진료비" total={data.total + data.goods} rows={rows} to={hospitalFeesPath(id)} />;
}

function Products({ id }: { id: string }) {
  const [{ data }] = useQuery({ query: ListingProducts_Products, variables: { id } });
  if (!data || data.total === 0) return null;
  const rows = data.products.map((product) => ({ id: product.id, name: product.name, price: priceText(product), to: companyProductsPath(id, product.id) }));
  return <Prices title="상품과 가격" total={data.total} rows={rows} to={companyProductsPath(id)} />;
}

type PricesProps = { title: string; total: number; rows: { id: string; name: string; price: string; to?: string }[]; to: string };

function Prices({ title, total, rows, to }: PricesProps) {
  return (
    <Section title={title} actions={<All to={to}>{formatNumber(total)}개 모두 보기</All>}>
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
  li + li { border-top: 1px solid ${tokens.color.border}; }
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
    &:hover { color: ${tokens.color.primaryHover}; text-decoration: underline; }
  }
  strong { flex: none; font-variant-numeric: tabular-nums; }
`;
