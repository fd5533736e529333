export { remoteConfig } from './src/remote-config.ts';
export { shellConfig } from './src/shell-config.ts';
export { sharedModules, type SharedModule } from './src/shared-modules.ts';
export { RELEASE_PLACEHOLDER } from './src/release-placeholder.ts';
export type { BuildManifest, ManifestFile } from './src/manifest-plugin.ts';
