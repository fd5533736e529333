import { testListingInput } from '../testing/laws/listing-input.ts';

// Each value somewhere: listing-input.deep.test.ts has each everywhere.
testListingInput(3);
