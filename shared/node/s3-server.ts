/** An S3 server that is not ours, for tests of what is kept in a bucket. */
export { OBJECT_SUFFIX, startS3Server, type S3Server } from './src/testing/s3-server.ts';
