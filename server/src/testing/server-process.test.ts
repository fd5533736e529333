import { startServer } from './server-process.ts';
import { withApp } from './with-app.ts';

const server = withApp();

test('a server that ends before it listens is told, and not waited for', async () => {
  await expect(startServer(server(), { PORT: 'none' })).rejects.toThrow('The server ended 3 times before it listened');
});

test('a server that listens answers', async () => {
  const { url, child, isAlive } = await startServer(server());
  expect((await fetch(`${url}/api/client/notice`)).status).toBeLessThan(500);
  expect(isAlive()).toBe(true);
  child.kill('SIGKILL');
  expect(isAlive()).toBe(false);
});
