import fc from 'fast-check';
import { anyText } from '../../../testing/surface/any-text.ts';
import { readingsOf } from './search-readings.policy.ts';

test('a hundred thousand texts of any script are read', () => {
  fc.assert(
    fc.property(anyText, (text) => expect([...readingsOf(text, 'hospital'), ...readingsOf(text)].length).toBeGreaterThanOrEqual(0)),
    { numRuns: 100_000 },
  );
}, 600_000);
