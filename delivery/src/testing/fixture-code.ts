import type { BuildManifest } from '@petcare/wire/manifest';

type BuiltPackage = Pick<BuildManifest, 'name' | 'pages' | 'parts' | 'shared' | 'contract'>;

const text = JSON.stringify;
const chunkOf = (file: string) => file.replace(/\.(js|css)$/, '');
/** The ids of the modules that take shared ones. */
const SHARED = 100;

/** The loader of a screen of these files, as webpack has `() => import('./x.page.tsx').then((m) => m.X)`; each file is of the chunk of its name. */
const loader = (files: readonly string[]) =>
  `()=>Promise.all([${[...new Set(files.map(chunkOf))].map((chunk) => `t.e(${text(chunk)})`).join()}]).then(()=>t(9)).then(e=>e.X)`;

/** The code of `remote.ts` that a contract comes of. */
export function definitionOf({ name, pages, parts, contract }: BuiltPackage): string {
  const screens = (names: readonly string[], files: Record<string, string[]>) =>
    `{${names.map((one) => `${text(one)}:${loader(files[one] ?? [])}`).join()}}`;
  const own = Object.entries(contract?.emits ?? {}).filter(([event]) => event.startsWith(`${name}.`));
  const values = {
    routes: contract?.rows,
    origins: contract?.origins,
    budget: contract?.budget,
    schemes: contract?.schemes,
    config: contract?.config,
    fills: contract?.fills,
    events: Object.fromEntries(
      own.map(([event, payload]) => [event, { payload, ...(contract?.states?.includes(event) && { state: true }) }]),
    ),
    slots: Object.fromEntries(Object.entries(contract?.offers ?? {}).map(([slot, props]) => [slot, { props }])),
    emits: Object.keys(contract?.emits ?? {}),
    hears: Object.keys(contract?.hears ?? {}),
  };
  const written = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [`${key}:${text(value)}`]));
  const [offered, filling] = [screens(contract?.pages ?? [], pages), screens(contract?.parts ?? [], parts)];
  return `{name:${text(name)},pages:${offered},parts:${filling},${written.join()}}`;
}

/** The entry of a remote as webpack makes it, with little of its runtime: what a manifest says is in it. `uses` is the code of one more module. */
export function entryCode(built: BuiltPackage, { definition = definitionOf(built), uses = '' } = {}): string {
  const taken = Object.keys(built.shared).map((key, index) => ({ key, id: SHARED + index }));
  const named = taken.flatMap(({ key, id }) => (built.contract?.names[key] ?? []).map((name) => `t(${id}).${name};`));
  const variable = built.name.replaceAll('-', '_');
  return [
    `var ${variable};(()=>{`,
    `var g={1(e,r,t){var s={"./remote":()=>Promise.resolve().then(()=>()=>t(2))};t.d(r,{get:()=>s,init:()=>s})},`,
    `2(e,r,t){let s=(0,t(8).defineRemote)(${definition});t.d(r,["remote",0,s])},`,
    `3(e,r,t){${named.join('')}${uses}}};`,
    `function x(e){return g[e]}x.m=g;x.u=e=>e+".js";x.k=e=>e+".css";`,
    `var c={${taken.map(({ key, id }) => `${id}:()=>o("default",${text(key)},!1)`).join()}};`,
    `${variable}=x(1)})();\n`,
  ].join('');
}

/** One chunk as webpack makes it, of one module with this code. */
export const chunkCode = (id: string, code = ''): string =>
  `"use strict";(globalThis.chunks||=[]).push([[${text(id)}],{${text(`./${id}`)}(e,r,t){${code}}}]);\n`;
