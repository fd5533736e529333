import { remoteConfig } from '@petcare/tooling/webpack';

export default remoteConfig({ name: 'mf-reservation', dir: import.meta.dirname });
