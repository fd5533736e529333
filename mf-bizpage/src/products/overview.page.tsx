import { graphql, type ResultOf } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { businessTypeOf } from '@petcare/contracts';
import { answerOf } from '@petcare/remote';
import { Card, formatWon, Grid, Icon, Inline, LinkButton, PageTitle, Skeleton, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { RegistrationNotice } from '../registration/registration-notice.tsx';
import { editPath, kinds, listPath, type ProductKind } from './kinds.ts';

/** No options: four long lists of them are more than one question may ask for. */
const OverviewProduct = graphql(`
  fragment OverviewProduct on MyProduct @_unmask {
    id
    name
    price
    isShown
  }
`);

const ProductOverviewPage_Products = graphql(
  `
    query ProductOverviewPage_Products($isHospital: Boolean!) {
      medical: getMyProducts(kind: medical) @include(if: $isHospital) {
        ...OverviewProduct
      }
      reservation: getMyProducts(kind: reservation) {
        ...OverviewProduct
      }
      service: getMyProducts(kind: service) {
        ...OverviewProduct
      }
      product: getMyProducts(kind: product) {
        ...OverviewProduct
      }
    }
  `,
  [OverviewProduct],
);

const HOSPITAL = 1;
const order = ['medical', 'reservation', 'service', 'product'] as const;

/** All that a business offers, by kind. */
export function ProductOverviewPage() {
  const session = useSession();
  return session.status === 'signed-in' ? <Overview isHospital={businessTypeOf(session) === HOSPITAL} /> : null;
}

function Overview({ isHospital }: { isHospital: boolean }) {
  const { standIn, data } = answerOf(
    useQuery({ query: ProductOverviewPage_Products, variables: { isHospital } }),
    <Skeleton variant="card" count={isHospital ? 4 : 3} />,
  );
  return (
    <>
      <RegistrationNotice />
      <PageTitle description="올린 것은 보호자가 보는 내 페이지에 가격과 함께 바로 보여요.">상품 관리</PageTitle>
      {standIn}
      {data && (
        <Grid min="20rem" gap={5}>
          {order.map((kind) => {
            const products = data[kind];
            return products && <KindCard key={kind} kind={kind} products={products} />;
          })}
        </Grid>
      )}
    </>
  );
}

const FIRST = 3;

function KindCard({ kind, products }: { kind: ProductKind; products: readonly ResultOf<typeof OverviewProduct>[] }) {
  const { label, icon, description, empty } = kinds[kind];
  const hidden = products.filter(({ isShown }) => !isShown).length;
  return (
    <Frame as="section" padding="lg" aria-label={label}>
      <Head>
        <Mark>
          <Icon name={icon} size={22} />
        </Mark>
        <div>
          <Title>{label}</Title>
          <Count>{hidden > 0 ? `${products.length}개 · 숨김 ${hidden}개` : `${products.length}개`}</Count>
        </div>
      </Head>
      {products.length === 0 ? (
        <Text>
          {empty} {description}
        </Text>
      ) : (
        <Rows>
          {products.slice(0, FIRST).map((product) => (
            <li key={product.id}>
              <span>{product.name}</span>
              {product.price > 0 && <strong>{formatWon(product.price)}</strong>}
            </li>
          ))}
          {products.length > FIRST && (
            <li>
              <Link to={listPath(kind)}>{products.length - FIRST}개 더 보기</Link>
            </li>
          )}
        </Rows>
      )}
      <Foot gap={2}>
        <LinkButton to={listPath(kind)} variant="secondary" aria-label={`${label} 관리하기`}>
          관리하기
        </LinkButton>
        <LinkButton to={editPath(kind, 'new')} variant="ghost" icon="plus" aria-label={`${label} 새로 등록`}>
          새로 등록
        </LinkButton>
      </Foot>
    </Frame>
  );
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primary};
`;

const Title = styled.h2`
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
`;

const Count = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const Text = styled.p`
  color: ${tokens.color.textSoft};
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    padding: ${tokens.space[2]} 0;
  }
  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  a {
    color: ${tokens.color.primaryHover};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.semibold};
  }
`;

const Foot = styled(Inline)`
  margin-top: auto;
`;
