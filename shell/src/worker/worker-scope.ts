/** An event that keeps the worker running until what it was given is settled. */
export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type RequestEvent = WorkerEvent & { request: Request; clientId: string };
export type MessageOfPage = WorkerEvent & { data: unknown };

type PushedEvent = WorkerEvent & { data: { json(): unknown } | null };
type PressedNotice = WorkerEvent & { notification: Notification };
type Tab = { url: string; focus(): Promise<unknown> };

type WorkerEvents = {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: RequestEvent;
  message: MessageOfPage;
  push: PushedEvent;
  notificationclick: PressedNotice;
};

/** The global of a service worker, as far as ours uses it: the types of a page have none. */
export type WorkerScope = {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, hear: (event: WorkerEvents[Name]) => void): void;
};

export const scope = self as unknown as WorkerScope;
