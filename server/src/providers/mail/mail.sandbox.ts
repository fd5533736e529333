import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { escaped, page } from '../sandbox-pages/page.ts';

export type SandboxMail = { to: string[]; from: string; subject: string; text: string; messageId: string };

const MOST_KEPT = 200;

/**
 * A mail server whose letters can be read at `/mail` (a page) and `/mail/letters?to=` (JSON, oldest first).
 * It is reached by an HTTP CONNECT to the sandbox's own port, and refuses mailboxes that begin with `nobody`.
 */
export async function mailSandbox(http: FastifyInstance): Promise<void> {
  const letters: SandboxMail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('nobody') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      read(stream, to).then((letter) => {
        letters.push(letter);
        letters.splice(0, letters.length - MOST_KEPT);
        done();
      }, done);
    },
  });
  // A caller that is killed in the middle of a letter would end the sandbox, and all other providers with it.
  smtp.on('error', () => undefined);
  const sockets = new Set<Duplex>();
  http.server.on('connect', (_request, socket: Duplex) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    smtp.server.emit('connection', socket);
  });

  // The HTTP server knows them no more, and waits for them when it closes.
  http.addHook('preClose', (done) => {
    for (const socket of sockets) socket.destroy();
    done();
  });

  http.get<{ Querystring: { to?: string } }>('/letters', async ({ query: { to } }) =>
    letters.filter((letter) => !to || letter.to.includes(to)),
  );
  http.get('/', async (_request, reply) => {
    void reply.type('text/html; charset=utf-8');
    const list = letters.map(
      ({ to, subject, text }) => `<li><strong>${escaped(subject)}</strong> ${escaped(to.join(', '))}<pre>${escaped(text)}</pre></li>`,
    );
    return page('보낸 메일', list.length > 0 ? `<ol reversed>${list.reverse().join('')}</ol>` : '<p>아직 없어요.</p>');
  });
}

async function read(stream: NodeJS.ReadableStream, to: string[]): Promise<SandboxMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const { from, subject = '', text = '', messageId = '' } = await PostalMime.parse(Buffer.concat(chunks));
  return { to, from: from?.address ?? '', subject, text, messageId };
}
