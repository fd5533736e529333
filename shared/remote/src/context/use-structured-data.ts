import { useHost } from './host-context.ts';

/**
 * Structured data of a part, for search engines: schema.org objects, as in `PageHead.structured`. They are added to those of the page
 * around it, in the document that the server writes and nowhere else. A page says its own with `usePageHead`.
 */
export function useStructuredData(structured: readonly Record<string, unknown>[]): void {
  const { rendering } = useHost();
  if (rendering && structured.length > 0) rendering.describe({ title: '', structured });
}
