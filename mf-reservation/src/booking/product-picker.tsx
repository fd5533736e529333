import { lazyPiece } from '@petcare/remote';
import { Button, formatWon, Picture, Stack, tokens } from '@petcare/ui';
import { Checkbox } from '@petcare/ui/form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { isNightly, MOST_PRODUCTS, offerTypes, sumOf, type Line, type Offer, type PickedProduct } from '../bookable/products.ts';

const ProductOptions = lazyPiece(() =>
  import(/* webpackChunkName: "booking-later" */ './product-options.tsx').then((m) => m.ProductOptions),
);

const SHOWN = 4;

type Props = {
  offers: readonly Offer[];
  picked: readonly PickedProduct[];
  lines: readonly Line[];
  isStay: boolean;
  onChange: (picked: PickedProduct[]) => void;
};

/** The products that can be booked, by their sort, with options and the running sum. */
export function ProductPicker({ offers, picked, lines, isStay, onChange }: Props) {
  const others = (id: string) => picked.filter(({ productId }) => productId !== id);
  const change = (id: string, optionIds: readonly string[] | null) =>
    onChange(optionIds ? [...others(id), { productId: id, optionIds }] : others(id));
  const sorts = offerTypes
    .map((sort) => ({ ...sort, some: offers.filter(({ type }) => type === sort.type) }))
    .filter(({ some }) => some.length > 0);
  return (
    <Stack gap={5}>
      {sorts.map(({ type, label, some }) => (
        <Sort key={type} label={label} offers={some} lines={lines} isStay={isStay} isNamed={sorts.length > 1} onChange={change} />
      ))}
      <Sum aria-live="polite">
        <span>{lines.length > 0 ? `상품 ${lines.length}개` : '고른 상품이 없어요.'}</span>
        {lines.length > 0 && <strong>{formatWon(sumOf(lines))}</strong>}
      </Sum>
    </Stack>
  );
}

type SortProps = {
  label: string;
  offers: readonly Offer[];
  lines: readonly Line[];
  isStay: boolean;
  isNamed: boolean;
  onChange: (id: string, optionIds: readonly string[] | null) => void;
};

function Sort({ label, offers, lines, isStay, isNamed, onChange }: SortProps) {
  const [isWhole, setWhole] = useState(false);
  const lineOf = ({ id }: Offer) => lines.find(({ offer }) => offer.id === id);
  const shown = isWhole ? offers : offers.filter((offer, index) => index < SHOWN || lineOf(offer));
  return (
    <Group role="group" aria-label={label}>
      {isNamed && <Name aria-hidden>{label}</Name>}
      {shown.map((offer) => (
        <Row
          key={offer.id}
          offer={offer}
          line={lineOf(offer)}
          isEachNight={isStay && isNightly(offer)}
          isFull={lines.length >= MOST_PRODUCTS}
          onChange={(optionIds) => onChange(offer.id, optionIds)}
        />
      ))}
      {shown.length < offers.length && (
        <Button variant="ghost" size="sm" icon="chevron-down" onPress={() => setWhole(true)}>
          {label} {offers.length - shown.length}개 더 보기
        </Button>
      )}
    </Group>
  );
}

type RowProps = {
  offer: Offer;
  line: Line | undefined;
  isEachNight: boolean;
  isFull: boolean;
  onChange: (optionIds: readonly string[] | null) => void;
};

function Row({ offer, line, isEachNight, isFull, onChange }: RowProps) {
  const { name, price, told, picture, options } = offer;
  return (
    <Frame data-chosen={line ? true : undefined}>
      <Pick isSelected={line !== undefined} isDisabled={!line && isFull} onChange={(isOn) => onChange(isOn ? [] : null)}>
        <Facts>
          <span>
            <b>{name}</b>
            {told && <Told>{told}</Told>}
          </span>
          <Won>{price > 0 ? `${isEachNight ? '1박 ' : ''}${formatWon(price)}` : options.length > 0 ? '옵션에 따라' : '무료'}</Won>
        </Facts>
      </Pick>
      {picture && <Thumb>{<Picture src={picture} alt="" sizes="4rem" ratio={1} />}</Thumb>}
      {line && options.length > 0 && <ProductOptions line={line} isEachNight={isEachNight} onChange={onChange} />}
    </Frame>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Name = styled.div`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${tokens.space[3]};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  &[data-chosen] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
  }
`;

const Pick = styled(Checkbox)`
  & > :last-child {
    flex: 1;
    min-width: 0;
  }
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space[4]};
  overflow-wrap: anywhere;
  word-break: keep-all;
`;

const Told = styled.span`
  display: block;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const Won = styled.span`
  font-weight: ${tokens.font.weight.semibold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Thumb = styled.span`
  width: 4rem;
  height: 4rem;
  border-radius: ${tokens.radius.sm};
  overflow: hidden;
`;

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  margin: 0;
  padding-top: ${tokens.space[3]};
  border-top: 1px solid ${tokens.color.border};
  color: ${tokens.color.textSoft};
  strong {
    color: ${tokens.color.text};
    font-size: ${tokens.font.size.lg};
    font-variant-numeric: tabular-nums;
  }
`;
