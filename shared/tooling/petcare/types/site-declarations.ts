import { KIT_CONTRACTS, type SiteContracts } from '@petcare/wire/manifest';
import { kitAnswer } from '../own-package/kit-answer.ts';

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one?.name === 'string' && typeof one?.by === 'string');

/** The contracts that the live site declares. Throws when it doesn't say so, or says something else. */
export async function siteDeclarations(origin: string): Promise<SiteContracts> {
  const address = `${origin}/${KIT_CONTRACTS}`;
  const answer = (await (await kitAnswer(address)).json()) as Partial<SiteContracts>;
  if (!isList(answer.events) || !isList(answer.slots)) throw new Error(`${address} answers no list of events and slots.`);
  return answer as SiteContracts;
}
