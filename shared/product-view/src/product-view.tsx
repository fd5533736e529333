import { PictureOrStandIn, PictureStrip } from '@petcare/photos';
import { RichText } from '@petcare/rich-text';
import { Card, Holder, Icon, media, Section, Tag, tokens, type IconName } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OptionPrices, type OptionPricesProps } from './option-prices.tsx';
import { priceText } from './price-text.ts';

/** Props of `ProductView`. */
export interface ProductViewProps extends OptionPricesProps {
  /** The colour's choice of what stands in for a picture, null while the product has no id. Left out, the facts stand alone. */
  id?: string | null;
  /** The name of the product's sort. */
  label: string;
  icon: IconName;
  name: string;
  /** One line each. */
  descriptions: readonly string[];
  /** Addresses of uploaded pictures, the one that lists show first. */
  pictures: readonly string[];
  /** HTML that the server has cleaned, or that the editor has written; null where nothing is told. */
  content: string | null;
  /** `h1` on the product's own page; without it the name is no heading. */
  nameAs?: 'h1';
  /** Below the facts: what a guardian can do with it. */
  actions?: ReactNode;
}

/** One product with all that is told of it. */
export function ProductView({ id, label, icon, name, price, options, descriptions, pictures, content, nameAs, actions }: ProductViewProps) {
  const isBare = pictures.length === 0 && id === undefined;
  return (
    <>
      <Top $isBare={isBare}>
        {!isBare && (
          <Pictures>
            <PictureFrame>
              <PictureOrStandIn
                id={id ?? ''}
                src={pictures[0]}
                alt={name}
                icon={icon}
                sizes="(min-width: 768px) 30rem, 100vw"
                ratio={4 / 3}
                isFirst
              />
            </PictureFrame>
            {pictures.length > 1 && <PictureStrip of={name} pictures={pictures} />}
          </Pictures>
        )}
        <Facts>
          <Tag icon={icon}>{label}</Tag>
          <Name as={nameAs}>{name}</Name>
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
          {options.length > 0 && <OptionPrices price={price} options={options} />}
          <Holder as="div">{actions}</Holder>
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

const Top = styled.div<{ $isBare: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};

  ${media.tablet} {
    grid-template-columns: repeat(${({ $isBare }) => ($isBare ? 1 : 2)}, minmax(0, 1fr));
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

const Name = styled.p`
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

const About = styled(Section)`
  margin-top: ${tokens.space[10]};
`;
