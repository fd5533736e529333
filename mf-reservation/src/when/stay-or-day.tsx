import { Inline, ToggleChip, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** Nights or hours of a day, at a house that takes both. */
export function StayOrDay({ isStay, onChange }: { isStay: boolean; onChange: (isStay: boolean) => void }) {
  return (
    <Choice gap={2} role="group" aria-label="이용 방법">
      {[true, false].map((one) => (
        <ToggleChip
          key={String(one)}
          icon={one ? 'bed' : 'clock'}
          isSelected={one === isStay}
          onChange={() => one !== isStay && onChange(one)}
        >
          {one ? '하루 이상 맡기기' : '당일 이용'}
        </ToggleChip>
      ))}
    </Choice>
  );
}

const Choice = styled(Inline)`
  margin-bottom: ${tokens.space[5]};
`;
