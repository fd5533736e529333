import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import { FieldFoot, FieldHead, type FieldTextProps } from '../field/field-text.tsx';
import { fieldFrame } from '../field/field-styles.ts';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';

const words = ['', '별로예요', '아쉬워요', '보통이에요', '좋아요', '최고예요'] as const;
const stars = [1, 2, 3, 4, 5] as const;

/** Props of `RatingInput`. */
export interface RatingInputProps extends FieldTextProps {
  /** 1 to 5, or null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** Five stars to choose from, a radio group: arrow keys move, each star is read as N점. */
export function RatingInput({ label, isLabelHidden, description, errorMessage, value, onChange, ...rest }: RatingInputProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value ?? 0;
  return (
    <Frame
      {...rest}
      validationBehavior="aria"
      orientation="horizontal"
      value={value === null ? null : String(value)}
      onChange={(star) => onChange(Number(star))}
      isInvalid={Boolean(errorMessage)}
    >
      <FieldHead label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <Row>
        {stars.map((star) => (
          <Star
            key={star}
            value={String(star)}
            aria-label={`${star}점 ${words[star]}`}
            $isLit={star <= shown}
            onHoverStart={() => setHovered(star)}
            onHoverEnd={() => setHovered(null)}
          >
            <Icon name={star <= shown ? 'star-filled' : 'star'} size={34} />
          </Star>
        ))}
        <Word aria-hidden>{words[shown]}</Word>
      </Row>
      <FieldFoot description={description} errorMessage={errorMessage} />
    </Frame>
  );
}

const Frame = styled(RadioGroup)`
  ${fieldFrame}
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  margin-left: -0.375rem;
`;

const Star = styled(Radio)<{ $isLit: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  border-radius: ${tokens.radius.sm};
  color: ${({ $isLit }) => ($isLit ? tokens.color.star : tokens.color.borderStrong)};
  cursor: pointer;
  transition:
    color ${tokens.motion.fast},
    transform ${tokens.motion.fast};
  &[data-pressed] {
    transform: scale(1.15);
  }
  &[data-focus-visible] {
    ${focusRing} outline-offset: -2px;
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
`;

const Word = styled.span`
  margin-left: ${tokens.space[3]};
  font-weight: ${tokens.font.weight.semibold};
  color: ${tokens.color.textSoft};
`;
