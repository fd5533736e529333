import { priceText } from '@petcare/product-view';
import { Card, Picture, Tag, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { CardName, CardNameLink } from '../listing/card-name.ts';
import { descriptionsOf, typeOf, type Product } from './products.ts';

/** One product of a list: the whole card opens it. */
export function ProductCard({ product, to }: { product: Product; to: string }) {
  const { name, productType, productImage, options } = product;
  const { label, icon } = typeOf(productType);
  const [first] = descriptionsOf(product);
  return (
    <Frame as="article" padding="none" interactive>
      {productImage && (
        <PictureFrame>
          <Picture src={productImage} alt="" sizes="(min-width: 768px) 20rem, 100vw" ratio={16 / 9} />
        </PictureFrame>
      )}
      <Facts>
        <Tag icon={icon}>{label}</Tag>
        <CardName>
          <CardNameLink to={to}>{name}</CardNameLink>
        </CardName>
        {first && <Line>{first}</Line>}
        <Foot>
          <Price>{priceText(product)}</Price>
          {options.length > 0 && <Options>옵션 {options.length}개</Options>}
        </Foot>
      </Facts>
    </Frame>
  );
}

const Frame = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const PictureFrame = styled.div`
  aspect-ratio: 16 / 9;
  background: ${tokens.color.sunken};
`;

const Facts = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]};
`;

const Line = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  margin-top: auto;
  padding-top: ${tokens.space[1]};
`;

const Price = styled.strong`
  font-size: ${tokens.font.size.lg};
  font-variant-numeric: tabular-nums;
`;

const Options = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
