export { faultOfName, faultOfTitle } from './src/create/name.ts';
export { remoteSources, remoteWords, type RemoteWords } from './src/create/remote-sources.ts';
