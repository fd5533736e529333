import { useHost } from './host-context.ts';

/**
 * True when a feature switch is on in this page, in server rendering as in the browser; a name that nobody has made is off. It stays what
 * it is as long as the page is open. Throws outside a mounted remote.
 */
export function useSwitch(name: string): boolean {
  return useHost().switches?.includes(name) ?? false;
}
