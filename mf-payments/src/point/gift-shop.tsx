import { graphql, type ResultOf } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  formatWon,
  Grid,
  LinkButton,
  Pagination,
  Picture,
  Skeleton,
  Stack,
  tokens,
  usePageParam,
} from '@petcare/ui';
import { Select } from '@petcare/ui/choice';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';

const COUNT = 8;

const PointPage_Gifts = graphql(`
  query PointPage_Gifts($page: Int, $count: Int, $sort: GiftSort) {
    getGiftGroups(page: $page, itemsPerPage: $count, sortOption: $sort) {
      id
      name
      price
      image
      stock
    }
    getTotalGiftCount
  }
`);
type GiftGroup = ResultOf<typeof PointPage_Gifts>['getGiftGroups'][number];
type Sort = 'recent' | 'priceLow' | 'priceHigh';

const sorts: { value: Sort; label: string }[] = [
  { value: 'recent', label: '최신순' },
  { value: 'priceLow', label: '낮은 가격순' },
  { value: 'priceHigh', label: '높은 가격순' },
];

export function GiftShop() {
  const { page, hrefOf, goTo } = usePageParam('gifts');
  const [sort, setSort] = useState<Sort>('recent');
  const { standIn, data } = answerOf(
    useQuery({ query: PointPage_Gifts, variables: { page, count: COUNT, sort } }),
    <Skeleton variant="card" count={4} />,
  );

  if (standIn) return standIn;
  if (data.getTotalGiftCount === 0) return <EmptyState icon="gift" title="지금은 살 수 있는 상품권이 없어요." />;
  return (
    <Stack gap={5}>
      <SortChoice>
        <Select
          label="정렬"
          isLabelHidden
          options={sorts}
          value={sort}
          onChange={(chosen) => {
            setSort(chosen);
            goTo(1);
          }}
        />
      </SortChoice>
      <Grid min="max(9.5rem, 20%)">
        {data.getGiftGroups.map((gift) => (
          <GiftCard key={gift.id} gift={gift} />
        ))}
      </Grid>
      <Pagination page={page} count={COUNT} total={data.getTotalGiftCount} hrefOf={hrefOf} />
    </Stack>
  );
}

function GiftCard({ gift: { id, name, price, image, stock } }: { gift: GiftGroup }) {
  const soldOut = stock === 0;
  return (
    <Gift padding="none">
      {image && (
        <Place>
          <Picture src={image} alt="" sizes="(min-width: 768px) 14rem, 50vw" ratio={16 / 10} />
        </Place>
      )}
      <Body>
        <Name>{name}</Name>
        <Price>
          {formatWon(price)}
          {soldOut && <Badge tone="neutral">품절</Badge>}
        </Price>
        {soldOut ? (
          <Button variant="secondary" fullWidth isDisabled>
            다 팔렸어요
          </Button>
        ) : (
          <LinkButton to={`/gift-purchase?id=${encodeURIComponent(id)}`} variant="secondary" fullWidth>
            구매하기
          </LinkButton>
        )}
      </Body>
    </Gift>
  );
}

const SortChoice = styled.div`
  align-self: flex-end;
  min-width: 10rem;
`;

const Gift = styled(Card)`
  display: flex;
  flex-direction: column;
`;

const Place = styled.div`
  aspect-ratio: 16 / 10;
  border-radius: ${tokens.radius.lg} ${tokens.radius.lg} 0 0;
  background: ${tokens.color.sunken};
  overflow: hidden;
`;

// Names of one line and of two: the prices and buttons of a row stand level.
const Body = styled.div`
  flex: 1;
  display: grid;
  grid-template-rows: 1fr auto auto;
  gap: ${tokens.space[2]};
  justify-items: start;
  padding: ${tokens.space[4]};
`;

const Name = styled.h3`
  margin: 0;
  font-size: ${tokens.font.size.md};
  font-weight: ${tokens.font.weight.semibold};
`;

const Price = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin: 0 0 ${tokens.space[2]};
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
`;
