import type { RemoteName } from '@petcare/contracts';
import { isDisplacedNode, isMissingFile, withDeadline, type PartStatus, type Remote } from '@petcare/remote';
import { mountRootParcel, type LifeCycles, type Parcel } from 'single-spa';
import { keepClicks } from './early-clicks.ts';
import type { Loader, Source } from './loader.ts';
import { observed, observeError, type Observe } from './telemetry.ts';

const MOUNT_LIMIT = 10_000;
const UNMOUNT_LIMIT = 3_000;

// The deadlines are ours; single-spa's own would only write to the console.
const patient = { millis: 600_000, dieOnTimeout: false, warningMillis: 600_000 };
const timeouts = { bootstrap: patient, mount: patient, unmount: patient, update: patient };

/** `updating`: its last update, until that is done; `isBehind`: what has changed since is still to be passed. */
type Tree<Props> = {
  parcel: Parcel;
  container: HTMLElement;
  release: string;
  props: Props & TreeProps;
  updating: Promise<void> | null;
  isBehind: boolean;
};

export type MountingOptions<Props extends object> = {
  loader: Loader;
  remote: RemoteName;
  /** The lifecycles of the remote that are mounted here. */
  lifecyclesOf(remote: Remote): LifeCycles<Props & TreeProps> | null;
  onStatus(status: PartStatus): void;
  observe: Observe;
  /** Begins every id in the tree: the same on the server. */
  idPrefix: string;
  /** Calls `begin` at the moment to load it for this place; without this, at once. Returns the function that takes that back. */
  begins?: (place: HTMLElement, begin: () => void) => () => void;
};
type TreeProps = { domElement: HTMLElement; onCrash: (error: unknown) => void };

/** A remote's tree in a place of the page: shown, hidden, tried again; it never throws and never blocks. */
export type Mounting<Props extends object> = {
  show(place: HTMLElement, props: Props): void;
  update(props: Props): void;
  hide(): void;
  retry(): void;
  /** Take it out for something that it does to the page, and leave the notice. */
  fail(): void;
};

const ignore = () => undefined;

// single-spa never forgets a root parcel (it deletes only those that have a parent), nor, with it, the props: nodes and listeners would pile up.
function letGo(props: object): void {
  for (const name of Object.keys(props)) Reflect.deleteProperty(props, name);
}

/**
 * Load and mount one tree, healing what fails: each source in turn, then the
 * status `failed` until someone retries. Whatever finishes after it was no
 * longer wanted is taken down as soon as it shows up. A tree that misses a file
 * later, as a page that was not the first, goes on with the sources not tried yet; one whose texts a browser has
 * translated away under React's hands is drawn anew once.
 */
