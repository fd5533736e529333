export { remoteConfig } from './src/remote-config.ts';
export { shellConfig } from './src/shell-config.ts';
export { sharedModules, type SharedModule } from './src/shared-modules.ts';
