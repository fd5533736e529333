// What the refresh plugin calls its overlay. An error of a module that is being replaced would be swallowed:
// it is told as anything that is thrown in the page, and the dev server's own overlay shows it.
export const handleRuntimeError = (error) => globalThis.reportError(error);
export const clearRuntimeErrors = () => undefined;
