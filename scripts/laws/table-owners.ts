import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tablesByModule } from '../../server/src/table-owners.ts';

const NAMES = /\b(?:from|join|into|update|truncate|using|table)\s+(?:only\s+)?((?:\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)*\w+)/gi;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|--.*$/gm;

/** The places at which a `.sql.ts` file names a table of another module: `file:line: whose it is`. */
export function foreignTables(root: string): string[] {
  const files = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql.ts'))
    .map((file) => join('server/src', file).replaceAll('\\', '/'))
    .sort();
  return files.flatMap((file) => foreignTablesIn(file, readFileSync(join(root, file), 'utf8')));
}

export function foreignTablesIn(file: string, text: string): string[] {
  const module = /^server\/src\/(?:modules\/)?(platform\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? file;
  // Comments go, their lines stay.
  const code = text.replace(COMMENTS, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...code.matchAll(NAMES)].flatMap((match) => {
    const line = code.slice(0, match.index).split('\n').length;
    const names = [...new Set(match[1]?.match(/\w+/g))];
    return names.flatMap((name) => {
      const owner = ownerOf(name);
      const isOwn = owner === undefined || owner === module;
      return isOwn ? [] : [`${file}:${line}: ${name} belongs to ${owner}: ask its verbs or a view that it offers`];
    });
  });
}

const tables = tablesByModule();

function ownerOf(table: string): string | undefined {
  return Object.entries(tables).find(([, names]) => names.includes(table))?.[0];
}
