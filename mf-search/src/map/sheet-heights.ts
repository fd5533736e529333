/** The heights at which the sheet rests, the lowest first. */
export const sheetHeights = ['peek', 'half', 'whole'] as const;
export type SheetHeight = (typeof sheetHeights)[number];
export type SheetStops = Record<SheetHeight, number>;

/** The height whose stop is nearest to where the sheet has been pulled to; above the last it is whole. */
export function heightAt(pulled: number, stops: SheetStops): SheetHeight {
  return sheetHeights.reduce((best, one) => (Math.abs(stops[one] - pulled) < Math.abs(stops[best] - pulled) ? one : best));
}

/** The next height up or down, or the same at either end. */
export function heightBeside(height: SheetHeight, steps: 1 | -1): SheetHeight {
  return sheetHeights[sheetHeights.indexOf(height) + steps] ?? height;
}
