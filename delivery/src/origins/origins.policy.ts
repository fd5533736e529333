import { originKinds, type OriginKind } from '@petcare/contracts';
import type { BuildManifest } from '@petcare/wire/manifest';

/** A foreign origin that a package uses, and what for. */
export type Origin = { package: string; kind: OriginKind; origin: string };

/** The sources that WebAssembly may be run from: the files of releases alone. */
const OWN_FILES = 'self';
const ORIGIN = /^https:\/\/(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]+(:\d{1,5})?$/;

const isOrigin = (kind: OriginKind, origin: string) => (kind === 'wasm' ? origin === OWN_FILES : ORIGIN.test(origin));

/** The origins that a release asks for. */
export function askedBy({ name, contract }: BuildManifest): Origin[] {
  return originKinds.flatMap((kind) => (contract?.origins?.[kind] ?? []).map((origin) => ({ package: name, kind, origin })));
}

/** The origins that can't be asked for: one would not be one origin, or not https, or say something else to the browser. */
export function originFaults(manifest: BuildManifest): string[] {
  return askedBy(manifest).flatMap(({ package: name, kind, origin }) =>
    isOrigin(kind, origin)
      ? []
      : [
          `${name}/remote.ts, origins.${kind} ('${origin}'): ${kind === 'wasm' ? `'${OWN_FILES}' is all that there is.` : 'an origin is https://host, or https://*.host for all below it.'}`,
        ],
  );
}

const isSame = (one: Origin, other: Origin) => one.package === other.package && one.kind === other.kind && one.origin === other.origin;

/** Of what a release asks for, what nobody has accepted yet. */
export function waitingOf(manifest: BuildManifest, accepted: readonly Origin[]): Origin[] {
  return askedBy(manifest).filter((asked) => !accepted.some((one) => isSame(one, asked)));
}

/** The origins of each kind, each once. */
export function originsByKind(origins: readonly Origin[]): Record<OriginKind, string[]> {
  const of = (kind: OriginKind) => [...new Set(origins.filter((one) => one.kind === kind).map(({ origin }) => origin))].sort();
  return { connect: of('connect'), img: of('img'), wasm: of('wasm') };
}

/** The origins in force on the pages of a mix: those that its releases ask for and that are accepted. */
export function originsInForce(manifests: Iterable<BuildManifest>, accepted: readonly Origin[]): Record<OriginKind, string[]> {
  const asked = [...manifests]
    .flatMap(askedBy)
    .filter((one) => accepted.some((other) => isSame(one, other)) && isOrigin(one.kind, one.origin));
  return originsByKind(asked);
}
