/** The journey through all domains, and the first to break. */
const wholeHouse = 'journeys/whole-house';

/** The folders or files of `e2e/` that walk through what stands in these paths. The whole journey walks through most of it. */
const walked: readonly [changed: RegExp, walks: readonly string[]][] = [
  [/^mf-[^/]+\//, ['screens/every-screen']],
  [/^mf-search\//, ['search/']],
  [/^mf-bizpage\//, ['search/opening-hours', 'journeys/products', 'journeys/business-day', wholeHouse]],
  [/^mf-mypage\//, ['session/my-info', wholeHouse]],
  [/^mf-community\//, ['rendering/post-views', wholeHouse]],
  [/^mf-reviews\//, ['journeys/reviews', wholeHouse]],
  [/^mf-reservation\//, ['journeys/reservations', wholeHouse]],
  [/^mf-payments\//, ['journeys/payments', wholeHouse]],
  [/^mf-operator\//, ['journeys/operator']],
  [/^mf-[^/]+\/(remote|src\/server)\.tsx?$/, ['composition/pages-and-parts']],

  [/^shell\/src\/(session|pages|trackers)\//, ['session/', 'journeys/']],
  [/^shell\/src\/(remotes|testers)\//, ['composition/', 'faults/', 'journeys/']],
  [/^shell\/(?!src\/(session|pages|trackers|remotes|testers)\/)/, ['composition/', 'screens/', 'journeys/']],

  [/^shared\/(account|auth|address|business-form|business-number)\//, ['session/']],
  [/^shared\/(contracts|event-bus|remote)\//, ['composition/', 'faults/', 'rendering/', 'journeys/']],
  [/^shared\/(api|ui|rich-text|product-view|opening-hours|time)\//, ['screens/', 'journeys/']],
  [/^shared\/(ui|address|gallery|moderation|opening-hours|photos|product-view|rich-text)\//, ['gallery/']],
  [/^shared\/(dragging|photos)\//, ['journeys/products', 'journeys/reservations', 'journeys/reviews']],
  [/^shared\/moderation\//, ['journeys/moderation', 'journeys/reviews']],
  [/^shared\/maps\//, ['search/maps']],

  [/^server\/src\/modules\/(accounts|identity|social|registrations|withdrawal|location)\//, ['session/']],
  [/^server\/src\/modules\/(listings|search|regions|opening-hours|medical|products|counts)\//, ['search/']],
  [/^server\/src\/modules\/products\//, ['journeys/products', 'journeys/reservations']],
  [/^server\/src\/modules\/reviews\//, ['journeys/reviews']],
  [/^server\/src\/modules\/reservations\//, ['journeys/reservations']],
  [/^server\/src\/modules\/(payments|ledger|points|gifts|passes|books)\//, ['journeys/payments']],
  [/^server\/src\/modules\//, [wholeHouse]],
  [/^server\/(?!src\/modules\/)/, ['session/', 'rendering/', 'journeys/']],

  [/^delivery\//, ['composition/', 'rendering/', 'delivery/']],
  [/^scripts\/(?!lib\/changed\/)/, ['delivery/']],
  [/^e2e\/([^/]+)\/(?!.*\.e2e\.ts$)/, ['$1/']],
  [/^e2e\/(.+)\.e2e\.ts$/, ['$1.e2e.ts']],
];

const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Playwright's filters for a change of these files; none when no walk can break. */
export function walksOf(files: readonly string[]): string[] {
  const found = files
    .filter((file) => !isUnitTest(file))
    .flatMap((file) =>
      walked.flatMap(([changed, walks]) => {
        const match = changed.exec(file);
        return match ? walks.map((walk) => walk.replace('$1', match[1] ?? '')) : [];
      }),
    );
  const all = [...new Set(found)].sort();
  // A folder says more than the files in it.
  return all.filter((walk) => !all.some((other) => other !== walk && other.endsWith('/') && walk.startsWith(other)));
}

/** The remotes to whose screens the walk over the route table can be limited: undefined when more than remotes has changed. */
export function ownersOf(files: readonly string[]): string[] | undefined {
  const tops = new Set(files.map((file) => file.split('/')[0] ?? ''));
  return [...tops].every((top) => top.startsWith('mf-')) ? [...tops] : undefined;
}
