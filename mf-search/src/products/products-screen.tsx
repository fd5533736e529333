import type { BusinessKind } from '@petcare/contracts';
import { isNotFound } from '@petcare/api';
import { answerOf, usePageHead } from '@petcare/remote';
import { Breadcrumbs, EmptyState, LinkButton, PageContainer, Skeleton, VisuallyHidden } from '@petcare/ui';
import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { listingKinds } from '../listing/listing-kinds.ts';
import { regionTrail } from '../listings/listing-list-head.ts';
import type { ProductsOwner } from './products-head.ts';

export const isProductId = (id: string) => /^[1-9]\d{0,15}$/.test(id);

type Props = {
  kind: Extract<BusinessKind, 'hospital' | 'company'>;
  /** The address names something that can be there. */
  isAsked: boolean;
  isKnown: boolean;
  error: CombinedError | undefined;
  fetching: boolean;
  onRetry: () => void;
  children: ReactNode;
};

/** The frame of a page of products: loading, unknown, failed, or the products. */
export function ProductsScreen({ kind, isAsked, isKnown, error, fetching, onRetry, children }: Props) {
  const { standIn } = answerOf(
    { data: isKnown, error, isLoading: fetching, refetch: onRetry },
    <>
      <Skeleton variant="text" />
      <Skeleton variant={kind === 'company' ? 'card' : 'list'} count={3} />
    </>,
  );
  if (!isAsked || isNotFound(error)) return <Unknown kind={kind} />;
  return <PageContainer>{standIn ?? children}</PageContainer>;
}

/** From the region's list over the business to this page. */
export function ProductsTrail({
  kind,
  business,
  last,
  mid,
}: {
  kind: Props['kind'];
  business: ProductsOwner;
  last: string;
  mid?: { label: string; to: string };
}) {
  const region = regionTrail(kind, business.address).at(-1);
  return (
    <Breadcrumbs
      items={[
        ...(region ? [{ label: region.name, to: region.path }] : []),
        { label: business.name, to: listingKinds[kind].pagePath(business.id) },
        ...(mid ? [mid] : []),
        { label: last },
      ]}
    />
  );
}

const missing = {
  hospital: { title: '진료비를 찾을 수 없어요.', heading: '진료 항목과 진료비', action: '동물병원 목록 보기' },
  company: { title: '상품을 찾을 수 없어요.', heading: '펫 서비스 상품', action: '펫 서비스 목록 보기' },
};

function Unknown({ kind }: { kind: Props['kind'] }) {
  const { title, heading, action } = missing[kind];
  usePageHead({ title: title.replace('.', ''), status: 404, noindex: true });
  return (
    <PageContainer>
      <VisuallyHidden>
        <h1>{heading}</h1>
      </VisuallyHidden>
      <EmptyState
        icon={listingKinds[kind].icon}
        title={title}
        description="주소가 바뀌었거나 이미 삭제됐을 수 있어요."
        action={<LinkButton to={listingKinds[kind].listPath}>{action}</LinkButton>}
      />
    </PageContainer>
  );
}
