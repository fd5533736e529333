import { remoteConfig } from '@petcare/tooling/webpack';

export default remoteConfig({ name: 'mf-payments', dir: import.meta.dirname });
