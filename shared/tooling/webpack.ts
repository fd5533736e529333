export { remoteConfig } from './src/remote-config.ts';
export { shellConfig } from './src/shell/shell-config.ts';
export { sharedModules, type SharedModule } from './src/names/shared-modules.ts';
