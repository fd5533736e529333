import { Grid, Section } from '@petcare/ui';
import { styled } from 'styled-components';
import { byType, type Product } from './products.ts';
import { ProductCard } from './product-card.tsx';

/** A business's products, each sort below its name. */
export function ProductList({ products, pathOf }: { products: readonly Product[]; pathOf: (productId: string) => string }) {
  return byType(products).map(({ value, label, products: some }) => (
    <Section key={value} title={label}>
      <Cards as="ul" min="15rem">
        {some.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} to={pathOf(product.id)} />
          </li>
        ))}
      </Cards>
    </Section>
  ));
}

const Cards = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
`;
