export { faultOfName, faultOfTitle } from './create/name.ts';
export { REMOTE_TSCONFIG, scripts } from './create/own-repository.ts';
export { remoteSources, remoteWords, type RemoteWords } from './create/remote-sources.ts';
