const { default: Sequencer } = require('@jest/test-sequencer');

/** The dearest suites, over a minute each: begun last, they leave one worker alone with them. */
const DEAREST = [
  'server/src/laws/hostile-input.test.ts',
  'server/src/modules/payments/chaos.test.ts',
  'server/src/laws/listing-input.test.ts',
  'server/src/modules/search/searching/never-slow.test.ts',
  'server/src/modules/reservations/booking/reservations-storm.test.ts',
];

/** As Jest orders them, by the time that they took last; on a fresh clone, where no time is known, the dearest first. */
module.exports = class extends Sequencer {
  sort(tests) {
    const dearest = (test) => Number(DEAREST.some((path) => test.path.endsWith(path)));
    return [...super.sort(tests)].sort((one, other) => dearest(other) - dearest(one));
  }
};
