import { serveMonolith } from './serve.ts';

const [folder = '', apiUrl = '', port = ''] = process.argv.slice(2);
await serveMonolith({ folder, apiUrl, port: Number(port) });
process.send?.('listening');
