// What browsers have and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.CSS ??= { escape: (text) => text.replace(/[^\w\u0080-\uffff-]/g, '\\$&'), supports: () => false };
if (globalThis.Element) {
  globalThis.Element.prototype.scrollIntoView ??= () => undefined;
  globalThis.Element.prototype.setPointerCapture ??= () => undefined;
}
if (globalThis.ErrorEvent) globalThis.reportError ??= (error) => dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
