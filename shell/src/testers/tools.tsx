import type { Composition } from '@petcare/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Outlines } from './outlines.tsx';
import { Panel } from './panel.tsx';
import { createRecorder, type Recorder } from './recorder.ts';
import { isShortcut } from './shortcut.ts';
import { Strip } from './strip.tsx';
import { ToolsBoundary } from './tools-boundary.tsx';

type Props = { composition: Composition; recorder: Recorder };

const isAskedFor = () => new URLSearchParams(location.search).has('panel');

export function Tools({ composition, recorder }: Props) {
  const recorded = useSyncExternalStore(recorder.subscribe, recorder.recorded);
  const [isOpen, setOpen] = useState(isAskedFor);
  const [isOutlined, setOutlined] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    // Before whatever has the focus: a map or a field may keep keys to itself.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);

  return (
    <>
      {isOutlined && <Outlines />}
      <Strip composition={composition} recorded={recorded} isBesidePanel={isOpen} onOpenPanel={() => setOpen(true)} />
      {isOpen && (
        <Panel
          composition={composition}
          recorded={recorded}
          isOutlined={isOutlined}
          onOutline={setOutlined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Put the testers' tools beside the page, in a tree of their own. @returns what takes note of what happens in the page */
export function openTools(composition: Composition): Recorder['take'] {
  const recorder = createRecorder(composition);
  const place = document.createElement('div');
  // Stays in sight and in reach while a dialog is open.
  place.dataset['reactAriaTopLayer'] = 'true';
  document.body.append(place);
  createRoot(place).render(
    <ToolsBoundary>
      <Tools composition={composition} recorder={recorder} />
    </ToolsBoundary>,
  );
  return recorder.take;
}
