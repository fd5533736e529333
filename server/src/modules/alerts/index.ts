import { defineJob, jobType } from '../../platform/jobs/job.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { createAlertStreams, type AlertStreams } from './alert-streams.ts';
import { alertsResolvers } from './alerts.resolvers.ts';
import { alertsRoutes } from './alerts.routes.ts';
import { createAlertsService, type AlertsDeps, type AlertsService } from './alerts.service.ts';

export type { AlertFacts, AlertsService } from './alerts.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['alerts'];

/** Alerts of persons (`tell`, `listMyAlerts`…), and the open `streams` by which their browsers hear of it. */
export type AlertsVerbs = AlertsService & { streams: AlertStreams };

/** The alerts of each person: one list, one way in, told at once. */
export function createAlerts({
  db,
  clock,
  push,
}: Pick<PlatformDeps, 'db' | 'clock'> & Pick<AlertsDeps, 'push'>): ServerModule<AlertsVerbs> {
  const alerts = createAlertsService({ db, clock, push });
  const streams = createAlertStreams({
    db,
    clock,
    // As migrations 142 and 280 say it, whoever changes what.
    listen: (channel, onChange, onBegin) => db.listen(channel, (userId) => onChange(Number(userId)), onBegin),
  });
  return {
    verbs: { ...alerts, streams },
    registration: {
      resolvers: alertsResolvers(alerts),
      routes: (http) => alertsRoutes(http, streams),
      jobs: [defineJob(jobType('forget-alerts'), { schedule: '40 4 * * *', run: () => alerts.forgetOld() })],
    },
  };
}
