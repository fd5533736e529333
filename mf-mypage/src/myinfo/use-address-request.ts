import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * True when the page was opened by an address with `name=value`. The pair is taken out of the address: a reload, or a way back, asks for
 * nothing.
 */
export function useAddressRequest(name: string, value: string): boolean {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get(name) === value;
  const [wasAsked, setAsked] = useState(isAsked);
  const takeAway = useEffectEvent(() => {
    setAsked(true);
    setParams(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isAsked) takeAway();
  }, [isAsked]);
  return wasAsked;
}
