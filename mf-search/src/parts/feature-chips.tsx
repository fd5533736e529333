import { ToggleChip, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { features, type Feature } from '../lib/features.ts';

type Props = { chosen: readonly Feature[]; onChange: (chosen: Feature[]) => void; className?: string };

/** Only hospitals that have every chosen one. */
export function FeatureChips({ chosen, onChange, className }: Props) {
  const toggle = (feature: Feature, isOn: boolean) =>
    onChange(features.map(({ value }) => value).filter((value) => (value === feature ? isOn : chosen.includes(value))));
  return (
    <Row role="group" aria-label="시설과 서비스" className={className}>
      {features.map(({ value, label, icon }) => (
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
  overflow-x: auto;
  scrollbar-width: none;
`;
