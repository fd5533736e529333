import { createHttp } from './create-http.ts';

test.each([
  [2_000_000, 200],
  [2_000_001, 400],
])('a limit answers with %i bytes: %i', async (bytes, status) => {
  const http = createHttp({ log: false });
  const frame = '{"text":"가"}';
  http.get('/', async () => ({ text: `가${'a'.repeat(bytes - Buffer.byteLength(frame))}` }));
  const answer = await http.inject('/');
  expect(answer.statusCode).toBe(status);
  if (status === 200) expect(answer.rawPayload).toHaveLength(bytes);
  else expect(answer.json()).toMatchObject({ success: false, error: { code: 'ANSWER_TOO_LARGE' } });
  await http.close();
});
