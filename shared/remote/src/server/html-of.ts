import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Destination = Parameters<ReturnType<typeof renderToPipeableStream>['pipe']>[0];

/** The part of a stream that React needs to write to, as long as nothing holds it up. */
function collector(resolve: (html: string) => void, reject: (error: unknown) => void): Destination {
  const decoder = new TextDecoder();
  let html = '';
  const stream = {
    // React gives a text that is too long for its buffer as it is, which Node's streams take too.
    write(chunk: Uint8Array | string) {
      html += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
      return true;
    },
    end: () => resolve(html),
    destroy: reject,
    on: () => stream,
  };
  return stream as unknown as Destination;
}

/**
 * The HTML of a tree with everything in it that it waits for. A page is one
 * text here: whoever asked streams pages, not the pieces of one.
 * @throws the first thing that the tree throws, also inside a Suspense boundary, which would leave it to the browser and tell nobody
 */
export function htmlOf(tree: ReactNode, identifierPrefix: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      identifierPrefix,
      // Nothing is put off: what is complete stands where it belongs.
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(collector(resolve, reject)),
      onError(error) {
        reject(error);
        abort();
      },
    });
  });
}
