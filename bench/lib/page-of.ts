import { get } from 'node:http';

/** An ordinary visitor's: on localhost everybody is a tester. */
export const VISITED_HOST = 'petcare.localhost';

/** The document at a path of a server on this machine, as such a visitor gets it. Not by fetch, which names its own host. */
export function pageOf(port: number | string, path: string): Promise<{ status: number; html: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${VISITED_HOST}:${port}` } }, (answer) => {
      let html = '';
      answer
        .setEncoding('utf8')
        .on('data', (chunk: string) => (html += chunk))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, html }))
        .on('error', reject);
    }).on('error', reject);
  });
}
