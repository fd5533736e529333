import { Button, FormError, formatNumber, formatWon, IconButton, media, tokens } from '@petcare/ui';
import { TextField } from '@petcare/ui/form';
import { styled } from 'styled-components';
import { digitsOf, emptyItem, MOST_ITEMS, totalOf, type ItemDraft, type ReceiptErrors } from './receipt-draft.ts';
import { TreatmentField } from './treatment-field.tsx';

type Props = {
  items: readonly ItemDraft[];
  hasTreatments: boolean;
  /** Null until the form was sent. */
  errors: ReceiptErrors | null;
  onChange: (items: readonly ItemDraft[]) => void;
};

/** The lines of a receipt and their sum. */
export function ReceiptItems({ items, hasTreatments, errors, onChange }: Props) {
  const change = (key: string, changed: Partial<ItemDraft>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...changed } : item)));
  return (
    <div>
      <Lines>
        {items.map((item, index) => {
          const error = errors?.items[index];
          const label = `항목 ${index + 1}`;
          return (
            <li key={item.key}>
              <Line>
                {hasTreatments ? (
                  <TreatmentField
                    label={`${label} 이름`}
                    isInvalid={Boolean(error)}
                    value={item.name}
                    onChange={(named) => change(item.key, named)}
                  />
                ) : (
                  <TextField
                    label={`${label} 이름`}
                    isLabelHidden
                    placeholder="사료, 미용…"
                    value={item.name}
                    onChange={(name) => change(item.key, { name })}
                    isInvalid={Boolean(error)}
                  />
                )}
                <TextField
                  label={`${label} 금액`}
                  isLabelHidden
                  inputMode="numeric"
                  placeholder="0"
                  suffix="원"
                  value={item.price === '' ? '' : formatNumber(Number(item.price))}
                  onChange={(text) => change(item.key, { price: digitsOf(text) })}
                  isInvalid={Boolean(error)}
                />
                <IconButton
                  icon="close"
                  label={`${label} 삭제`}
                  isDisabled={items.length === 1}
                  onPress={() => onChange(items.filter(({ key }) => key !== item.key))}
                />
              </Line>
              <FormError>{error}</FormError>
            </li>
          );
        })}
      </Lines>
      <Sum>
        <Button
          variant="ghost"
          size="sm"
          icon="plus"
          isDisabled={items.length >= MOST_ITEMS}
          onPress={() => onChange([...items, emptyItem()])}
        >
          항목 추가
        </Button>
        <span>
          합계 <output>{formatWon(totalOf({ items }))}</output>
        </span>
      </Sum>
      <FormError>{errors?.total}</FormError>
    </div>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[2]};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 10rem auto;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Sum = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[2]};
  output {
    font-weight: ${tokens.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;
