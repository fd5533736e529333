// Loaded before everything else in each process of a site, and in its threads, where FIXED_DAY is set: what they call now is that instant.
import { ServerResponse } from 'node:http';

const at = Date.parse(process.env['FIXED_DAY'] ?? '');
if (Number.isNaN(at)) throw new Error('FIXED_DAY is no instant');

const Real = Date;
globalThis.Date = class Date extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [at] : given));
  }
  static now() {
    return at;
  }
};

// Node writes an answer's date by a clock of its own, and a page sets its clock by that.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function withTheDay(...given) {
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, given);
};
