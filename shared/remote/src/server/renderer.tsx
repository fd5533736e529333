import type { ServerBuild } from '@petcare/contracts';
import { configFor } from '../context/config-for.ts';
import { createLoaded } from '../loading/loaded.ts';
import type { RemoteDefinition } from '../contract/remote-contract.ts';
import { pageAt, RemotePages } from '../remote-pages.tsx';
import { renderTree } from './render-tree.tsx';

/**
 * The `render` of a remote's server build: its pages at an address, or one of its parts. Rejects with what the tree throws, and when it
 * offers nothing of that name.
 */
export function createRenderer(definition: RemoteDefinition): ServerBuild['render'] {
  const pages = createLoaded(definition.pages);
  const parts = createLoaded(definition.parts);

  return async (asked, surroundings) => {
    const job = { ...asked, config: configFor(definition.config, asked.config) };
    switch (job.kind) {
      case 'frame':
        throw new Error(`${definition.name} has no frame`);
      case 'pages': {
        const page = pageAt(job.routes, job.url.split('?', 1)[0] ?? '');
        if (!page) throw new Error(`${definition.name} has no page at this address`);
        await pages.preload(page);
        return renderTree(job, surroundings, <RemotePages rows={job.routes} pages={pages} />);
      }
      case 'part': {
        await parts.preload(job.part);
        const Part = parts.get(job.part);
        return renderTree(job, surroundings, <Part {...job.slotProps} />);
      }
    }
  };
}
