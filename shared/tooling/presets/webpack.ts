export { remoteConfig } from './webpack/remote-config.ts';
export { shellConfig } from './webpack/shell/shell-config.ts';
export { sharedModules, type SharedModule } from './webpack/names/shared-modules.ts';
