import type { CompositionMessage, WorkerMessage } from '@petcare/contracts/offline';
import { serveAnswers } from './answers.ts';
import { keepFiles, serveFiles } from './files.ts';
import { serveNotices } from './notices.ts';
import { keepFirstPage, keepFrame, servePages, stepAside } from './pages.ts';
import { keepFor } from './person.ts';
import { scope, type WorkerEvent } from './worker-scope.ts';

serveFiles();
servePages();
serveAnswers();
serveNotices();

// The newest worker serves every tab at once: it gives old tabs the files of their own composition, by their addresses.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    })(),
  ),
);

async function workOf(event: WorkerEvent, message: WorkerMessage): Promise<void> {
  switch (message.type) {
    case 'session':
      return keepFor(message.person);
    case 'aside':
      return stepAside();
    case 'composition':
      return keepComposition(event, message);
  }
}

const isMessage = (data: unknown): data is WorkerMessage => typeof data === 'object' && data !== null && 'type' in data;

async function keepComposition(event: WorkerEvent, { composition, files, page }: CompositionMessage): Promise<void> {
  await keepFiles(event, files);
  await keepFrame(event, composition);
  if (page !== null) await keepFirstPage(page);
}

scope.addEventListener('message', (event) => {
  const { data } = event;
  if (!isMessage(data)) return;
  // A full storage or a lost connection is no fault of the page: what could not be kept is not there.
  event.waitUntil(workOf(event, data).catch(() => undefined));
});
