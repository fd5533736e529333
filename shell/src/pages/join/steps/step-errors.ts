/** True where no field is wrong. */
export const isRight = (problems: object) => Object.keys(problems).length === 0;

/** The refusals that concern the fields of one step. */
export const amongFields = (fields: Record<string, string>, values: object) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field in values));