export function createMounting<Props extends object>({
  loader,
  remote,
  lifecyclesOf,
  onStatus,
  observe,
  idPrefix,
  begins,
}: MountingOptions<Props>): Mounting<Props> {
  let wanted: { place: HTMLElement; props: Props } | null = null;
  let run = 0;
  let isDrawnAnew = false;
  let tree: Tree<Props> | null = null;
  /** The latest try's node: its mount may never end, and what it has put there is not to be seen until then. */
  let standing: HTMLElement | null = null;
  /** The element that a server has rendered into the place, until a tree takes it over. */
  let rendered: HTMLElement | null = null;
  /** The props of what is rendered there: taken over with others, it would be another tree than the one that stands. */
  let renderedWith: Props | null = null;
  /** Ends keeping what is clicked in there. */
  let giveClicksBack: () => void = ignore;
  let waitNoMore: () => void = ignore;

  function takeDown({ parcel, container, release, props, updating }: Tree<Props>): void {
    container.remove();
    const isMounted = updating !== null || parcel.getStatus() === 'MOUNTED';
    const unmounting = isMounted
      ? Promise.resolve(updating).then(() => parcel.unmount())
      : parcel.mountPromise.then(() => parcel.unmount());
    const ended = withDeadline(Promise.resolve(unmounting), UNMOUNT_LIMIT, `Unmounting ${remote}`);
    // What never got mounted was observed as that.
    if (isMounted) observed(observe, { package: remote, release, stage: 'unmount' }, ended);
    ended.catch(ignore).finally(() => letGo(props));
  }

  /** The rendered place, when it is this release's doing, else a new one: two releases may write another HTML. */
  function containerFor(place: HTMLElement, release: string): HTMLElement {
    const takenOver = rendered?.dataset['rendered'] === release ? rendered : null;
    if (!takenOver) rendered?.remove();
    rendered = null;
    const container = takenOver ?? document.createElement('div');
    container.dataset['owner'] = remote;
    container.dataset['ids'] = idPrefix;
    if (!takenOver) place.append(container);
    return container;
  }

  function clear(): void {
    run += 1;
    standing?.remove();
    standing = null;
    if (tree) takeDown(tree);
    tree = null;
  }

  function clearRendered(): void {
    rendered?.remove();
    rendered = null;
  }

  /** One update at a time, since single-spa refuses the others: somebody who types is faster than a slow machine. */
  function pass(to: Tree<Props>, props: Props): void {
    Object.assign(to.props, props);
    to.isBehind = true;
    to.updating ??= catchUp(to);
  }

  async function catchUp(to: Tree<Props>): Promise<void> {
    try {
      while (to.isBehind && to === tree) {
        to.isBehind = false;
        await to.parcel.update?.(to.props);
      }
    } catch (error) {
      if (to !== tree) return;
      observeError(observe, { package: remote, release: to.release }, error);
      fail();
    } finally {
      to.updating = null;
    }
  }

  function fail(): void {
    clear();
    clearRendered();
    loader.forget(remote);
    onStatus('failed');
  }

  async function attempt(source: Source, left: Source[], mine: number): Promise<void> {
    const { release } = source;
    const loaded = await loader.load(remote, source);
    const lifecycles = lifecyclesOf(loaded);
    if (mine !== run || !wanted) return;
    if (!lifecycles) throw new Error(`${remote} does not offer what the page asks of it`);
    const container = containerFor(wanted.place, release);
    // As the server marks it: what knows no dark scheme keeps a light ground.
    if (!loaded.schemes?.includes('dark')) container.dataset['scheme'] = 'light';
    standing = container;

    let crash: (error: unknown) => void = ignore;
    const crashed = new Promise<never>((_, reject) => {
      crash = reject;
    });
    crashed.catch(ignore);
    const onCrash = (error: unknown) => {
      crash(error);
      if (mine !== run || tree?.container !== container) return;
      observeError(observe, { package: remote, release }, error);
      if (isDisplacedNode(error) && !isDrawnAnew) {
        isDrawnAnew = true;
        return void begin([source, ...left]);
      }
      if (!isMissingFile(error)) return fail();
      loader.forget(remote);
      void begin(left);
    };
    const isTakenOver = container.dataset['rendered'] !== undefined;
    const given = (isTakenOver && renderedWith) || wanted.props;
    const props = { ...given, domElement: container, onCrash };
    const parcel = mountRootParcel(Object.assign({ timeouts }, lifecycles), props);
    for (const stage of [parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise, parcel.unmountPromise]) stage.catch(ignore);

    const mounting: Tree<Props> = { parcel, container, release, props, updating: null, isBehind: false };
    try {
      const mounted = withDeadline(Promise.race([parcel.mountPromise, crashed]), MOUNT_LIMIT, `Mounting ${remote}`);
      await observed(observe, { package: remote, release, stage: 'mount' }, mounted);
    } catch (error) {
      takeDown(mounting);
      throw error;
    }
    if (mine !== run) return takeDown(mounting);
    tree = mounting;
    giveClicksBack();
    giveClicksBack = ignore;
    // What changed while it was being mounted.
    if (wanted && wanted.props !== given) pass(mounting, wanted.props);
  }

  async function begin(sources: Source[]): Promise<void> {
    clear();
    const mine = run;
    onStatus('loading');
    for (const [index, source] of sources.entries()) {
      try {
        await attempt(source, sources.slice(index + 1), mine);
        if (mine === run) onStatus('shown');
        return;
      } catch {
        if (mine !== run) return;
        loader.forget(remote);
      }
    }
    fail();
  }

  return {
    show(place, props) {
      wanted = { place, props };
      isDrawnAnew = false;
      rendered = place.querySelector<HTMLElement>(`:scope > [data-owner="${remote}"][data-rendered]`);
      renderedWith = rendered && props;
      if (rendered) giveClicksBack = keepClicks(rendered);
      const start = () => void begin(loader.sources(remote));
      if (begins) waitNoMore = begins(place, start);
      else start();
    },
    update(props) {
      if (!wanted) return;
      wanted = { ...wanted, props };
      if (tree) pass(tree, props);
    },
    hide() {
      wanted = null;
      waitNoMore();
      clear();
      clearRendered();
    },
    retry() {
      if (wanted) void begin(loader.sources(remote).filter(({ fresh }) => fresh));
    },
    fail() {
      if (wanted) fail();
    },
  };
}
