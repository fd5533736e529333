import { useEffect, useRef } from 'react';

/**
 * The focus in a list of rows that are added and taken out: it goes into the row that is added, and from the last one that is taken out to
 * what adds another. `list` has the rows first among its children.
 */
export function useRowsFocus(rows: number) {
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const { activeElement } = document;
    if (rows > before.current && activeElement === add.current) list.current?.children[rows - 1]?.querySelector('button')?.focus();
    if (rows < before.current && activeElement === document.body) add.current?.focus();
    before.current = rows;
  }, [rows]);
  return { list, add };
}
