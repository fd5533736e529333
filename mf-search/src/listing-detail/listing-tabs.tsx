import { media, scrollStrip, tokens } from '@petcare/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** The ids of the parts of a listing's page. */
export const sections = { hours: 'hours', prices: 'prices', location: 'location', reviews: 'reviews' } as const;
type SectionId = (typeof sections)[keyof typeof sections];
type Tab = { id: SectionId; label: string };

/** The parts of a long page, in reach while it is scrolled; the one in view is marked. */
export function ListingTabs({ tabs }: { tabs: readonly Tab[] }) {
  const current = useSectionInView(tabs.map(({ id }) => id).join(' '));
  return (
    <Bar aria-label="이 페이지의 내용">
      <Row>
        {tabs.map(({ id, label }) => (
          <a key={id} href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
            {label}
          </a>
        ))}
      </Row>
    </Bar>
  );
}

/** The last of these elements whose top has come up below the bars. */
function useSectionInView(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setCurrent(ids.split(' ').find((id) => inView.has(id)) ?? null);
      },
      // The band below the header and this bar.
      { rootMargin: '-120px 0px -55% 0px' },
    );
    for (const id of ids.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

const Bar = styled.nav`
  position: sticky;
  top: var(--pc-header-height, 4rem);
  z-index: 1;
  margin: 0 calc(-1 * ${tokens.space[4]}) ${tokens.space[6]};
  padding: ${tokens.space[1]} ${tokens.space[4]};
  background: ${tokens.color.canvas};
  box-shadow: inset 0 -1px ${tokens.color.border};
  /* A phone has no room for these below the header, which is back on the way up. */
  ${media.belowTablet} {
    position: static;
    [data-folded] & {
      position: sticky;
    }
  }
  ${media.desktop} {
    margin-inline: 0;
    padding-inline: 0;
  }
`;

const Row = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  ${scrollStrip}
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: ${tokens.touchTarget};
    padding: 0 ${tokens.space[3]};
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.textSoft};
    font-weight: ${tokens.font.weight.medium};
    text-decoration: none;
  }
  a[aria-current] {
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }
`;
