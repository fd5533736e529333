import type { MapPosition } from '@petcare/maps';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isPositionFree } from '../location/device-position.ts';

type Opening = {
  /** The address says what to show: a view, a search or a region. */
  isSaid: boolean;
  /** Somebody has already gone on to something. */
  isBusy: boolean;
  /** The map has come to rest where every map begins, nobody knows of another place, and there is nothing. */
  isEmpty: boolean;
  locate: (how: { isQuiet: boolean }) => Promise<MapPosition | null>;
  onPosition: (position: MapPosition) => void;
  findNext: () => Promise<MapPosition | undefined>;
  onNext: (position: MapPosition) => void;
};

/**
 * Opens a map whose address says nothing: where the device is, if that may be known without asking; else where every
 * map begins, and if nothing is there, where something is.
 */
export function useOpening({ isSaid, isBusy, isEmpty, locate, onPosition, findNext, onNext }: Opening): void {
  const isOpening = useRef(!isSaid);
  const arrive = useEffectEvent((position: MapPosition) => {
    if (isOpening.current && !isBusy) onPosition(position);
    isOpening.current = false;
  });
  const open = useEffectEvent(async () => {
    const position = isOpening.current && (await isPositionFree()) ? await locate({ isQuiet: true }) : null;
    if (position) arrive(position);
  });
  // Whoever has gone elsewhere meanwhile stays there.
  const goOn = useEffectEvent((next: MapPosition) => {
    if (isEmpty && !isBusy) onNext(next);
  });
  const leave = useEffectEvent(async () => {
    if (!isOpening.current || isBusy) return;
    isOpening.current = false;
    const next = await findNext();
    if (next) goOn(next);
  });
  useEffect(() => void open(), []);
  useEffect(() => {
    if (isEmpty) void leave();
  }, [isEmpty]);
}
