import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onIdentityAnswer, openIdentityWindow, postIdentityHere, postToIdentityWindow, type IdentityForm } from './verify-identity.ts';

/** The state of a verification. `closed`: the window is gone and nothing was heard of it. */
export type IdentityProgress =
  { step: 'idle' | 'opening' | 'leaving' | 'waiting' | 'blocked' | 'closed' | 'cancelled' } | { step: 'failed'; message: string };

/** The options of `useIdentityVerification`. */
export interface IdentityVerificationOptions {
  /** Asks the API for what is posted to the provider; `refusal` is a sentence for the person. */
  start: () => Promise<IdentityForm | { refusal: string }>;
  /** The time of the person's last verification, as this page knows it; null for never. */
  verifiedAt: string | null;
  /** The same as the server knows it now: asked where a window could not tell. */
  askVerifiedAt: () => Promise<string | null>;
  onVerified: () => void;
}

/** A verification as its page shows it. */
export interface IdentityVerification {
  progress: IdentityProgress;
  /** The remark on the verification, and its kind; null for none. */
  remark: { kind: 'info' | 'warn' | 'error'; text: string } | null;
  /** Opens the provider's window: only in the handler of a press. */
  begin: () => void;
  /** Goes to the provider with this tab and comes back to `next`: for browsers that open no windows. */
  beginHere: (next: string) => void;
}

const LOOK_AFTER = 500;

const remarks: Record<IdentityProgress['step'], IdentityVerification['remark']> = {
  idle: null,
  opening: null,
  leaving: null,
  waiting: { kind: 'info', text: '열린 창에서 본인 확인을 이어서 해 주세요. 마치면 이 화면이 저절로 바뀌어요.' },
  blocked: { kind: 'warn', text: '브라우저가 새 창을 막았어요. 팝업을 허용한 뒤 다시 시도하거나, 이 창에서 바로 진행해 주세요.' },
  closed: { kind: 'warn', text: '본인 확인을 마치기 전에 창이 닫혔어요. 다시 시도해 주세요.' },
  cancelled: { kind: 'info', text: '본인 확인을 취소했어요. 필요할 때 다시 시작할 수 있어요.' },
  failed: null,
};

/** Verify who the signed-in person is in the provider's window, and hear of its end, whichever way that can be heard. */
export function useIdentityVerification({
  start,
  verifiedAt,
  askVerifiedAt,
  onVerified,
}: IdentityVerificationOptions): IdentityVerification {
  const [progress, setProgress] = useState<IdentityProgress>({ step: 'idle' });
  const opened = useRef<Window | null>(null);
  const isWaiting = progress.step === 'waiting';

  const succeed = useEffectEvent(() => {
    setProgress({ step: 'idle' });
    onVerified();
  });
  const look = useEffectEvent(async () => {
    const now = await askVerifiedAt().catch(() => null);
    const isDone = now !== null && now !== verifiedAt;
    if (isDone) succeed();
    return isDone;
  });

  useEffect(
    () =>
      onIdentityAnswer((answer) => {
        if (answer.result === 'verified') succeed();
        else setProgress(answer.result === 'failed' ? { step: 'failed', message: answer.message } : { step: 'cancelled' });
      }),
    [],
  );

  useEffect(() => {
    if (!isWaiting) return;
    const watch = setInterval(() => {
      if (!opened.current?.closed) return;
      clearInterval(watch);
      void look().then((isDone) => isDone || setProgress((now) => (now.step === 'waiting' ? { step: 'closed' } : now)));
    }, LOOK_AFTER);
    // On phones the window is a tab, and this page may have slept while it was open.
    const wake = () => void (document.visibilityState === 'visible' && look());
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(watch);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [isWaiting]);

  async function ask(): Promise<IdentityForm | null> {
    const started = await start();
    if (!('refusal' in started)) return started;
    setProgress({ step: 'failed', message: started.refusal });
    return null;
  }
  async function fill(window: Window): Promise<void> {
    const form = await ask();
    if (!form) return window.close();
    if (!window.closed) postToIdentityWindow(form);
    setProgress({ step: window.closed ? 'closed' : 'waiting' });
  }
  async function leave(next: string): Promise<void> {
    const form = await ask();
    if (form) postIdentityHere(form, next);
  }

  return {
    progress,
    remark: progress.step === 'failed' ? { kind: 'error', text: progress.message } : remarks[progress.step],
    begin: () => {
      opened.current = openIdentityWindow();
      setProgress({ step: opened.current ? 'opening' : 'blocked' });
      if (opened.current) void fill(opened.current);
    },
    beginHere: (next) => {
      setProgress({ step: 'leaving' });
      void leave(next);
    },
  };
}
