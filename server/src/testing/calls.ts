import type { InjectOptions } from 'fastify';
import type { TestApp } from './with-app.ts';

export type GraphqlError = {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; errors?: { property: string; constraints: Record<string, string> }[] };
};
export type GraphqlAnswer<Data> = { status: number; data: Data; errors: GraphqlError[] };

/** Runs one operation over POST /graphql. `token` undefined means signed out. */
export async function gql<Data = Record<string, unknown>>(
  app: TestApp,
  token: string | undefined,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer<Data>> {
  const response = await app.http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...bearer(token), ...headers },
    payload: { query, variables },
  });
  const body = response.json<{ data: Data; errors?: GraphqlError[] }>();
  return { status: response.statusCode, data: body.data, errors: body.errors ?? [] };
}

export type RestAnswer<Data> = {
  status: number;
  headers: Record<string, unknown>;
  body: {
    success: boolean;
    data: Data;
    message: string;
    error: { code: string; message: string };
    errors?: { property: string; constraints: Record<string, string> }[];
  };
};

/** Calls a REST route below /api/client, or any other when `path` starts with /api. */
export async function rest<Data = Record<string, unknown>>(
  app: TestApp,
  token: string | undefined,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: InjectOptions['payload'],
  headers: Record<string, string> = {},
): Promise<RestAnswer<Data>> {
  const url = path.startsWith('/api') ? path : `/api/client${path}`;
  const response = await app.http.inject({ method, url, payload, headers: { ...bearer(token), ...headers } });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

type Part = string | Buffer | File;

/** A multipart body for `rest(…, form.payload, form.headers)`. */
export async function multipart(parts: Record<string, Part | Part[]>) {
  const form = new FormData();
  for (const [name, values] of Object.entries(parts)) {
    for (const value of [values].flat()) {
      if (typeof value === 'string' || value instanceof File) form.append(name, value);
      else form.append(name, new Blob([new Uint8Array(value)]), 'file');
    }
  }
  const request = new Response(form);
  const contentType = request.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': contentType } };
}

/** The sessions of operators, by the tokens of their logins: a browser sends both. */
export const operatorCookies = new Map<string, string>();

function bearer(token: string | undefined): Record<string, string> {
  if (!token) return {};
  const cookie = operatorCookies.get(token);
  return { authorization: `Bearer ${token}`, ...(cookie && { cookie }) };
}
