import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of one of Debian's programs; undefined where it is not installed. */
export const installed = (program: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, program)).find((file) => existsSync(file));
