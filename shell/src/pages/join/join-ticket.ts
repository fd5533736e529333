const TICKET = 'petcare.joinTicket';

/** The ticket that an address brings behind its `#`. */
export function ticketIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('ticket');
}

export function keepTicket(provider: string, ticket: string): void {
  sessionStorage.setItem(TICKET, JSON.stringify({ provider, content: ticket }));
}

/** The ticket that is kept in this tab for joining by one provider, until it is used: a reload must not lose it. */
export function keptTicket(provider: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(TICKET) ?? 'null') as { provider?: unknown; content?: unknown } | null;
    return kept?.provider === provider && typeof kept.content === 'string' ? kept.content : null;
  } catch {
    return null;
  }
}

export function dropTicket(): void {
  sessionStorage.removeItem(TICKET);
}
