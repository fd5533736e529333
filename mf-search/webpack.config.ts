import { remoteConfig } from '@petcare/tooling/webpack';

export default remoteConfig({ name: 'mf-search', dir: import.meta.dirname });
