import { scrollStrip, ToggleChip, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Filter, FilterChoice } from './features.ts';

type Props = {
  choices: readonly FilterChoice[];
  chosen: readonly Filter[];
  onChange: (chosen: Filter[]) => void;
  className?: string;
  children?: ReactNode;
};

/** Only listings for which every chosen one is true. What is chosen but no choice here stays so. `children` stand before them. */
export function FilterChips({ choices, chosen, onChange, className, children }: Props) {
  const toggle = (filter: Filter, isOn: boolean) => onChange(isOn ? [...chosen, filter] : chosen.filter((value) => value !== filter));
  return (
    <Row role="group" aria-label="시설과 서비스" className={className}>
      {children}
      {choices.map(({ value, label, icon }) => (
        <ToggleChip key={value} icon={icon} isSelected={chosen.includes(value)} onChange={(isOn) => toggle(value, isOn)}>
          {label}
        </ToggleChip>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  min-width: 0;
  ${scrollStrip}
`;
