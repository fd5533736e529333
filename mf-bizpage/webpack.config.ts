import { remoteConfig } from '@petcare/tooling/webpack';

export default remoteConfig({ name: 'mf-bizpage', dir: import.meta.dirname });
