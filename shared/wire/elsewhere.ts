export { auditElsewhere, moveElsewhere, promoteFrom, releaseElsewhere, type Say } from './src/commands.ts';
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
} from './src/lines.ts';
export { configCommandOf, configElsewhere, lineOfConfigured, linesOfSettings, type ConfigCommand, type ToldSetting } from './src/config.ts';
export {
  lineOfDiscarded,
  linesOfPreviews,
  noSuchPreview,
  previewCommandOf,
  previewPlanOf,
  previewsElsewhere,
  type PreviewCommand,
} from './src/previews.ts';
export {
  linesOfSwitches,
  lineOfSwitched,
  switchCommandOf,
  switchesElsewhere,
  type SwitchCommand,
  type ToldSwitch,
} from './src/switches.ts';
export { CommandStopped, stoppedBySignals } from './src/stopped.ts';
export { buildFrom, elsewhereOf, fromSiteOf, get, post, reasonsOf, siteUrlOf, type Answer, type OtherSite } from './src/site.ts';
