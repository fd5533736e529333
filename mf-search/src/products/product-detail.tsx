import { PictureStrip } from '@petcare/photos';
import { RichText } from '@petcare/rich-text';
import { Card, Icon, LinkButton, media, Section, Tag, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { descriptionsOf, priceText, typeOf, type Product } from './products.ts';
import { ListingPicture } from '../listing/listing-picture.tsx';
import { OptionPrices } from './option-prices.tsx';

/** With all that only its own page shows. */
export type ProductInFull = Product & { content: string | null; pictures: readonly string[] };

type Props = {
  product: ProductInFull;
  businessPath: string;
  businessName: string;
  /** Null where nothing is booked. */
  bookingPath: string | null;
  backTo: string;
};

/** One product with all that is told of it. */
export function ProductDetail({ product, businessPath, businessName, bookingPath, backTo }: Props) {
  const { id, name, productType, productImage, price, options, content, pictures } = product;
  const isBooked = bookingPath !== null && productType !== 'product';
  const { label, icon } = typeOf(productType);
  const told = descriptionsOf(product);
  return (
    <>
      <Top>
        <Pictures>
          <PictureFrame>
            <ListingPicture
              kind="company"
              id={id}
              src={productImage ?? undefined}
              alt={name}
              icon={icon}
              sizes="(min-width: 768px) 30rem, 100vw"
              ratio={4 / 3}
              isFirst
            />
          </PictureFrame>
          {pictures.length > 1 && <PictureStrip of={name} pictures={pictures} />}
        </Pictures>
        <Facts>
          <Tag icon={icon}>{label}</Tag>
          <Name>{name}</Name>
          <Price>{priceText(product)}</Price>
          {told.length > 0 && (
            <Told>
              {told.map((text) => (
                <li key={text}>
                  <Icon name="check" size={18} />
                  <span>{text}</span>
                </li>
              ))}
            </Told>
          )}
          {options.length > 0 && <OptionPrices price={price} options={options} />}
          <Buttons>
            {isBooked && (
              <LinkButton to={bookingPath} icon="calendar">
                예약하기
              </LinkButton>
            )}
            <LinkButton to={businessPath} variant={isBooked ? 'secondary' : 'primary'}>
              {businessName} 보기
            </LinkButton>
            <LinkButton to={backTo} variant="secondary">
              다른 상품
            </LinkButton>
          </Buttons>
        </Facts>
      </Top>
      {content && (
        <About title="상품 설명">
          <Card padding="lg">
            <RichText html={content} />
          </Card>
        </About>
      )}
    </>
  );
}

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space[10]};
    align-items: start;
  }
`;

const Pictures = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-width: 0;
`;

const PictureFrame = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: ${tokens.radius.xl};
`;

const Facts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  min-width: 0;
`;

const Name = styled.h1`
  font-size: ${tokens.font.size.xl};
  font-weight: ${tokens.font.weight.bold};
  line-height: ${tokens.font.leading.tight};
  word-break: keep-all;
  overflow-wrap: anywhere;

  ${media.tablet} {
    font-size: ${tokens.font.size['2xl']};
  }
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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[2]};
`;

const About = styled(Section)`
  margin-top: ${tokens.space[10]};
`;
