import { start } from '../../../shell/src/start.tsx';

void start(() => undefined);
