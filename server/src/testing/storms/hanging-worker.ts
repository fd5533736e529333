/** A process that takes a job of `hangs`, says so, and never ends it: for a test that kills it. */
import fastify from 'fastify';
import { defineJob, jobType } from '../../platform/jobs/job.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const jobs = createJobs({ databaseUrl, pollSeconds: 0.1 }, fastify().log, { known: async () => {}, ended: async () => {} });
await jobs.start([
  defineJob(jobType('hangs'), {
    mostSeconds: 2,
    retrySeconds: 1,
    run: () => {
      process.send?.('taken');
      return new Promise(() => {});
    },
  }),
]);
