import { focusRing, tokens } from '@petcare/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { chooseScheme, useSchemeChoice, type SchemeChoice } from './scheme.ts';

const labels: Record<SchemeChoice, string> = { system: '시스템', light: '밝게', dark: '어둡게' };

/** The choice between the system's scheme of colours, the light and the dark one. */
export function SchemeSwitch() {
  const name = useId();
  const chosen = useSchemeChoice();
  return (
    <Group>
      <legend>화면 모드</legend>
      {(Object.keys(labels) as SchemeChoice[]).map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} value={choice} checked={choice === chosen} onChange={() => chooseScheme(choice)} />
          {labels[choice]}
        </label>
      ))}
    </Group>
  );
}

/* A browser that knows one scheme only has nothing to choose. */
const Group = styled.fieldset`
  display: flex;
  align-items: center;
  margin: 0;
  padding: 0;
  border: 0;
  font-size: ${tokens.font.size.sm};
  @supports not (color: light-dark(red, red)) {
    display: none;
  }
  > legend {
    float: left;
    margin-right: ${tokens.space[3]};
    padding: 0;
    color: ${tokens.color.textMute};
  }
  > label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.touchTarget};
    padding-inline: ${tokens.space[3]};
    border-block: 1px solid ${tokens.color.border};
    background: ${tokens.color.surface};
    color: ${tokens.color.textSoft};
  }
  > label:first-of-type {
    border-inline-start: 1px solid ${tokens.color.border};
    border-start-start-radius: ${tokens.radius.full};
    border-end-start-radius: ${tokens.radius.full};
  }
  > label:last-of-type {
    border-inline-end: 1px solid ${tokens.color.border};
    border-start-end-radius: ${tokens.radius.full};
    border-end-end-radius: ${tokens.radius.full};
  }
  > label:has(:checked) {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.semibold};
  }
  > label:has(:focus-visible) {
    ${focusRing}
    z-index: 1;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
