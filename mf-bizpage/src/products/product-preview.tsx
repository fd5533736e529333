import { RichText } from '@petcare/rich-text';
import { Card, formatWon, Icon, media, Picture, Tag, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { kinds, type ProductKind } from './kinds.ts';
import { ProductPicture } from './product-picture.tsx';
import { priceText } from './won.ts';

export type Previewed = {
  kind: ProductKind;
  name: string;
  price: number;
  descriptions: readonly string[];
  pictures: readonly string[];
  options: readonly { name: string; additionalPrice: number }[];
  content: string | null;
};

/** A product as its page shows it to guardians (mf-search/src/products/product-detail.tsx). */
export function ProductPreview({ kind, name, price, descriptions, pictures, options, content }: Previewed) {
  const { label, icon } = kinds[kind];
  return (
    <Card padding="lg">
      <Top>
        <div>
          <PictureFrame>
            <ProductPicture kind={kind} src={pictures[0]} alt={name} sizes="(min-width: 768px) 24rem, 100vw" ratio={4 / 3} />
          </PictureFrame>
          {pictures.length > 1 && (
            <Thumbs>
              {pictures.slice(1).map((src, index) => (
                <li key={src}>
                  <Picture src={src} alt={`${name} 사진 ${index + 2}`} sizes="5rem" ratio={1} />
                </li>
              ))}
            </Thumbs>
          )}
        </div>
        <Facts>
          <Tag icon={icon}>{label}</Tag>
          <Name>{name || '이름'}</Name>
          <Price>{priceText({ price, options })}</Price>
          {descriptions.length > 0 && (
            <Told>
              {descriptions.map((text) => (
                <li key={text}>
                  <Icon name="check" size={18} />
                  <span>{text}</span>
                </li>
              ))}
            </Told>
          )}
          {options.length > 0 && (
            <Options aria-label="옵션과 가격">
              {options.map((option, index) => (
                <li key={index}>
                  <span>{option.name}</span>
                  <strong>{price + option.additionalPrice === 0 ? '무료' : formatWon(price + option.additionalPrice)}</strong>
                </li>
              ))}
            </Options>
          )}
        </Facts>
      </Top>
      {content && (
        <About>
          <RichText html={content} />
        </About>
      )}
    </Card>
  );
}

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space[8]};
    align-items: start;
  }
`;

const PictureFrame = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: ${tokens.radius.xl};
`;

const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${tokens.space[2]};
  margin: ${tokens.space[2]} 0 0;
  padding: 0;
  list-style: none;
  li {
    overflow: hidden;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.sm};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  min-width: 0;
`;

const Name = styled.p`
  font-size: ${tokens.font.size.xl};
  font-weight: ${tokens.font.weight.bold};
  line-height: ${tokens.font.leading.tight};
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

const Price = styled.p`
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.xl};
  font-weight: ${tokens.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;

const Told = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${tokens.space[2]};
    color: ${tokens.color.textSoft};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${tokens.color.accent};
  }
`;

const Options = styled.ul`
  width: 100%;
  margin: 0;
  padding: ${tokens.space[1]} ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    padding: ${tokens.space[2]} 0;
    font-size: ${tokens.font.size.sm};
  }
  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const About = styled.div`
  margin-top: ${tokens.space[6]};
  padding-top: ${tokens.space[6]};
  border-top: 1px solid ${tokens.color.border};
`;
