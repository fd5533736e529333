const SMALLEST = '--smallest';

/** True in a run that only shows that a bench can be run: little data, one short round, nothing written down. */
export const isSmallest = process.argv.includes(SMALLEST);

/** The arguments of a bench, without the one that every bench takes. */
export const benchArguments: readonly string[] = process.argv.slice(2).filter((given) => given !== SMALLEST);

/** The size of a part of a bench: how much, how often or how long. */
export const sized = <Size>(usual: Size, smallest: Size): Size => (isSmallest ? smallest : usual);
