import { createStoredValue } from '@petcare/storage';
import { object, string } from 'valibot';

const stored = createStoredValue({ key: 'petcare.joinTicket', where: 'tab', schema: object({ provider: string(), content: string() }) });

/** The ticket that an address brings behind its `#`. */
export function ticketIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('ticket');
}

export function keepTicket(provider: string, ticket: string): void {
  stored.write({ provider, content: ticket });
}

/** The ticket that is kept in this tab for joining by one provider, until it is used: a reload must not lose it. */
export function keptTicket(provider: string): string | null {
  const ticket = stored.read();
  return ticket?.provider === provider ? ticket.content : null;
}

export function dropTicket(): void {
  stored.remove();
}
