declare function sourcesAsOne(given: { src: string; programs?: string[] }): Promise<{ resolver?: string }>;
export = sourcesAsOne;
