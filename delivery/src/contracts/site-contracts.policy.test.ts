import type { BuildManifest, JsonSchema, PackageContract } from '@petcare/wire/manifest';
import { siteContractsOf } from './site-contracts.policy.ts';

const props: JsonSchema = { type: 'object', properties: {}, required: [] };
const noContract: PackageContract = { pages: [], parts: [], slots: {}, emits: {}, hears: {}, names: {} };
const manifest = (name: string, contract: Partial<PackageContract>) =>
  ({ name, contract: { ...noContract, ...contract } }) as unknown as BuildManifest;

test('the contract of a site lists what each package declares itself, once and in the order of the names', () => {
  const used = { emits: { 'review.written': props }, slots: { 'home.posts': props, 'mf-walks.below': props } };
  expect(
    siteContractsOf([
      manifest('mf-walks', { ...used, emits: { ...used.emits, 'mf-walks.planned': props }, offers: { 'mf-walks.below': props } }),
      manifest('mf-alerts', { ...used, hears: { 'mf-walks.planned': props } }),
      manifest('mf-wrong', { offers: { 'mf-wrong.below': { type: 'date' } } }),
      manifest('shell', { emits: { 'review.written': props, 'points.changed': props }, slots: { 'home.posts': props } }),
    ]),
  ).toEqual({
    events: [
      { name: 'mf-walks.planned', by: 'mf-walks', payload: props },
      { name: 'points.changed', by: 'shell', payload: props },
      { name: 'review.written', by: 'shell', payload: props },
    ],
    slots: [
      { name: 'home.posts', by: 'shell', props },
      { name: 'mf-walks.below', by: 'mf-walks', props },
    ],
  });
});
