import { parseArgs } from 'node:util';
import { buildApp } from '../../app.ts';
import { readEnvironment } from '../../environment.ts';
import { systemClock } from '../../platform/clock.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { parseId } from '../../platform/database/ids.ts';
import { createOperatorService, type OperatorService } from './index.ts';

const USAGE = `사용법:
  npm run operator -- approve <업체 번호>
  npm run operator -- assign-listing --email hospital@petcare.test --licence <인허가 관리번호>`;

const { databaseUrl, config } = readEnvironment(process.env);
const db = createDatabase(databaseUrl, { max: 3 });
const { services } = buildApp({ db, clock: systemClock, config: { ...config, log: false } });
try {
  process.exitCode = await run(createOperatorService({ ...services, db, clock: systemClock }));
} finally {
  await db.end();
}

async function run(operator: OperatorService): Promise<number> {
  const { positionals, values } = readArguments();
  const [command, id] = positionals;
  if (command === 'approve' && id) {
    const approved = await operator.approve(parseId(id));
    return approved.ok ? say(`업체 ${id}번을 승인했어요.`) : refuse(approved.error.message);
  }
  if (command === 'assign-listing' && values.email && values.licence) {
    const assigned = await operator.assignListing(values.email, values.licence);
    return assigned.ok ? say(`업체 ${assigned.value}번을 ${values.email} 계정에 맡겼어요.`) : refuse(assigned.error.message);
  }
  return refuse(USAGE);
}

function readArguments() {
  const options = { email: { type: 'string' }, licence: { type: 'string' } } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return { positionals: [], values: { email: undefined, licence: undefined } };
  }
}

function say(line: string): number {
  console.log(line);
  return 0;
}

function refuse(line: string): number {
  console.error(line);
  return 1;
}
