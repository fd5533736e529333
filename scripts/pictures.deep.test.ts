import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { runTool } from './lib/tool.ts';

jest.setTimeout(900_000);

test('the key screens look as in the pictures that are held', async () => {
  const { code, output } = await runTool(join(root, 'scripts/pictures.ts'), []);
  expect({ code, output: code === 0 ? '' : output.slice(-4_000) }).toEqual({ code: 0, output: '' });
});
