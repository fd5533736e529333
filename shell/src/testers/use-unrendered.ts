import { useEffect, useState } from 'react';

/** The reasons why only browsers render a release, by `package@release`. */
export type Unrendered = Readonly<Record<string, string>>;

const NONE: Unrendered = {};

/** The delivery service's reasons for releases that it gives without rendering them. */
export function useUnrendered(): Unrendered {
  const [unrendered, setUnrendered] = useState(NONE);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await fetch('/healthz', { signal: leaving.signal });
      // A standby doesn't say.
      const { unrendered: said = NONE } = (await answer.json()) as { unrendered?: Unrendered };
      setUnrendered(said);
    };
    // The panel is of use without it.
    void ask().catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return unrendered;
}
