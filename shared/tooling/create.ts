export { faultOfName, faultOfTitle } from './src/create/name.ts';
export { REMOTE_TSCONFIG, scripts } from './src/create/own-repository.ts';
export { remoteSources, remoteWords, type RemoteWords } from './src/create/remote-sources.ts';
