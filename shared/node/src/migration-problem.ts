/** A reason not to change a database, in a sentence for whoever operates it. */
export class MigrationProblem extends Error {
  override name = 'MigrationProblem';
}
