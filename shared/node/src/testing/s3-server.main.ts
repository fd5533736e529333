import { OBJECT_SUFFIX, startS3Server } from './s3-server.ts';

// For tests that are no part of this package: says in one line of JSON how it is reached and where its objects lie.
const server = await startS3Server();
console.log(JSON.stringify({ env: { ...server.env, ...server.credentials }, folder: server.folder, suffix: OBJECT_SUFFIX }));
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
// The test died: nobody is left who could stop this process.
process.on('disconnect', () => process.exit(1));
