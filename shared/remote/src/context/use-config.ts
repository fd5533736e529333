import type { ConfigOf, ConfigSchema } from '@petcare/contracts';
import { useHost } from './host-context.ts';

/**
 * The configuration of this remote, as an operator has set it, in server rendering as in the browser:
 * `const { maxPhotos } = useConfig<typeof config>()`, with `config` of `config.ts`. What nobody has set is its default.
 * It stays what it is as long as the page is open. Throws outside a mounted remote.
 */
export function useConfig<Schema extends ConfigSchema>(): ConfigOf<Schema> {
  return (useHost().config ?? {}) as ConfigOf<Schema>;
}
