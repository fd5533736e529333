const MARKUP = /<\/?[a-z!?]|\bdocument\s*\.|\binnerHTML\b|javascript:|\bfunction\s*\(|\bvar\s+\w+\s*=|[{}]/i;

/**
 * True when a text, or any text in a value, holds markup or script that came along from the page from which it was taken. Registers escape
 * what they hold (김수의과병원&lt;출장진료&gt;): that is markup only when what is escaped is.
 */
export function holdsMarkup(value: unknown): boolean {
  if (typeof value === 'string') return MARKUP.test(value.replace(/&lt;/gi, '<'));
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsMarkup);
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text that a publisher has escaped for a page: registers write `병원&lt;출장전문&gt;`. */
export function unescaped(text: string): string {
  return text.includes('&') ? text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity]!) : text;
}
