import { formatWon, Icon, tokens } from '@petcare/ui';
import { Checkbox, RadioGroup } from '@petcare/ui/form';
import { styled } from 'styled-components';
import { lacksOption, sizesOf, type Line, type Offer } from '../bookable/products.ts';

type Props = { line: Line; isEachNight: boolean; onChange: (optionIds: readonly string[]) => void };

/** The options of a picked product: of its sizes one, of the others any. */
export function ProductOptions({ line, isEachNight, onChange }: Props) {
  const { name, options } = line.offer;
  const chosen = line.options.map(({ id }) => id);
  const sizes = sizesOf(line.offer);
  const others = chosen.filter((id) => !sizes.some((size) => size.id === id));
  const added = ({ price }: Offer['options'][number]) =>
    price === 0 ? '추가 요금 없음' : `+${formatWon(price)}${isEachNight ? ' (1박)' : ''}`;
  const toggle = (id: string, isOn: boolean) => onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Options role="group" aria-label={`${name} 옵션`}>
      {sizes.length > 0 && (
        <RadioGroup
          label="크기"
          options={sizes.map((option) => ({ value: option.id, label: `${option.name} · ${added(option)}` }))}
          value={sizes.find(({ id }) => chosen.includes(id))?.id ?? null}
          onChange={(id) => onChange([...others, id])}
        />
      )}
      {options
        .filter((option) => !sizes.includes(option))
        .map((option) => (
          <Checkbox key={option.id} isSelected={chosen.includes(option.id)} onChange={(isOn) => toggle(option.id, isOn)}>
            {option.name} <Added>{added(option)}</Added>
          </Checkbox>
        ))}
      {lacksOption(line) && (
        <Hint>
          <Icon name="info" size={16} /> 옵션을 하나 이상 골라 주세요.
        </Hint>
      )}
    </Options>
  );
}

const Options = styled.div`
  display: grid;
  grid-column: 1 / -1;
  margin: ${tokens.space[1]} 0 0 2rem;
  border-top: 1px solid ${tokens.color.border};
`;

const Added = styled.span`
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding-bottom: ${tokens.space[2]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
`;
