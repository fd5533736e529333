import { isFaultName, type Fault } from '@petcare/contracts';
import type { Mix } from './mix.ts';

/**
 * The faults that a tester's page is to show, by the values of `?fault=`: `mf-search:hang,mf-reviews:slow-3000`. What
 * doesn't name a remote of the mix and a way to fail is left out.
 */
export function faultsOf(named: readonly string[], mix: Mix): Fault[] {
  return named
    .flatMap((text) => text.split(','))
    .flatMap((text) => {
      const [remote = '', fault] = text.trim().split(':');
      return remote !== 'shell' && mix.has(remote) && isFaultName(fault) ? [{ remote: remote as Fault['remote'], fault }] : [];
    });
}
