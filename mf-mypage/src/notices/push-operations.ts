import { graphql, type ResultOf } from '@petcare/api';

export const DeviceNotices_Mine = graphql(`
  query DeviceNotices_Mine {
    getMyPush {
      publicKey
      kinds {
        kind
        isOn
      }
      devices {
        id
        name
        endpoint
        seenAt
      }
    }
  }
`);

export const DeviceNotices_Add = graphql(`
  mutation DeviceNotices_Add($device: PushDeviceInput!) {
    addMyPushDevice(device: $device)
  }
`);

export const DeviceNotices_Remove = graphql(`
  mutation DeviceNotices_Remove($id: ID!) {
    removeMyPushDevice(id: $id)
  }
`);

export const DeviceNotices_RemoveEndpoint = graphql(`
  mutation DeviceNotices_RemoveEndpoint($endpoint: String!) {
    removeMyPushEndpoint(endpoint: $endpoint)
  }
`);

export const DeviceNotices_SetKind = graphql(`
  mutation DeviceNotices_SetKind($kind: PushKind!, $isOn: Boolean!) {
    setMyPushKind(kind: $kind, isOn: $isOn)
  }
`);

export type MyPush = NonNullable<ResultOf<typeof DeviceNotices_Mine>['getMyPush']>;
