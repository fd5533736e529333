import type { Act } from '../act.ts';
import { lineOf } from '../../../platform/csv-line.ts';

type Schema = { properties?: Record<string, Schema>; items?: Schema };

/** The items of a list as lines of a file for spreadsheets, under the names of their properties. */
export function csvOf(act: Act, output: unknown): string {
  const names = Object.keys((act.output as Schema).properties?.['items']?.items?.properties ?? {});
  const { items } = output as { items: Record<string, unknown>[] };
  return [names, ...items.map((item) => names.map((name) => cellOf(item[name])))].map(lineOf).join('').replace(/\r\n$/, '');
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}
