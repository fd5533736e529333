import { Frame, Veil } from './map-frame.ts';

/** The stand-in for a map that is on its way: its frame, named and busy. For a page that loads `PlacesMap` later. */
export function MapPlace({ label }: { label: string }) {
  return (
    <Frame aria-label={label} aria-busy>
      <Veil aria-hidden />
    </Frame>
  );
}
