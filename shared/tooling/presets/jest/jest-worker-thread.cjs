// Runs the file of a web worker in this thread, as a browser would.
const { parentPort, workerData: file } = require('node:worker_threads');
const { runInThisContext } = require('node:vm');
const { buildSync } = require('esbuild');

const target = new EventTarget();
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) globalThis[name] = target[name].bind(target);
globalThis.self = globalThis;
globalThis.postMessage = (data, transfer) => parentPort.postMessage(data, Array.isArray(transfer) ? transfer : transfer?.transfer);
globalThis.close = () => parentPort.close();
parentPort.on('message', (data) => {
  const event = new MessageEvent('message', { data });
  globalThis.onmessage?.(event);
  target.dispatchEvent(event);
});

const [{ text }] = buildSync({ entryPoints: [file], bundle: true, format: 'iife', write: false, logLevel: 'silent' }).outputFiles;
runInThisContext(text, { filename: file });
