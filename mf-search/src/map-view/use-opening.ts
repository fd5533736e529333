import type { MapPosition } from '@petcare/maps';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isPositionFree } from '../location/device-position.ts';
import { keptRegion } from '../location/kept-region.ts';

type Opening = {
  /** The address says what to show: a view, a search or a region. */
  isSaid: boolean;
  /** Somebody has already gone on to something. */
  isBusy: boolean;
  /** The map has come to rest where every map begins, nobody knows of another place, and there is nothing. */
  isEmpty: boolean;
  locate: (how: { isQuiet: boolean }) => Promise<MapPosition | null>;
  onPosition: (position: MapPosition) => void;
  onKept: (region: NonNullable<ReturnType<typeof keptRegion>>) => void;
  findNext: () => Promise<MapPosition | undefined>;
  onNext: (position: MapPosition) => void;
};

/** True for a link that leads to where the device is: whoever pressed it may be asked. */
const isLocating = (state: unknown) => (state as { locate?: boolean } | null)?.locate === true;

/**
 * Opens a map whose address says nothing: where the device is, if that may be known without asking, or a link was pressed
 * that leads there; else at the region that was chosen last, or where every map begins, and if nothing is there, where something is.
 * One whose address says where stays there, and the device is located all the same if that asks nobody.
 */
export function useOpening({ isSaid, isBusy, isEmpty, locate, onPosition, onKept, findNext, onNext }: Opening): void {
  const { state, key } = useLocation();
  const isAsked = isLocating(state);
  const isOpening = useRef(!isSaid);
  const arrive = useEffectEvent((position: MapPosition) => {
    if (isOpening.current && !isBusy) onPosition(position);
    isOpening.current = false;
  });
  const beginAtKept = useEffectEvent(() => {
    const kept = isOpening.current && !isBusy ? keptRegion() : null;
    if (kept) onKept(kept);
  });
  const open = useEffectEvent(async () => {
    const isFree = !isAsked && (await isPositionFree());
    const position = isFree ? await locate({ isQuiet: true }) : null;
    if (position) arrive(position);
    else beginAtKept();
  });
  // Also on a map that is open already.
  const goThere = useEffectEvent(async () => {
    const position = isAsked ? await locate({ isQuiet: false }) : null;
    if (position) onPosition(position);
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
  useEffect(() => void goThere(), [key]);
  useEffect(() => {
    if (isEmpty) void leave();
  }, [isEmpty]);
}
