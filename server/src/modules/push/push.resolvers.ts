import { signedInViewer } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { PushService } from './push.service.ts';

export function pushResolvers(push: PushService): Resolvers {
  return {
    Query: {
      getMyPush: async (_root, _args, context) => {
        const found = await push.findMyPush(signedInViewer(context));
        return found && { ...found, devices: found.devices.map((device) => ({ ...device, id: String(device.id) })) };
      },
    },
    Mutation: {
      addMyPushDevice: async (_root, { device }, context) => {
        unwrap(await push.addDevice(signedInViewer(context), device));
        return true;
      },
      removeMyPushDevice: async (_root, { id }, context) => {
        await push.removeDevice(signedInViewer(context), { id: parseId(id) });
        return true;
      },
      removeMyPushEndpoint: async (_root, { endpoint }, context) => {
        await push.removeDevice(signedInViewer(context), { endpoint });
        return true;
      },
      seeMyPushEndpoint: (_root, { endpoint }, context) => push.seeDevice(signedInViewer(context), endpoint),
      setMyPushKind: async (_root, { kind, isOn }, context) => {
        await push.setKind(signedInViewer(context), kind, isOn);
        return true;
      },
    },
  };
}
