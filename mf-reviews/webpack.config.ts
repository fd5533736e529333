import { remoteConfig } from '@petcare/tooling/webpack';

export default remoteConfig({ name: 'mf-reviews', dir: import.meta.dirname });
