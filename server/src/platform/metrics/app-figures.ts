import type { Metrics } from '@petcare/node';
import type { Http } from '../http/http.ts';
import type { EndedTry } from '../jobs/job-ends.ts';

/** An operation that was answered. */
type AnsweredOperation = {
  /** The first field of it that the schema has (`Query.getHospital`), or `none`. */
  field: string;
  seconds: number;
  /** One for each error of the answer. */
  codes: readonly string[];
};

export type AppFigures = { answered: (operation: AnsweredOperation) => void; tried: (job: EndedTry) => void };

/** The figures of what a server does: its jobs, its calls and, since all of GraphQL is one route and most of its failures a 200, the operations in them. */
export function tellApp(http: Http, metrics: Metrics): AppFigures {
  http.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request, reply);
    done();
  });
  const countError = metrics.counter('petcare_operation_errors', 'Errors of GraphQL by the first field of the operation and code.', [
    'field',
    'code',
  ]);
  const timeOperation = metrics.times('petcare_operation_seconds', 'Time of GraphQL by the first field of the operation.', ['field']);
  const timeJob = metrics.times('petcare_job_seconds', 'Time of the tries of jobs by name and outcome.', ['name', 'outcome']);
  return {
    answered({ field, seconds, codes }) {
      timeOperation({ field }, seconds);
      for (const code of codes) countError({ field, code });
    },
    tried: ({ name, seconds, outcome }) => timeJob({ name, outcome }, seconds),
  };
}
