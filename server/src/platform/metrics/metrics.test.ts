import { once } from 'node:events';
import { freePort } from '@petcare/node/processes';
import { startServer } from '../../testing/server-process.ts';
import { withApp } from '../../testing/with-app.ts';

const server = withApp();

test('a server tells its calls by route, letters and jobs at a port of its own and nothing of it to visitors, and all its connections have one name', async () => {
  const metricsPort = await freePort();
  const { url, child } = await startServer(server(), { SERVER_METRICS_PORT: String(metricsPort), DATABASE_APPLICATION_NAME: 'petcare-eu' });
  const ended = once(child, 'exit');
  await fetch(`${url}/api/client/hospital/00000000-0000-0000-0000-000000000000`);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).not.toContain('00000000-0000');
  expect(text).toMatch(/^petcare_call_seconds_count\{service="server",route="none",method="GET",status="404"\} /m);
  expect(text).toContain('petcare_letters_waiting{service="server"} 0');
  expect(text).toContain('petcare_sending_held{service="server"} 0');
  expect(text).toContain('petcare_figures_readable{group="database",service="server"} 1');
  expect(text).toContain('petcare_pool{name="most",service="server"} 10');
  expect(text).toMatch(/^petcare_database_connections\{name="active",service="server"\} [1-9]/m);
  expect(text).toMatch(/^petcare_database_connections\{name="most",service="server"\} [1-9]/m);
  expect(text).toContain('petcare_refunds_late_seconds{service="server"} 0');
  expect(text).toMatch(/^petcare_job_ended_seconds\{name="send-letters",service="server"\} 1\d{9}/m);
  expect(text).toContain('petcare_job_period_seconds{name="check-books",service="server"} 86400');
  expect(text).toContain('petcare_limits_away{service="server"} 0');
  const sessions = await server().db`
    select application_name as name, count(*) > 1 as are_several from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and application_name <> 'petcare-test' group by 1`;
  expect([...sessions]).toEqual([{ name: 'petcare-eu', areSeveral: true }]);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});
