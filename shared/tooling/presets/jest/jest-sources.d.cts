declare function sourcesAsOne(given: {
  base: string;
  roots: string[];
  programs?: string[];
  moduleNameMapper?: Record<string, string>;
}): Promise<{ resolver?: string }>;
export = sourcesAsOne;
