import { testPaymentsInAStorm } from '../../testing/storms/payment-chaos.ts';

testPaymentsInAStorm(300);
