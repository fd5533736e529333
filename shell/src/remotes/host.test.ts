import { createApiClient } from '@petcare/api';
import type { SlotName } from '@petcare/contracts';
import { declareOwn } from '@petcare/contracts/own';
import type { PartStatus, Remote } from '@petcare/remote';
import { createHost } from './host.ts';
import type { Loader } from './loader.ts';

const SLOT = 'mf-walks.after-route' as SlotName;
const place = { type: 'object', properties: { place: { type: 'string' } }, required: ['place'] } as const;

function aHost(filler?: string) {
  const asked: string[] = [];
  const remote = {
    partLifecycles: (part: string) => ({
      bootstrap: async () => undefined,
      async mount({ domElement, slotProps }: { domElement: HTMLElement; slotProps: object }) {
        domElement.textContent = `${part} ${JSON.stringify(slotProps)}`;
      },
      unmount: async () => undefined,
    }),
  };
  const loader: Loader = {
    sources: () => [{ release: '00000000000b', entry: '/remoteEntry.js', fresh: false }],
    load: async (name) => {
      asked.push(name);
      return remote as unknown as Remote;
    },
    forget: () => undefined,
  };
  const ownSlots = filler ? { [SLOT]: { remote: filler as 'mf-weather', part: 'forecast' } } : {};
  const host = createHost({
    loader,
    client: createApiClient({ exchanges: [] }),
    observe: () => undefined,
    composition: { slots: ownSlots },
  });
  return { host, asked };
}

/** The part as it stands once it is shown or has failed. */
async function mounted({ host }: ReturnType<typeof aHost>, props: object) {
  const element = document.body.appendChild(document.createElement('div'));
  const status = await new Promise<PartStatus>((resolve) =>
    host.mountPart(SLOT, props as never, element, (said) => said !== 'loading' && resolve(said)),
  );
  return { status, text: element.textContent };
}

beforeAll(() => declareOwn({ slots: { [SLOT]: { props: place } } }));

test('the host puts the part that the composition names into the slot of another remote, with what its contract knows', async () => {
  const one = aHost('mf-weather');
  expect(one.host.isFilled?.(SLOT)).toBe(true);
  expect(await mounted(one, { place: '한강', secret: 1 })).toEqual({ status: 'shown', text: 'forecast {"place":"한강"}' });
  expect(one.asked).toEqual(['mf-weather']);
});

test('the host throws on props that do not fit what the remote has declared', () => {
  const { host } = aHost('mf-weather');
  expect(() => host.mountPart(SLOT, { place: 3 } as never, document.createElement('div'), () => undefined)).toThrow(
    'Invalid type: Expected string',
  );
});

test('the host says of a slot that no part stands in it', () => {
  const { host } = aHost();
  expect([host.isFilled?.(SLOT), host.isFilled?.('home.posts')]).toEqual([false, true]);
  expect(() => host.mountPart(SLOT, { place: '한강' } as never, document.createElement('div'), () => undefined)).toThrow(
    `No part for ${SLOT}`,
  );
});
