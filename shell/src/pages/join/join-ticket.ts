const TICKET = 'petcare.joinTicket';
const DRAFT = 'petcare.joinDraft';

/** The ticket that an address brings behind its `#`. */
export function ticketIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('ticket');
}

/** What is kept in this tab for joining by one provider, until it is used: a reload must not lose it. */
function keptOf(key: string, provider: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { provider?: unknown; content?: unknown } | null;
    return kept?.provider === provider ? kept.content : null;
  } catch {
    return null;
  }
}

export function keepTicket(provider: string, ticket: string): void {
  sessionStorage.setItem(TICKET, JSON.stringify({ provider, content: ticket }));
}

export function keptTicket(provider: string): string | null {
  const kept = keptOf(TICKET, provider);
  return typeof kept === 'string' ? kept : null;
}

export function dropTicket(): void {
  sessionStorage.removeItem(TICKET);
}

/** What was typed into a form whose ticket ran out meanwhile, for the next one. */
export function keepDraft(provider: string, values: object): void {
  sessionStorage.setItem(DRAFT, JSON.stringify({ provider, content: values }));
}

/** The texts and ticks of the draft that `empty` has too. */
export function keptDraft<Values extends object>(provider: string, empty: Values): Partial<Values> {
  const kept = keptOf(DRAFT, provider) ?? {};
  return Object.fromEntries(Object.entries(kept).filter(([field, value]) => typeof value === typeof empty[field as keyof Values])) as Partial<Values>;
}

/** The person has joined. */
export function forgetJoining(): void {
  sessionStorage.removeItem(TICKET);
  sessionStorage.removeItem(DRAFT);
}
