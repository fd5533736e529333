import type { MapRoute } from './use-map-route.ts';

/** One value of the map's address. */
export function useMapParam({ search, write }: MapRoute, name: 'search' | 'filters'): [string, (value: string) => void] {
  const value = new URLSearchParams(search).get(name)?.trim() ?? '';
  const change = (next: string) => {
    const params = new URLSearchParams(search);
    if (next) params.set(name, next);
    else params.delete(name);
    write({ search: params.size > 0 ? `?${params}` : '' });
  };
  return [value, change];
}
