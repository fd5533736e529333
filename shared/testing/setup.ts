/**
 * The preparation of each test file: the matchers of the DOM, patience, and the check that fails a test that doesn't wait for what it
 * began.
 */
import '@testing-library/jest-dom';
import type { OwnEvents, OwnSlots } from '@petcare/contracts';
import { declareOwn } from '@petcare/contracts/own';
import { configure } from '@testing-library/react';
import { throwFailures } from './src/failures.ts';

declare global {
  // A global of jest's configuration.
  var petcareDeclared: { events: OwnEvents; slots: OwnSlots } | undefined;
}

declareOwn(globalThis.petcareDeclared ?? {});

// A busy machine is slow, not wrong: what a test waits for may take its time.
configure({ asyncUtilTimeout: 60_000 });
afterEach(throwFailures);
