// Web workers, which jsdom lacks: threads of Node, with what a page and a worker say to each other.
const { join } = require('node:path');
const { fileURLToPath } = require('node:url');
const { Worker: Thread } = require('node:worker_threads');

const { EventTarget, MessageEvent, ErrorEvent } = globalThis;
const running = new Set();

class Worker extends EventTarget {
  onmessage = null;
  onerror = null;
  #listensForErrors = false;
  #thread;

  constructor(address) {
    super();
    this.#thread = new Thread(join(__dirname, 'jest-worker-thread.cjs'), { workerData: fileURLToPath(String(address)) });
    this.#thread.on('message', (data) => this.#tell('onmessage', new MessageEvent('message', { data })));
    this.#thread.on('error', (error) => {
      this.#tell('onerror', new ErrorEvent('error', { error, message: error.message }));
      // An error that the page doesn't listen for fails the test, instead of an answer that never comes.
      if (!this.onerror && !this.#listensForErrors) reportError(error);
    });
    running.add(this.#thread);
  }

  #tell(handler, event) {
    this[handler]?.(event);
    this.dispatchEvent(event);
  }

  addEventListener(type, ...rest) {
    this.#listensForErrors ||= type === 'error';
    super.addEventListener(type, ...rest);
  }

  postMessage(data, transfer) {
    this.#thread.postMessage(data, Array.isArray(transfer) ? transfer : transfer?.transfer);
  }

  terminate() {
    running.delete(this.#thread);
    void this.#thread.terminate();
  }
}

// Where there is no window there are none: what is rendered on a server has none either.
Object.defineProperty(globalThis, 'Worker', { configurable: true, get: () => (globalThis.window ? Worker : undefined) });
// Not after each test: a module may keep one for all pages.
afterAll(() => Promise.all([...running].map((thread) => thread.terminate())));
