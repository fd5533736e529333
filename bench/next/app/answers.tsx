import { createApiClient } from '@petcare/api';
import type { RenderedData, RenderedPage } from '@petcare/contracts';
import { Surroundings, type RemoteHost } from '@petcare/remote';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { stringifyDocument, type Exchange, type Operation } from 'urql';
import { filter, pipe, tap } from 'wonka';

const known = new Map<string, Operation[]>();

/** The operations of a screen, found out once: a team would write it down beside the page. */
function operationsOf(path: string, Page: ComponentType): Operation[] {
  const asked = new Map<number, Operation>();
  const writeDown: Exchange = () => (operations$) =>
    pipe(
      operations$,
      tap((operation) => void (operation.kind === 'query' && asked.set(operation.key, operation))),
      filter(() => false),
    ) as never;
  const host: RemoteHost = {
    mountPart() {
      throw new Error('These screens have no parts');
    },
  };
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  renderToString(
    <Surroundings client={createApiClient({ exchanges: [writeDown] })} host={host} Router={Router}>
      <Page />
    </Surroundings>,
  );
  return [...asked.values()];
}

async function ask({ query, variables }: Operation): Promise<RenderedData[string]> {
  const body = JSON.stringify({ query: stringifyDocument(query), variables });
  const answer = await fetch(`${process.env['PETCARE_API']}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await answer.json()) as RenderedData[string];
}

/** The answers of the API that a screen is rendered with. */
export async function answersOf(path: string, Page: ComponentType): Promise<RenderedPage> {
  const operations = known.get(path) ?? operationsOf(path, Page);
  known.set(path, operations);
  const answers = await Promise.all(operations.map(async (operation) => [operation.key, await ask(operation)] as const));
  return { now: Date.now(), data: Object.fromEntries(answers) };
}
