import type { CodeFile } from './code-file.ts';
import { codeBehind, loadsOf, type Loads } from './loads.ts';
import { isFunction, keyOf } from './syntax.ts';

/** The loads of each of these pages of the shell itself in a script: functions under their names. */
export function shellPages(file: CodeFile, pages: readonly string[]): [page: string, loads: Loads][] {
  return file.modules.flatMap(({ nodes, require: requireName }) =>
    nodes.flatMap((node): [string, Loads][] => {
      const key = node.type === 'Property' ? keyOf(node) : undefined;
      if (node.type !== 'Property' || key === undefined || !pages.includes(key) || !isFunction(node.value)) return [];
      const loads = loadsOf(codeBehind(node.value, file), requireName);
      return loads.chunks.length > 0 ? [[key, loads]] : [];
    }),
  );
}
