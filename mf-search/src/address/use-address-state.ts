import { useEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** The choice in the address, and the function that changes a part of it. */
export type AddressState<T> = [asked: T, change: (changed: Partial<T>, options?: NavigateOptions) => void];

/** A change stands on the one before it also while that is not drawn yet: people choose and press faster than a slow phone follows. */
export function useAddressState<T extends object>(
  read: (params: URLSearchParams) => T,
  write: (asked: T) => URLSearchParams,
): AddressState<T> {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (changed: Partial<T>, options?: NavigateOptions) => {
    latest.current = write({ ...read(latest.current), ...changed });
    setParams(latest.current, options);
  };
  return [read(params), change];
}
