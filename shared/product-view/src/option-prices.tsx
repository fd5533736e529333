import { formatWon, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** Props of `OptionPrices`. */
export interface OptionPricesProps {
  /** Of the product without an option, in whole won. */
  price: number;
  /** In their order; `id` tells them apart where they have one. */
  options: readonly { id?: string; name: string; additionalPrice: number }[];
}

/** The price of the product with each option. */
export function OptionPrices({ price, options }: OptionPricesProps) {
  return (
    <Options aria-label="옵션과 가격">
      {options.map(({ id, name, additionalPrice }, index) => (
        <li key={id ?? index}>
          <span>{name}</span>
          <Won>
            {additionalPrice > 0 && price > 0 && <Added>+{formatWon(additionalPrice)}</Added>}
            <strong>{price + additionalPrice === 0 ? '무료' : formatWon(price + additionalPrice)}</strong>
          </Won>
        </li>
      ))}
    </Options>
  );
}

const Options = styled.ul`
  width: 100%;
  margin: 0;
  padding: ${tokens.space[1]} ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${tokens.space[4]};
    padding: ${tokens.space[2]} 0;
    font-size: ${tokens.font.size.sm};
  }
  li + li {
    border-top: 1px solid ${tokens.color.border};
  }
  li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Won = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
  margin-left: auto;
  font-variant-numeric: tabular-nums;
`;

const Added = styled.span`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.xs};
`;
