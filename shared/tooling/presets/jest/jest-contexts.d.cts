type Ending = { teardown(): Promise<void> };

/** An environment that forgets the asynchronous storages of a test file at its end. */
declare function endingContexts<Environment extends new (...given: never[]) => Ending>(environment: Environment): Environment;
export = endingContexts;
