import { remoteConfig } from '@petcare/tooling/webpack';

export default remoteConfig({ name: 'mf-community', dir: import.meta.dirname });
