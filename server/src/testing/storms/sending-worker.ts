/** A process that sends what waits in the outbox, by providers at an address, at a given time: for a test that kills it. */
import fastify from 'fastify';
import { createDatabase } from '../../platform/database/database.ts';
import { createOutbox } from '../../platform/outbox/outbox.ts';
import { createMailClient } from '../../providers/mail/mail.client.ts';
import { sandboxProviderKeys } from '../../providers/keys.ts';
import { createSmsClient } from '../../providers/sms/sms.client.ts';

const [databaseUrl = '', providersUrl = '', now = ''] = process.argv.slice(2);
const keys = sandboxProviderKeys(providersUrl);
const clock = { now: () => new Date(now) };
const clients = { mail: createMailClient(keys.mail!), sms: createSmsClient(keys.sms!) };
const outbox = createOutbox({ db: createDatabase(databaseUrl, { max: 2 }), clock, ...clients });
outbox.topic<{ text: string }>('test', async ({ text }) => ({ mail: { subject: text, text }, sms: text }));
await outbox.sendWaiting({ log: fastify().log, signal: new AbortController().signal });
