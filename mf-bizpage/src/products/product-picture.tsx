import { Icon, Picture, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { kinds, type ProductKind } from './kinds.ts';

type Props = { kind: ProductKind; src: string | undefined; alt?: string; sizes: string; ratio: number };

/** A product's picture, or a small mark of its kind. */
export function ProductPicture({ kind, src, alt = '', sizes, ratio }: Props) {
  if (src) return <Picture src={src} alt={alt} sizes={sizes} ratio={ratio} />;
  return (
    <StandIn aria-hidden>
      <Icon name={kinds[kind].icon} size={20} />
    </StandIn>
  );
}

const StandIn = styled.div`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primaryLine};
`;
