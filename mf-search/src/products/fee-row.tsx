import { OptionPrices, priceText } from '@petcare/product-view';
import { RichText } from '@petcare/rich-text';
import { Icon, media, Picture, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { descriptionsOf, nameOfFee, type Fee } from './products.ts';
import { AreaComparison } from './area-comparison.tsx';

/** One treatment: what it costs here, and beside what others ask around. */
export function FeeRow({ fee }: { fee: Fee }) {
  const { id, medical, price, options, areaPrice, content, productImage } = fee;
  const name = nameOfFee(fee);
  const told = descriptionsOf(fee);
  return (
    <Row id={`fee-${id}`}>
      <Head>
        <Name>{name}</Name>
        <Price>{priceText(fee)}</Price>
      </Head>
      {told.length > 0 && <Told>{told.join('\n')}</Told>}
      {(areaPrice || options.length > 0) && (
        <Beside>
          {areaPrice && <AreaComparison medicalId={medical.id} price={price} area={areaPrice} />}
          {options.length > 0 && <OptionPrices price={price} options={options} />}
        </Beside>
      )}
      {(content || productImage) && (
        <More>
          <summary>
            <span>자세한 설명</span>
            <Icon name="chevron-down" size={18} />
          </summary>
          {productImage && (
            <PictureFrame>
              <Picture src={productImage} alt={name} sizes="(min-width: 768px) 24rem, 100vw" ratio={16 / 10} />
            </PictureFrame>
          )}
          {content && <RichText html={content} />}
        </More>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.space[5]};
  & + & {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};
`;

const Name = styled.h3`
  min-width: 0;
  font-size: ${tokens.font.size.md};
  font-weight: ${tokens.font.weight.semibold};
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

const Price = styled.strong`
  margin-left: auto;
  font-size: ${tokens.font.size.lg};
  font-variant-numeric: tabular-nums;
`;

const Told = styled.p`
  margin-top: calc(-1 * ${tokens.space[2]});
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]} ${tokens.space[8]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const More = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
    min-height: ${tokens.touchTarget};
    color: ${tokens.color.primaryHover};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.semibold};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] summary svg {
    rotate: 180deg;
  }
`;

const PictureFrame = styled.div`
  max-width: 24rem;
  margin-bottom: ${tokens.space[4]};
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-radius: ${tokens.radius.lg};
`;
