export { auditElsewhere, moveElsewhere, promoteFrom, releaseElsewhere, type Say } from './src/elsewhere/commands.ts';
export {
  canaryPlanOf,
  day,
  lineOfAct,
  lineOfMove,
  lineOfPassing,
  lineOfRelease,
  refusalOf,
  type CanaryPlan,
  type MoveKind,
} from './src/elsewhere/lines.ts';
export {
  configCommandOf,
  configElsewhere,
  lineOfConfigured,
  linesOfSettings,
  type ConfigCommand,
  type ToldSetting,
} from './src/elsewhere/config.ts';
export {
  lineOfDiscarded,
  linesOfPreviews,
  noSuchPreview,
  previewCommandOf,
  previewPlanOf,
  previewsElsewhere,
  type PreviewCommand,
} from './src/elsewhere/previews.ts';
export {
  linesOfSwitches,
  lineOfSwitched,
  switchCommandOf,
  switchesElsewhere,
  type SwitchCommand,
  type ToldSwitch,
} from './src/elsewhere/switches.ts';
export { Stopped, stoppedBySignals } from './src/elsewhere/stopped.ts';
export { buildFrom, elsewhereOf, fromSiteOf, get, post, reasonsOf, type Answer, type Elsewhere } from './src/elsewhere/site.ts';
