import { remoteConfig } from '@petcare/tooling/webpack';

export default remoteConfig({ name: 'mf-mypage', dir: import.meta.dirname });
