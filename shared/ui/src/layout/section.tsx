import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../foundation/tokens.ts';
import { Holder } from './holder.tsx';

/** Props of `Section`. */
export interface SectionProps {
  children: ReactNode;
  /** The section's `h2`, which also names its landmark. */
  title?: ReactNode;
  description?: ReactNode;
  /** A link or button at the end of the heading's line. */
  actions?: ReactNode;
  /** For links to `#id`. */
  id?: string;
  className?: string;
}

/** A titled part of a page. */
export function Section({ children, title, description, actions, id, className }: SectionProps) {
  const headingID = useId();
  return (
    <Frame id={id} className={className} aria-labelledby={title ? headingID : undefined}>
      {(title || actions) && (
        <Head>
          <div>
            {title && <Heading id={headingID}>{title}</Heading>}
            {description && <Lead>{description}</Lead>}
          </div>
          {actions}
        </Head>
      )}
      <Holder as="div">{children}</Holder>
    </Frame>
  );
}

/** A part of a page gives what is missing from it no more room than a few rows would take. */
const Frame = styled.section`
  --pc-state-space: ${tokens.space[5]};
  --pc-state-picture: 3.5rem;
  & + & {
    margin-top: ${tokens.space[10]};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  margin-bottom: ${tokens.space[4]};
  & > a {
    flex: none;
    color: ${tokens.color.primaryHover};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.semibold};
  }
`;

const Heading = styled.h2`
  font-size: 1.1875rem;
  font-weight: ${tokens.font.weight.bold};
`;

const Lead = styled.p`
  margin-top: ${tokens.space[1]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;
