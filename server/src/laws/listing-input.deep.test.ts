import { testListingInput } from '../testing/laws/listing-input.ts';

testListingInput(1);
