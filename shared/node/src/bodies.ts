import type { IncomingMessage } from 'node:http';

/** The least pace of a request's body, and the time for which one that nobody reads any more may go on. */
export type BodyPace = {
  /** So long it may come as slowly as it likes. */
  startMs: number;
  /** From then on, on the average. */
  bytesASecond: number;
  /** No body takes longer, however fast it comes. */
  mostMs: number;
  /** After the answer: a client that is still sending would take a closed connection for a fault, and never read it. */
  lingerMs: number;
};

/** Half of what a telephone sends whose plan is used up. */
export const usualPace: BodyPace = { startMs: 10_000, bytesASecond: 20_000, mostMs: 300_000, lingerMs: 5_000 };

const LOOK_MS = 1_000;

/** True when a body comes with a request, as its headers say. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Calls `late` once if the body of a request, whoever reads it, comes more slowly than it has to. */
export function watchBody(request: IncomingMessage, pace: BodyPace, late: () => void): void {
  const { bytesRead } = request.socket;
  const begun = performance.now();
  const timer = setInterval(
    () => {
      const past = performance.now() - begun;
      const owed = ((past - pace.startMs) / 1_000) * pace.bytesASecond;
      if (past <= pace.mostMs && !(request.socket.bytesRead - bytesRead < owed)) return;
      stop();
      late();
    },
    Math.min(LOOK_MS, pace.startMs),
  ).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop).once('close', stop);
}

/** After an answer that came before the end of the body: what is still sent is read and dropped, and at last cut off. */
export function letRunOut(request: IncomingMessage, { lingerMs }: BodyPace): void {
  if (request.complete || request.destroyed || request.readableEnded) return;
  request.unpipe();
  request.resume();
  // Node lets go of an answered request: it would not hear that its connection has closed.
  const cut = () => void request.destroy();
  const timer = setTimeout(cut, lingerMs).unref();
  const { socket } = request;
  socket.once('close', cut);
  const stop = () => {
    clearTimeout(timer);
    socket.off('close', cut);
  };
  request.once('end', stop).once('close', stop);
}
