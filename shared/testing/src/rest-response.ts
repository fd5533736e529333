/** The result of `fetch` in a test, where jsdom has no Response: a status, and a body that is JSON or, as a string, anything. */
export function restResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = {
    status,
    ok: status < 400,
    headers: new Headers(headers),
    text: async () => text,
    blob: async () => new Blob([text]),
    json: async () => JSON.parse(text) as unknown,
  };
  return answer as Response;
}
