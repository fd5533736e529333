import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectShape, OwnEvents, OwnSlots, Shape } from '@petcare/contracts';
import ts from 'typescript';
import { literalOfType } from '../../literal-of.ts';
import { remoteOffer } from '../../remote-offers.ts';
import { SITE_CONTRACTS } from './site-contracts-file.ts';

/** The events and slots that remotes declare themselves. */
export type DeclaredContracts = { events: OwnEvents; slots: OwnSlots };

function membersOf<T, M>(source: ts.SourceFile, name: string, memberOf: (shape: T) => M): Record<string, M> {
  const found: Record<string, M> = {};
  const look = (node: ts.Node): void => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== name) return ts.forEachChild(node, look);
    for (const member of node.members.filter(ts.isPropertySignature)) {
      const shape = member.type && ts.isTypeReferenceNode(member.type) ? member.type.typeArguments?.[0] : undefined;
      if (ts.isStringLiteral(member.name) && shape) found[member.name.text] = memberOf(literalOfType(shape, source) as T);
    }
  };
  look(source);
  return found;
}

/** The events and slots of other remotes, by the file of `petcare types` in a remote's folder; none where there is no file. */
export function foreignContracts(dir: string): DeclaredContracts {
  const path = join(dir, SITE_CONTRACTS);
  if (!existsSync(path)) return { events: {}, slots: {} };
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  return {
    events: membersOf(source, 'RemoteEvents', (payload: Shape) => ({ payload })),
    slots: membersOf(source, 'RemoteSlots', (props: ObjectShape) => ({ props })),
  };
}

/** All names of remotes that the code in a remote's folder knows: those that it declares, and those of the others. */
export function declaredIn(dir: string): DeclaredContracts {
  const { events = {}, slots = {} } = remoteOffer(join(dir, 'remote.ts'));
  const foreign = foreignContracts(dir);
  return { events: { ...foreign.events, ...events }, slots: { ...foreign.slots, ...slots } };
}
