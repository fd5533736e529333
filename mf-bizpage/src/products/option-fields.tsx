import { moved } from '@petcare/dragging';
import { Button, Card, IconButton, media, tokens, VisuallyHidden } from '@petcare/ui';
import { TextField } from '@petcare/ui/form';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { MOST_OPTIONS, newOption, problemOf, type OptionDraft } from './product-draft.ts';
import { SortHandle } from './sort-handle.tsx';
import { useSorting } from './use-sorting.ts';
import { tidied } from './won.ts';

type Props = {
  options: readonly OptionDraft[];
  onChange: (change: (options: readonly OptionDraft[]) => readonly OptionDraft[]) => void;
  /** True once the form was sent: from then on errors are shown. */
  isChecked: boolean;
  /** The server's errors, by field: `options.0.name`. */
  refused: Readonly<Record<string, string>>;
};

/** Options with what each costs on top: added, taken away, put in order. */
export function OptionFields({ options, onChange, isChecked, refused }: Props) {
  const place = useRef<HTMLUListElement | null>(null);
  const { dragged, said, listRef, handle } = useSorting(options.length, (from, to) => onChange((before) => moved(before, from, to)));
  const change = (key: string, changed: Partial<OptionDraft>) =>
    onChange((before) => before.map((option) => (option.key === key ? { ...option, ...changed } : option)));

  function add() {
    onChange((before) => [...before, newOption()]);
    // Drawn by then; without it a keyboard would have to look for the new line.
    requestAnimationFrame(() => place.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  }

  return (
    <Card as="section" padding="lg" aria-label="옵션">
      <Heading>옵션</Heading>
      <Lead>크기나 추가 항목처럼 고르는 것에 따라 더 받는 금액을 적어 주세요. 더 받지 않으면 0을 적어요.</Lead>
      <List
        ref={(element) => {
          place.current = element;
          listRef(element);
        }}
      >
        {options.map((option, index) => {
          const { key, name, price } = option;
          const said = isChecked ? problemOf(option) : {};
          const title = name || `옵션 ${index + 1}`;
          return (
            <Line key={key} data-sorted data-dragged={dragged === index || undefined}>
              <SortHandle name={title} {...handle(index, title)} />
              <TextField
                label={`옵션 ${index + 1} 이름`}
                isLabelHidden
                placeholder="예: 5kg 이상"
                value={name}
                onChange={(text) => change(key, { name: text })}
                errorMessage={said.name ?? refused[`options.${index}.name`]}
              />
              <TextField
                label={`옵션 ${index + 1} 추가 금액`}
                isLabelHidden
                inputMode="text"
                placeholder="추가 금액"
                prefix="+"
                suffix="원"
                value={price}
                onChange={(text) => change(key, { price: text })}
                onBlur={() => change(key, { price: tidied(price) })}
                errorMessage={said.price ?? refused[`options.${index}.additionalPrice`]}
              />
              <IconButton
                icon="close"
                label={`${title} 삭제`}
                onPress={() => onChange((before) => before.filter((other) => other.key !== key))}
              />
            </Line>
          );
        })}
      </List>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {options.length < MOST_OPTIONS && (
        <Button variant="secondary" icon="plus" onPress={add}>
          옵션 추가
        </Button>
      )}
    </Card>
  );
}

export const Heading = styled.h3`
  margin: 0;
  font-size: ${tokens.font.size.md};
  font-weight: ${tokens.font.weight.bold};
`;

export const Lead = styled.p`
  margin: ${tokens.space[1]} 0 ${tokens.space[4]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  &:not(:empty) {
    margin-bottom: ${tokens.space[4]};
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space[2]};
  border-radius: ${tokens.radius.md};
  &[data-dragged] {
    background: ${tokens.color.primarySoft};
    box-shadow: ${tokens.shadow[2]};
  }
  & > :nth-child(3) {
    grid-column: 2;
    grid-row: 2;
  }
  & > :nth-child(4) {
    grid-column: 3;
    grid-row: 1;
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) 12rem auto;
    & > :nth-child(n) {
      grid-column: auto;
      grid-row: auto;
    }
  }
`;
