import { runService, services } from '../lib/site/services.ts';

process.exit(await runService(services.server));
