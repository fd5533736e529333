import type { Remote } from '@petcare/remote';
import type { LifeCycles } from 'single-spa';
import type { Loader, Source } from '../loader.ts';
import { createMounting } from '../mounting.ts';

/** `said` is what the page around it passes. */
export type Props = { said?: string; domElement: HTMLElement; onCrash: (error: unknown) => void };
export type Behaviour =
  | 'good'
  | 'fails to load'
  | 'never loads'
  | 'throws on mount'
  | 'never mounts'
  | 'crashes on render'
  | 'throws on unmount'
  | 'never unmounts';

const never = new Promise<never>(() => undefined);

function lifecyclesOf(behaviour: Behaviour, text: string, alive: Set<string>, given: string[]): LifeCycles<Props> {
  return {
    bootstrap: async () => undefined,
    async mount({ domElement, onCrash, said }) {
      if (said) given.push(`mount ${said}`);
      if (behaviour === 'throws on mount') throw new Error('mount');
      if (behaviour === 'never mounts') {
        domElement.textContent = 'half of it';
        await never;
      }
      if (behaviour === 'crashes on render') onCrash(new Error('render'));
      alive.add(text);
      domElement.textContent = text;
    },
    async update({ said }) {
      given.push(`update ${said}`);
    },
    async unmount() {
      if (behaviour === 'throws on unmount') throw new Error('unmount');
      if (behaviour === 'never unmounts') await never;
      alive.delete(text);
    },
  };
}

/** A mounting whose sources behave as told, in their order; a later round of tries takes the next ones. */
export function aMounting(...behaviours: (Behaviour | { behaviour: Behaviour; schemes: Remote['schemes'] | undefined })[]) {
  const alive = new Set<string>();
  const given: string[] = [];
  const statuses: string[] = [];
  const outcomes: string[] = [];
  const place = document.createElement('div');
  let tries = 0;
  const sources: Source[] = [
    { release: 'new', entry: '/plain', fresh: false },
    { release: 'new', entry: '/plain', fresh: true },
    { release: 'old', entry: '/previous', fresh: true },
  ];
  const loader: Loader = {
    sources: () => sources,
    async load() {
      const text = `try ${tries}`;
      const told = behaviours[tries] ?? 'good';
      const { behaviour, schemes } = typeof told === 'string' ? { behaviour: told, schemes: undefined } : told;
      tries += 1;
      if (behaviour === 'fails to load') throw new Error('load');
      if (behaviour === 'never loads') return new Promise((_, reject) => setTimeout(() => reject(new Error('deadline')), 10_000));
      return { schemes, lifecycles: lifecyclesOf(behaviour, text, alive, given) } as unknown as Remote;
    },
    forget: () => undefined,
  };
  const mounting = createMounting<object>({
    loader,
    remote: 'mf-search',
    idPrefix: 'p-',
    lifecyclesOf: ({ lifecycles }) => lifecycles as unknown as LifeCycles<Props>,
    onStatus: (status) => statuses.push(status),
    observe: ({ stage, release, ok }) => outcomes.push(`${stage} ${release} ${ok ? 'ok' : 'failed'}`),
  });
  return { mounting, place, statuses, outcomes, alive, given, tries: () => tries };
}

export const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
