import { PAGE_NEWS, readPageNews } from '@petcare/node';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database.ts';
import type { DataVersion } from './data-version.ts';

/**
 * Hears what writes have changed that came through other delivery services, or through none, for as long as the service
 * runs. While the database is away nothing is heard; when it is back, anything may have changed.
 */
export function hearPageNews(app: FastifyInstance, sql: Database, dataVersion: Pick<DataVersion, 'hear' | 'bumpAll'>): void {
  const hear = (text: string) => dataVersion.hear(readPageNews(text));
  let heard: { unlisten(): Promise<void> } | undefined;
  app.addHook('onReady', async () => {
    heard = await sql.listen(PAGE_NEWS, hear, () => dataVersion.bumpAll());
  });
  app.addHook('onClose', async () => {
    await heard?.unlisten().catch(() => undefined);
  });
}
