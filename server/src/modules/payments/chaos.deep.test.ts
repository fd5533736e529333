import { testPaymentsInAStorm } from '../../testing/payment-chaos.ts';

testPaymentsInAStorm(6_000);
