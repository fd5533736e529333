export {
  AccountType,
  SocialType,
  accountTypeLabels,
  businessTypeOf,
  myPagePaths,
  sessionIdentitySchema,
  sessionSchema,
  staffRoles,
  workplaceSchema,
  type Session,
  type SessionIdentity,
  type StaffRole,
  type Workplace,
} from './src/accounts.ts';
export {
  bookableBusinessSchema,
  businessKindOf,
  businessKinds,
  businessLabels,
  businessNouns,
  businessSchema,
  keyOfBusiness,
  parseBusiness,
  parseBusinessKind,
  type BookableBusiness,
  type Business,
  type BusinessKind,
} from './src/business.ts';
export {
  compositionSchema,
  faultNames,
  isFaultName,
  isRemoteName,
  remoteNames,
  type Composition,
  type Fault,
  type FaultName,
  type MapSettings,
  type RemoteRelease,
  type SlotFilling,
  type TesterSwitch,
  type TrackerKeys,
} from './src/composition.ts';
export type { ConfigField, ConfigOf, ConfigSchema, ConfigValue, ConfigValues } from './src/config.ts';
export { contracts } from './src/contracts.ts';
export { events, type EventName, type EventPayload } from './src/events.ts';
export {
  type FilledSlots,
  type OwnEvent,
  type OwnEvents,
  type OwnSlots,
  type PayloadsOf,
  type PropsOf,
  type RemoteEvents,
  type RemoteSlots,
} from './src/own-contracts.ts';
export { FRAME_PAGE, KEEP_HEADER, KEEP_NOTHING, KEPT_FILES, WORKER_SCRIPT, type KeptFile } from './offline.ts';
export { POSTCODE_PAGE, postcodeMessageOf, type FoundAddress, type PostcodeMessage } from './src/postcode.ts';
export { FRESH_RELOAD } from './src/reload.ts';
export {
  type AskedOperation,
  type PageHead,
  type RenderedTree,
  type RenderedData,
  type RenderedPage,
  type RenderJob,
  type RenderSurroundings,
  type ServerBuild,
} from './src/rendering.ts';
export { createRouteMatcher, type RouteMatcher } from './src/route-match.ts';
export {
  accesses,
  areas,
  originKinds,
  type Access,
  type Area,
  type AreaMenuEntry,
  type AskedOrigins,
  type OriginKind,
  type OwnRoute,
  type RemoteName,
  type Route,
} from './src/routes.ts';
export { type ObjectShape, type Shape, type ValueOf } from './src/shape.ts';
export { slots, type HouseSlotName, type SlotName, type SlotProps } from './src/slots.ts';
export { outcomeStages, REPORT_LIMIT, type Outcome, type OutcomeStage, type TelemetryReport } from './src/telemetry.ts';
