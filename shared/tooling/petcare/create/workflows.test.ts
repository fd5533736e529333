import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { workflows } from './workflows.ts';

const run = promisify(execFile);
const gitlabCi = join(createRequire(import.meta.url).resolve('gitlab-ci-local/package.json'), '../src/index.js');

/** The faults that GitHub's own parser finds in a workflow, by its published schema and of its expressions. */
async function githubFaults(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: 'petcare.yml', content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

describe('by the published schemas', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'petcare-workflows-'));
    await run('git', ['init', '-q'], { cwd: folder });
    await run('git', ['remote', 'add', 'origin', 'https://gitlab.example/team/remote.git'], { cwd: folder });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The faults of a pipeline by the schema that GitLab publishes; empty when there are none. */
  async function gitlabFaults(content: string): Promise<string> {
    await writeFile(join(folder, '.gitlab-ci.yml'), content);
    return run(process.execPath, [gitlabCi, '--list'], { cwd: folder }).then(
      () => '',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
    );
  }

  test('the workflow for GitHub is right', async () => {
    expect(await githubFaults(workflows['.github/workflows/petcare.yml'])).toEqual([]);
  });

  test.each([
    ['a key that is misspelt', (text: string) => text.replace('timeout-minutes', 'timeout-minuts'), "Unexpected value 'timeout-minuts'"],
    ['a function that is not there', (text: string) => text.replace('hashFiles(', 'hashFile('), "Unrecognized function: 'hashFile'"],
  ])('the schema finds %s in a workflow for GitHub', async (_name, change, fault) => {
    expect(await githubFaults(change(workflows['.github/workflows/petcare.yml']))).toEqual([expect.stringContaining(fault)]);
  });

  test('the pipeline for GitLab is right', async () => {
    expect(await gitlabFaults(workflows['.gitlab-ci.yml'])).toBe('');
  });

  test.each([
    ['a key that is misspelt', (text: string) => text.replace('  timeout:', '  timeouts:'), "'timeouts' property is not expected"],
    [
      'a report that is no file',
      (text: string) => text.replace('dotenv: preview.env', 'dotenv: 5'),
      "'dotenv' property type must be string",
    ],
  ])('the schema finds %s in a pipeline for GitLab', async (_name, change, fault) => {
    expect(await gitlabFaults(change(workflows['.gitlab-ci.yml']))).toContain(fault);
  });
});

test('no document, workflow or sentence has npx run a name of the public registry that is not ours', async () => {
  const places = [':/docs', ':/shared', ':/README.md', ':(top,exclude,glob)**/*.test.ts'];
  // git grep ends with 1 where it finds nothing.
  const found = await run('git', ['grep', '-lF', 'npx petcare', '--', ...places], { cwd: __dirname }).catch(
    (error: { code: number; stdout: string }) => {
      if (error.code !== 1) throw error;
      return error;
    },
  );
  expect(found.stdout).toBe('');
});
