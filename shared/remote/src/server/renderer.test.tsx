/** @jest-environment node */
import { graphql } from '@petcare/api';
import type { RenderJob, RenderSurroundings } from '@petcare/contracts';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { Slot } from '../slot.tsx';
import { usePageHead } from '../context/use-page-head.ts';
import { useNow } from '../context/use-now.ts';
import { createRenderer } from './renderer.tsx';

const Colored = styled.p<{ $color: string }>`
  color: ${({ $color }) => $color};
`;
const Regions = graphql(`
  query Test_Regions {
    getRegions {
      code
    }
  }
`);
const Hospital = graphql(`
  query Test_Hospital($id: ID!) {
    getHospital(id: $id) {
      id
      name
    }
  }
`);

function Chained() {
  const [params] = useSearchParams();
  const [{ data }] = useQuery({ query: Regions });
  const code = data?.getRegions[0]?.code ?? '';
  const [hospital] = useQuery({ query: Hospital, variables: { id: code }, pause: !code });
  usePageHead(hospital.data ? { title: hospital.data.getHospital.name } : null);
  return (
    <Colored $color={params.get('color') ?? 'black'}>
      {hospital.data?.getHospital.name ?? '아직'} <Link to="/next">다음</Link>
    </Colored>
  );
}
const Slotted = () => (
  <main>
    <Slot name="hospital.reviews" props={{ business: { kind: 'hospital', id: '7' }, name: '구로' }} />
  </main>
);
const Dated = () => <time>{useNow()}</time>;
const Broken = () => {
  throw new Error('thrown on render');
};

const render = createRenderer({
  name: 'mf-search',
  pages: { chained: async () => Chained, slotted: async () => Slotted, broken: async () => Broken, dated: async () => Dated },
  parts: {
    greeting:
      async () =>
      ({ name }: { name: string }) => <p>안녕하세요, {name}</p>,
  },
  emits: [],
  hears: [],
});
const routes = ['chained', 'slotted', 'broken', 'dated'].map((page) => ({ path: `/${page}`, page }));
const common = { now: 60_000, hole: 'hole', idPrefix: 'p-' };
const pageAt = (url: string): RenderJob => ({ ...common, kind: 'pages', url, routes });

/** An API that answers by operation name, and what it was asked. */
function anApi(): RenderSurroundings & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async ask({ query, variables }) {
      asked.push(`${/query (\w+)/.exec(query)?.[1]} ${JSON.stringify(variables)}`);
      return {
        data: query.includes('Test_Regions') ? { getRegions: [{ code: '7' }] } : { getHospital: { id: '7', name: '구로동물병원' } },
      };
    },
  };
}

test('the renderer renders a page with all its queries, including dependent ones, and returns the answers', async () => {
  const api = anApi();
  const { html, data, head } = await render(pageAt('/chained'), api);
  expect(html).toContain('구로동물병원');
  expect(html).toContain('href="/next"');
  expect(api.asked).toEqual(['Test_Regions {}', 'Test_Hospital {"id":"7"}']);
  expect(Object.values(data)).toHaveLength(2);
  expect(head).toEqual({ title: '구로동물병원' });
});

test('the renderer returns only the styles of the current rendering', async () => {
  await render(pageAt('/chained?color=red'), anApi());
  const { html, styles } = await render(pageAt('/chained?color=green'), anApi());
  const again = await render(pageAt('/chained?color=red'), anApi());
  expect(styles).toContain('color:green');
  expect(styles).not.toContain('color:red');
  expect(again.styles).toContain('color:red');
  expect(again.styles).not.toContain('color:green');
  const [, , name = ''] = /class="(\S+) (\S+)"/.exec(html) ?? [];
  expect(styles).toMatch(
    new RegExp(
      `^\\.${name}\\{color:green;\\}/\\*!sc\\*/\\ndata-styled\\.g\\d+\\[id="sc-[\\w-]+"\\]\\{content:"${name},"\\}/\\*!sc\\*/\\n$`,
    ),
  );
});

test('the renderer leaves a hole for a slot and lists the part that belongs there', async () => {
  const { html, slots } = await render(pageAt('/slotted'), anApi());
  expect(html).toContain('<!--hole:0-->');
  expect(slots).toEqual([{ name: 'hospital.reviews', props: { business: { kind: 'hospital', id: '7' }, name: '구로' } }]);
});

test('the renderer uses the given time as the current time', async () => {
  expect((await render(pageAt('/dated'), anApi())).html).toContain('<time>60000</time>');
});

test('the renderer passes props to a part', async () => {
  const { html } = await render({ ...common, kind: 'part', url: '/', part: 'greeting', slotProps: { name: '보리' } }, anApi());
  expect(html).toContain('보리');
});

test('the renderer renders without the data of a failed query', async () => {
  const { html } = await render(pageAt('/chained'), {
    ask: async () => ({ errors: [{ message: '문제가 생겼어요.', extensions: { code: 'INTERNAL' } }] }),
  });
  expect(html).toContain('아직');
});

test.each<[string, RenderJob, string]>([
  ['a page that throws', pageAt('/broken'), 'thrown on render'],
  ['an address that is not its own', pageAt('/elsewhere'), 'no page at this address'],
  ['a part that it does not offer', { ...common, kind: 'part', url: '/', part: 'nothing', slotProps: {} }, 'offers no "nothing"'],
  ['a frame, which it does not have', { ...common, kind: 'frame', url: '/' }, 'has no frame'],
])('the renderer refuses to render %s', async (_what, job, message) => {
  await expect(render(job, anApi())).rejects.toThrow(message);
});
