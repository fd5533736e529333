import { messageOfError } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { useEffect, useState } from 'react';
import { useMutation } from 'urql';
import { DeviceNotices_Add, DeviceNotices_RemoveEndpoint } from './push-operations.ts';
import { browserState, subscribe, unsubscribe, type BrowserState } from './this-browser.ts';

const UNREACHABLE = '지금은 알림을 켜지 못했어요. 잠시 후 다시 시도해 주세요.';

/** This browser, as far as notices go: null until that is known. `turnOn` answers whether it is on. */
export function useThisBrowser() {
  const [state, setState] = useState<BrowserState | null>(null);
  const [isPending, setPending] = useState(false);
  const [, add] = useMutation(DeviceNotices_Add);
  const [, remove] = useMutation(DeviceNotices_RemoveEndpoint);
  const look = () => browserState().then(setState, () => setState({ kind: 'unsupported' }));
  useEffect(() => {
    void look();
    // A page that is opened first of all has a worker only later.
    if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(look);
  }, []);

  async function turnOn(publicKey: string): Promise<boolean> {
    setPending(true);
    try {
      const device = await subscribe(publicKey);
      const { error } = device ? await add({ device }) : {};
      if (error) {
        toast('error', messageOfError(error));
        await unsubscribe();
      }
      return device !== null && !error;
    } catch {
      toast('error', UNREACHABLE);
      return false;
    } finally {
      await look();
      setPending(false);
    }
  }

  async function turnOff(): Promise<void> {
    setPending(true);
    if (state?.kind === 'on') await remove({ endpoint: state.endpoint });
    await unsubscribe().catch(() => undefined);
    await look();
    setPending(false);
  }

  return { state, isPending, turnOn, turnOff };
}
