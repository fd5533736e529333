import { Console } from 'node:console';
import { Writable } from 'node:stream';

const EMAIL = /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}/gu;
const MOBILE = /(?<!\d)01[016-9]-?\d{3,4}-?\d{4}(?!\d)/g;
/** A named latitude or longitude: in JSON, JSON within JSON, a query, or a query that is escaped. */
const COORDINATE =
  /(?<![\p{L}_])(lat(?:itude)?|lng|lon(?:gitude)?)((?:\\?["']|%22)?(?:\s*[:=]\s*|%3A|%3D)(?:\\?["']|%22)?)-?\d+(?:\.\d+)?/giu;

/** A line of a log without where somebody is, and how they can be reached. */
export function withoutPersons(line: string): string {
  return line.replace(EMAIL, '[e-mail]').replace(MOBILE, '[phone]').replace(COORDINATE, '$1$2[place]');
}

/** A stream of a process for its log: what can't be written, on a disk that is full, is lost, and ends no process. */
export function logTo(stream: NodeJS.WriteStream): { write(line: string): void } {
  stream.on('error', () => undefined);
  return { write: (line) => void stream.write(withoutPersons(line)) };
}

/** Has everything that this process says by its console go the same way. */
export function logByConsole(): void {
  const to = (stream: NodeJS.WriteStream) => {
    const log = logTo(stream);
    return new Writable({
      write(chunk, _encoding, done) {
        log.write(String(chunk));
        done();
      },
    });
  };
  globalThis.console = new Console({ stdout: to(process.stdout), stderr: to(process.stderr) });
}
