const S3_ADDRESS = /^s3:\/\/([^/]+)(?:\/(.*?)\/*)?$/;

/** The place of a store: a folder, or what lies below a prefix of a bucket. `elsewhere` is null at AWS itself. */
export type ObjectPlace = { folder: string } | { bucket: string; prefix: string; elsewhere: { endpoint: string; region: string } | null };

/**
 * The bucket that a variable names as `s3://BUCKET/PREFIX`; undefined where it is not set. AWS_ENDPOINT_URL_S3 and AWS_REGION say where
 * it is.
 * @throws Error that names the variable when it is no such address
 */
export function readBucket(env: Readonly<Record<string, string | undefined>>, variable: string): ObjectPlace | undefined {
  const address = env[variable];
  if (!address) return undefined;
  const [, bucket, prefix = ''] = S3_ADDRESS.exec(address) ?? [];
  if (!bucket) throw new Error(`${variable} is ${address}; it has to be s3://BUCKET/PREFIX.`);
  const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  return { bucket, prefix, elsewhere: endpoint ? { endpoint, region: env['AWS_REGION'] ?? 'us-east-1' } : null };
}
