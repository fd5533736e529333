import { useEffect, useState } from 'react';

type Origins = Readonly<Record<'connect' | 'img', readonly string[]>>;

/**
 * The uses among the packages, as `/usage.json` says; `waiting` are origins that nobody has accepted yet: a delivery service older than
 * this shell doesn't say.
 */
export type Usage = {
  packages: readonly { name: string; rows: readonly string[]; prefixes: readonly string[]; origins: Origins; waiting?: Origins }[];
  events: readonly { name: string; from: readonly string[]; to: readonly string[] }[];
  slots: readonly { name: string; host: string; remote: string; part: string }[];
};

const LIMIT = 10_000;

/** The delivery service's account of the live releases: asked once, `failed` when it doesn't answer. */
export function useUsage(): Usage | 'loading' | 'failed' {
  const [usage, setUsage] = useState<Usage | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const limit = setTimeout(() => leaving.abort(), LIMIT);
    let isLeft = false;
    const ask = async () => {
      const answer = await fetch('/usage.json', { signal: leaving.signal });
      if (!answer.ok) throw new Error(`No usage: ${answer.status}`);
      return (await answer.json()) as Usage;
    };
    void ask().then(
      (said) => isLeft || setUsage(said),
      () => isLeft || setUsage('failed'),
    );
    return () => {
      isLeft = true;
      clearTimeout(limit);
      leaving.abort();
    };
  }, []);
  return usage;
}
