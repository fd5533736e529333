/**
 * `350m`, `1.2km`, `12km`.
 * @param meters a distance in metres, not negative
 */
export function formatDistance(meters: number): string {
  const rounded = meters < 100 ? Math.round(meters) : Math.round(meters / 10) * 10;
  if (rounded < 1000) return `${rounded}m`;
  const kilometers = meters / 1000;
  return kilometers < 10 ? `${kilometers.toFixed(1)}km` : `${Math.round(kilometers)}km`;
}
