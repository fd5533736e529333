import { fakeApi, type SentOperation } from '@petcare/testing';
import type { AskedOperation, RenderedData } from '@petcare/contracts';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createRequest, gql, Provider, useQuery } from 'urql';
import { createApiClient } from './client.ts';
import { askingExchange, createRenderedAnswers } from './rendered.ts';

const QUERY = gql`
  query Name {
    name
  }
`;
const KEY = String(createRequest(QUERY, {}).key);
const rendered: RenderedData = { [KEY]: { data: { name: 'rendered' } } };

let reload: () => void;
function Name({ id = 'name' }: { id?: string }) {
  const [{ data, fetching, stale }, again] = useQuery<{ name: string }>({ query: QUERY });
  reload = () => again();
  return <p data-testid={id}>{fetching ? 'fetching' : `${data?.name}${stale ? ' stale' : ''}`}</p>;
}

function aPage(isPersonal = false, data: RenderedData = rendered) {
  const sent: SentOperation[] = [];
  const answers = createRenderedAnswers(data, () => isPersonal);
  const client = createApiClient({ rendered: answers, exchanges: [fakeApi({ Name: { name: 'asked' } }, sent)] });
  const show = (children: React.ReactNode) => render(<Provider value={client}>{children}</Provider>);
  return { sent, answers, show };
}
const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('a rendered page returns server-rendered data in the first render without a request', async () => {
  const { sent, show } = aPage();
  show(<Name />);
  expect(screen.getByTestId('name')).toHaveTextContent('rendered');
  await turn();
  expect(sent).toEqual([]);
});

test('a rendered page sends a request and shows the new data on a refetch', async () => {
  const { sent, show } = aPage();
  show(<Name />);
  await turn();
  act(reload);
  await screen.findByText('asked');
  expect(sent).toHaveLength(1);
});

test('a rendered page sends a request for a component that is mounted later', async () => {
  const { sent, show } = aPage();
  const { unmount } = show(<Name />);
  await turn();
  unmount();
  show(<Name />);
  await screen.findByText('asked');
  expect(sent).toHaveLength(1);
});

test('a rendered page shows outdated rendered data as stale in the first render and requests it again', async () => {
  const { sent, answers, show } = aPage();
  answers.outdate();
  show(<Name />);
  expect(screen.getByTestId('name')).toHaveTextContent('rendered stale');
  await screen.findByText('asked');
  expect(sent).toHaveLength(1);
});

test('a rendered page shows rendered data at once and requests it again when the answer depends on the person', async () => {
  const { sent, show } = aPage(true);
  show(<Name />);
  expect(screen.getByTestId('name')).toHaveTextContent('rendered');
  await screen.findByText('asked');
  expect(sent).toHaveLength(1);
});

test('a rendered page returns the GraphQL error that the page was rendered with', () => {
  function Refused() {
    const [{ error }] = useQuery({ query: QUERY });
    return <p>{String(error?.graphQLErrors[0]?.extensions['code'])}</p>;
  }
  aPage(false, { [KEY]: { data: null, errors: [{ message: '없어요.', extensions: { code: 'NOT_FOUND' } }] } }).show(<Refused />);
  expect(screen.getByText('NOT_FOUND')).toBeInTheDocument();
});

test('the queries of a server rendering are waited for, each sent once, and the answers collected', async () => {
  const asked: AskedOperation[] = [];
  const known: RenderedData = {};
  const ask = async (operation: AskedOperation) => {
    asked.push(operation);
    return { data: { name: 'answered' } };
  };
  const client = createApiClient({ exchanges: [askingExchange(known, ask)], suspense: true });
  render(
    <Provider value={client}>
      <Suspense fallback="waiting">
        <Name />
        <Name id="again" />
      </Suspense>
    </Provider>,
  );
  expect(await screen.findByTestId('again')).toHaveTextContent('answered');
  expect(asked).toEqual([{ query: expect.stringContaining('query Name'), variables: {} }]);
  expect(known).toEqual({ [KEY]: { data: { name: 'answered' } } });
});
