import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { OrdersService } from './orders.service.ts';
import type { PaymentsService } from './payments.service.ts';
import { orderBody } from './wire.ts';

type Services = { orders: OrdersService; payments: PaymentsService; publicUrl: string | null };

export function paymentsResolvers({ orders, payments, publicUrl }: Services): Resolvers {
  return {
    Query: {
      KCPGetSiteInfo: () => unwrap(payments.getSiteInfo()),
      getPaymentMethods: () => [...payments.listMethods()],
      getMyOrder: async (_root, { ordrIdx }, context) => orderBody(unwrap(await orders.getMyOrder(signedInViewer(context), ordrIdx))),
    },
    Mutation: {
      KCPMobileRegisterTraction: async (_root, { ordrIdx, payMethod, escwUsed }, context) => {
        const asked = { ordrIdx, payMethod: payMethod ?? 'CARD', escrow: escwUsed === 'Y' };
        return unwrap(await payments.startPayment(signedInViewer(context), asked, originOf(context, publicUrl)));
      },
      startPaymentInWindow: async (_root, { ordrIdx, payMethod }, context) =>
        unwrap(await payments.startInWindow(signedInViewer(context), { ordrIdx, payMethod: payMethod ?? 'CARD' })),
    },
  };
}
