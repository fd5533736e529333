import type { IncomingHttpHeaders } from 'node:http';
import Fastify from 'fastify';

type GraphQLBody = { query: string; variables: Record<string, unknown> };

export type FixtureApi = {
  url: string;
  /** The questions so far. */
  asked: GraphQLBody[];
  /** The headers of its calls so far. */
  headers: IncomingHttpHeaders[];
  /** Fulfils when the next question is there. */
  nextQuestion(): Promise<void>;
  /** From now on it can answer nothing, as without its database, until it is `back`. */
  away(): { back(): void };
  /** From now on questions wait, until `answer` is called. */
  hold(): { answer(): void };
  close(): Promise<void>;
};

/**
 * An API that answers every question with `{ text }`, of the topics that stand in its variable `shows`, and says on writes
 * (any POST below /api) that pages have changed.
 */
export async function anApi(text: () => string = () => 'answered'): Promise<FixtureApi> {
  const app = Fastify();
  const asked: GraphQLBody[] = [];
  const headers: IncomingHttpHeaders[] = [];
  app.addHook('onRequest', async (request) => void headers.push(request.headers));
  let listeners: (() => void)[] = [];
  let held: Promise<void> | null = null;
  let isAway = false;
  app.post('/graphql', async (request, reply) => {
    const { shows } = (request.body as GraphQLBody).variables;
    if (typeof shows === 'string') void reply.header('x-petcare-shows', shows);
    asked.push(request.body as GraphQLBody);
    listeners.forEach((tell) => tell());
    listeners = [];
    if (isAway) return { data: null, errors: [{ message: '', extensions: { code: 'UNAVAILABLE' } }] };
    const given = { data: { text: text() } };
    await held;
    return given;
  });
  app.post('/api/*', async (_request, reply) => reply.header('x-petcare-changed', '1').send({ success: true }));
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    asked,
    headers,
    nextQuestion: () => new Promise((resolve) => listeners.push(resolve)),
    away() {
      isAway = true;
      return { back: () => void (isAway = false) };
    },
    hold() {
      let answer = () => {};
      held = new Promise((resolve) => {
        answer = () => {
          held = null;
          resolve();
        };
      });
      return { answer: () => answer() };
    },
    close: () => app.close(),
  };
}
