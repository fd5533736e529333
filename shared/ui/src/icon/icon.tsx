import { styled } from 'styled-components';
import { iconShapes, type IconName } from './icon-shapes.ts';

/** Props of `Icon`. */
export interface IconProps {
  name: IconName;
  /** Width and height in px. Default 20. */
  size?: number;
  /** The icon's name for a screen reader. Without it the icon is decoration and hidden. */
  label?: string;
  className?: string;
}

/** One of the house's line icons, in the current text colour. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing
      {...meaning}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
      // The house's own texts: as elements they would be a third of what a page has to make and to take over.
      dangerouslySetInnerHTML={{ __html: iconShapes[name] }}
    />
  );
}

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
