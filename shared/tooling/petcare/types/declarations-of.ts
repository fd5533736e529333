import type { SiteContracts } from '@petcare/wire/manifest';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const HEAD =
  "// Written by petcare types: the events and slots that other remotes of the site declare.\nimport type { ValueOf } from '@petcare/contracts';\n";

const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A value as the type that has only it. */
function typeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(typeOf).join(', ')}]`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).map(([key, one]) => `${IDENTIFIER.test(key) ? key : quoted(key)}: ${typeOf(one)}`);
  return members.length > 0 ? `{ ${members.join('; ')} }` : '{}';
}

function interfaceOf(name: string, members: readonly (readonly [string, unknown])[]): string {
  if (members.length === 0) return '';
  const lines = members.map(([member, shape]) => `    ${quoted(member)}: ValueOf<${typeOf(shape)}>;\n`);
  return `  interface ${name} {\n${lines.join('')}  }\n`;
}

/** The contracts that other remotes of a site declare, apart from the names of the house: those come with the kit. */
export function foreignOf({ events, slots }: SiteContracts, own: string): SiteContracts {
  const isForeign = ({ by }: { by: string }) => by !== own && by !== 'shell';
  return { events: events.filter(isForeign), slots: slots.filter(isForeign) };
}

/** The file that types them in the folder of the remote `own`: the same text for the same declarations. */
export function declarationsOf(contracts: SiteContracts, own: string): string {
  const { events, slots } = foreignOf(contracts, own);
  const interfaces = [
    interfaceOf(
      'RemoteEvents',
      events.map(({ name, payload }) => [name, payload] as const),
    ),
    interfaceOf(
      'RemoteSlots',
      slots.map(({ name, props }) => [name, props] as const),
    ),
  ].join('');
  if (interfaces === '') return `${HEAD.split('\n', 1)[0]}\nexport {};\n`;
  return `${HEAD}\ndeclare module '@petcare/contracts' {\n${interfaces}}\n`;
}
