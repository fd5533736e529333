import { createApiClient } from '@petcare/api';
import { waitFor } from '@testing-library/react';
import { gql } from 'urql';
import { throwFailures } from './failures.ts';
import { fakeApi, type Responses } from './fake-api.ts';

const anyQuery = (name: string) => gql(`query ${name} { __typename }`);

function ask(responses: Responses, ...names: string[]) {
  const client = createApiClient({ exchanges: [fakeApi(responses)] });
  return Promise.all(names.map((name) => new Promise((resolve) => client.query(anyQuery(name), {}).subscribe(resolve))));
}

test('an operation that a test answers fails nothing', async () => {
  await ask({ Answered: { __typename: 'Query' } }, 'Answered');
  expect(throwFailures).not.toThrow();
});

test('an operation that has no answer fails its test with its name, once', async () => {
  void ask({}, 'Unanswered');
  await waitFor(() => expect(throwFailures).toThrow('The test answers no operation "Unanswered"'));
  expect(throwFailures).not.toThrow();
});

test('several operations without an answer are all named', async () => {
  void ask({}, 'First', 'Second');
  await waitFor(() => expect(throwFailures).toThrow(/"First"[^]*"Second"/));
});
