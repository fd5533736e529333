import { testPaymentsInAStorm } from '../../testing/payment-chaos.ts';

testPaymentsInAStorm(1_000);
