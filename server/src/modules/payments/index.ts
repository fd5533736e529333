import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { createKcpClient } from '../../providers/kcp/kcp.client.ts';
import type { LedgerService } from '../ledger/index.ts';
import type { PointsService } from '../points/index.ts';
import { createCancelsService, type CancelsService } from './cancels.service.ts';
import { createOrdersService, type OrdersService } from './orders.service.ts';
import { paymentsResolvers } from './payments.resolvers.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { createPaymentsService, type PaymentsService } from './payments.service.ts';

export { paidAtOf, refundedOf, refundStateOf, wireStateOf, type OpenOrder, type Order, type PaidOrder, type Sum } from './order.ts';
export type { OpenedOrder, OrdersService, Sale } from './orders.service.ts';
export type { PaymentsService } from './payments.service.ts';
export type { RefundState } from './cancels.policy.ts';
export type { CancelsService } from './cancels.service.ts';
export { selectWaitingRefunds } from './cancels.sql.ts';
export { OrderBody, orderBody, PaymentBody, RefundStateBody, sumOf } from './wire.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['order_refunds', 'orders', 'payment_cancels'];
/** Views that every module may name. @public */
export const views = ['reservation_payments', 'sold_orders'];

/** Orders of whatever is sold, and their payments at the provider. */
export type PaymentsVerbs = PaymentsService & CancelsService & { orders: OrdersService };
type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'config' | 'rateLimits'> & { points: PointsService; ledger: LedgerService };

/** One order, one payment: opened by who sells, charged by the provider, given and refunded exactly once. */
export function createPayments(deps: Deps): ServerModule<PaymentsVerbs> {
  const { config, rateLimits } = deps;
  const kcp = config.providers.kcp && createKcpClient(config.providers.kcp);
  const orders = createOrdersService(deps);
  const payments = createPaymentsService({ ...deps, kcp, orders });
  const cancels = createCancelsService({ ...deps, kcp });
  return {
    verbs: { ...payments, ...cancels, orders },
    registration: {
      resolvers: paymentsResolvers({ orders, payments, publicUrl: config.publicUrl }),
      routes: (http) => paymentsRoutes(http, { payments, rateLimits }),
      jobs: [
        defineJob(jobType('expire-orders'), { schedule: '* * * * *', run: () => orders.expireOrders() }),
        defineJob(jobType('reconcile-payments'), {
          schedule: '* * * * *',
          // Of a process that died between an approval and its commit.
          atStart: true,
          mostSeconds: 600,
          run: (_payload, { log }) => payments.reconcile(log),
        }),
        defineJob(jobType('send-payment-cancels'), {
          schedule: '* * * * *',
          mostSeconds: 600,
          run: (_payload, { log }) => cancels.sendCancels(log),
        }),
      ],
    },
  };
}
