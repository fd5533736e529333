import { priceText } from '@petcare/product-view';
import { Badge, Button, media, tokens } from '@petcare/ui';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { editPath, productPath } from './kinds.ts';
import type { ProductRow } from './my-products.ts';
import { ProductPicture } from './product-picture.tsx';
import { SortHandle } from './sort-handle.tsx';

type Props = {
  product: ProductRow;
  /** Of what can be put in order. */
  handle?: object;
  isDragged?: boolean;
  onCopy?: () => void;
  onShow: () => void;
  onDelete: () => void;
};

/** One product of its owner's list. */
export function ProductListRow({ product, handle, isDragged, onCopy, onShow, onDelete }: Props) {
  const navigate = useNavigate();
  const { id, kind, name, pictures, options, isShown } = product;
  const to = kind === 'medical' ? editPath(kind, id) : productPath(kind, id);
  return (
    <Row data-sorted={handle ? true : undefined} data-dragged={isDragged || undefined}>
      {handle && <SortHandle name={name} {...handle} />}
      <Frame data-hidden={!isShown || undefined}>
        <ProductPicture kind={kind} src={pictures[0]} sizes="5rem" ratio={1} />
      </Frame>
      <Facts>
        <Name to={to}>{name}</Name>
        <Line>
          <strong>{priceText(product)}</strong>
          {options.length > 0 && <span>옵션 {options.length}개</span>}
          {!isShown && <Badge>숨김</Badge>}
        </Line>
      </Facts>
      <Actions>
        <Button variant="ghost" size="sm" aria-label={`${name} 수정`} onPress={() => void navigate(editPath(kind, id))}>
          수정
        </Button>
        <Button variant="ghost" size="sm" aria-label={`${name} ${isShown ? '숨기기' : '보이기'}`} onPress={onShow}>
          {isShown ? '숨기기' : '보이기'}
        </Button>
        {onCopy && (
          <Button variant="ghost" size="sm" aria-label={`${name} 복사`} onPress={onCopy}>
            복사
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-label={`${name} 삭제`} onPress={onDelete}>
          삭제
        </Button>
      </Actions>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto 4rem minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  background: ${tokens.color.surface};
  & + & {
    border-top: 1px solid ${tokens.color.border};
  }
  &:not([data-sorted]) {
    grid-template-columns: 4rem minmax(0, 1fr);
  }
  &[data-dragged] {
    position: relative;
    z-index: 1;
    box-shadow: ${tokens.shadow[2]};
    background: ${tokens.color.primarySoft};
  }
  ${media.tablet} {
    grid-template-columns: auto 4rem minmax(0, 1fr) auto;
    &:not([data-sorted]) {
      grid-template-columns: 4rem minmax(0, 1fr) auto;
    }
  }
`;

const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${tokens.radius.md};
  &[data-hidden] {
    opacity: 0.5;
    filter: grayscale(0.6);
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  min-width: 0;
`;

const Name = styled(Link)`
  color: inherit;
  font-weight: ${tokens.font.weight.semibold};
  word-break: keep-all;
  overflow-wrap: anywhere;
  &:hover {
    color: ${tokens.color.primaryHover};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  strong {
    color: ${tokens.color.text};
    font-size: ${tokens.font.size.md};
    font-variant-numeric: tabular-nums;
  }
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  justify-content: flex-end;
  ${media.tablet} {
    grid-column: auto;
  }
`;
