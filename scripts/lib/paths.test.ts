const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  jest.resetModules();
});

async function pathsWith(env: Record<string, string | undefined>) {
  jest.resetModules();
  process.env = { ...before, DATA_DIR: undefined, UPLOADS_DIR: undefined, RELEASES_DIR: undefined, ...env };
  for (const [name, value] of Object.entries(process.env)) if (value === 'undefined' || value === undefined) delete process.env[name];
  return (await import('./paths.ts')).paths;
}

test('uploads and releases lie in the data folder', async () => {
  expect(await pathsWith({ DATA_DIR: '/data' })).toMatchObject({ uploads: '/data/uploads', releases: '/data/releases' });
});

test('a folder that is set for uploads or releases wins, whatever the data folder is', async () => {
  const env = { DATA_DIR: '/data', UPLOADS_DIR: '/mnt/uploads', RELEASES_DIR: '/mnt/releases' };
  expect(await pathsWith(env)).toMatchObject({ postgres: '/data/postgres', uploads: '/mnt/uploads', releases: '/mnt/releases' });
});
