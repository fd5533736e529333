const { law, remoteLaws, resolving, TEST } = require('./shared/tooling/presets/lint/remote-laws.cjs');

/** A file of `shared/` that its package.json may name as a door; the tooling's stand in its two rooms. */
const DOOR = '^shared/([^/]+|tooling/(petcare|presets))/[^/]+\\.(ts|json)$';

/** The doors of `shared/` that are no browser code. */
const SERVER_DOORS =
  '^shared/((features|node|postgres|time|phone|business-number)/index|node/(processes|objects|s3-server)|phone/read)\\.ts$';

/** Jest's settings, which are alike in every package. */
const JEST_CONFIG = '/jest\\.config\\.cjs$';

/** Delivery's folders from the top down: which others each may import. */
const deliveryArrows = {
  upload: [
    'sweep',
    'release',
    'smoke',
    'moves',
    'checks',
    'live',
    'keys',
    'previews',
    'switches',
    'origins',
    'grants',
    'config',
    'stores',
    'http',
    'registry',
    'built',
    'platform',
  ],
  release: [
    'smoke',
    'render',
    'moves',
    'checks',
    'kit',
    'previews',
    'origins',
    'grants',
    'config',
    'stores',
    'settings',
    'registry',
    'platform',
  ],
  smoke: ['compositions', 'mix', 'route-table', 'grants', 'http', 'settings', 'registry', 'platform'],
  metrics: ['page', 'render', 'live'],
  page: ['render', 'offline', 'errors', 'mix', 'route-table', 'live', 'origins', 'files', 'http', 'settings', 'contracts', 'platform'],
  sitemap: ['mix', 'route-table', 'live', 'files', 'http'],
  offline: ['mix', 'files', 'platform'],
  streets: ['settings'],
  usage: ['route-table', 'live', 'origins', 'grants', 'contracts'],
  telemetry: ['moves', 'mix', 'live', 'registry', 'platform'],
  render: ['mix', 'route-table', 'live', 'files', 'stores', 'settings', 'contracts', 'registry', 'platform'],
  compositions: ['mix', 'checks', 'live', 'previews', 'grants', 'settings', 'registry', 'platform'],
  checks: ['route-table', 'kit', 'origins', 'grants', 'config', 'contracts', 'registry', 'platform'],
  mix: ['keys', 'previews', 'switches', 'share', 'config', 'http', 'settings', 'registry'],
  kit: ['live', 'files', 'http', 'contracts', 'platform'],
  'route-table': ['grants', 'files'],
  health: ['live', 'stores'],
  live: ['keys', 'previews', 'switches', 'origins', 'grants', 'config', 'stores', 'registry', 'platform'],
  sweep: ['previews', 'stores', 'registry', 'platform'],
  moves: ['config', 'registry', 'platform'],
  operator: ['keys', 'origins', 'grants', 'registry'],
  keys: ['http', 'settings', 'registry', 'platform'],
  previews: ['http', 'registry', 'platform'],
  switches: ['share', 'http', 'registry', 'platform'],
  origins: ['http', 'registry', 'platform'],
  grants: ['http', 'registry', 'platform'],
  config: ['http', 'registry', 'platform'],
  registry: ['platform'],
  files: ['stores', 'http'],
  stores: ['settings'],
  errors: ['http'],
  proxy: ['http'],
  http: ['settings'],
  share: [],
  contracts: [],
  built: ['platform'],
  settings: [],
  platform: [],
};

const deliveryLaws = Object.entries(deliveryArrows).map(([folder, below]) =>
  law(
    `delivery-${folder}-points-down`,
    below.length > 0 ? `delivery/src/${folder} may import ${below.join(', ')}.` : `delivery/src/${folder} imports no other folder.`,
    { path: `^delivery/src/${folder}/`, pathNot: TEST },
    { path: '^delivery/src/', pathNot: `^delivery/src/(${[folder, ...below].join('|')})/` },
  ),
);

module.exports = {
  forbidden: [
    ...deliveryLaws,
    law(
      'resolvable',
      'The file or package does not exist, or is not in this package.json.',
      { pathNot: '^shared/tooling/' },
      { couldNotResolve: true },
    ),
    law(
      'remotes-do-not-know-each-other',
      'Talk through shared/contracts (an event or a slot), never by import.',
      { path: '^(shell|mf-[^/]+)/' },
      { path: '^(shell|mf-[^/]+)/', pathNot: '^$1/' },
    ),
    law(
      'shared-points-at-nobody',
      'shared/ is the bottom. Move the code, or invert it with a contract.',
      { path: '^shared/' },
      { path: '^(shell|mf-[^/]+|server|delivery|e2e|scripts|bench)/' },
    ),
    law(
      'shared-by-front-door',
      'Import @petcare/<name>, or one of the doors that its package.json names, not a file inside it.',
      { path: '^(shell|mf-[^/]+|server|delivery|e2e|scripts|bench)/', pathNot: JEST_CONFIG },
      { path: '^shared/[^/]+/.+', pathNot: DOOR },
    ),
    law(
      'shared-packages-use-front-doors',
      'The same rule inside shared/.',
      { path: '^shared/([^/]+)/' },
      { path: '^shared/', pathNot: ['^shared/$1/', DOOR] },
    ),
    law(
      'tooling-builds-but-never-ships',
      'Only build configuration and scripts use the tooling and the wire.',
      { path: '^(shell|mf-[^/]+|shared|server)/', pathNot: ['/webpack\\.config\\.ts$', JEST_CONFIG, '^shared/(tooling|wire)/'] },
      { path: '^shared/(tooling|wire)/' },
    ),
    law(
      'presets-know-no-command',
      'petcare → presets → wire: what a package is built, tested and linted by knows nothing of who asks for it.',
      { path: '^shared/tooling/presets/', pathNot: TEST },
      { path: '^shared/tooling/petcare/' },
    ),
    law(
      'wire-knows-no-tooling',
      'The same order: a site takes a release in without what has built it.',
      { path: '^shared/wire/', pathNot: TEST },
      { path: '^shared/', pathNot: '^shared/(wire|contracts)/' },
    ),
    law(
      'testing-stays-in-tests',
      'Test helpers never reach a visitor, nor a service.',
      {
        path: '^(shell|mf-[^/]+|shared|server)/',
        // What is generated is asked of a database as tests have it.
        pathNot: [TEST, '^shared/testing/', '^(shell|mf-[^/]+|server)/src/.*testing/', '^server/src/generate/'],
      },
      { path: ['^shared/testing/', '^(shell|mf-[^/]+|server)/src/.*testing/'] },
    ),
    law(
      'browser-never-imports-server',
      'The schema and the OpenAPI file are the only bridge.',
      { path: '^(shell|mf-[^/]+|shared|e2e)/' },
      { path: '^(server|delivery)/' },
    ),
    law(
      'server-knows-no-browser',
      'The schema and the OpenAPI file are the only bridge; shared/features, shared/time, shared/phone, shared/business-number and shared/node are no browser code.',
      { path: '^server/', pathNot: JEST_CONFIG },
      { path: '^(shell|mf-[^/]+|shared)/', pathNot: SERVER_DOORS },
    ),
    law(
      'features-depend-on-nothing',
      'Browser and server both read shared/features: a table, and plain functions over it.',
      { path: '^shared/features/', pathNot: TEST },
      { pathNot: '^shared/features/' },
    ),
    law(
      'time-depends-on-nothing',
      'Browser and server both run shared/time and shared/business-number: plain functions, no package, nothing of Node or the DOM.',
      { path: '^shared/(time|business-number)/', pathNot: TEST },
      { pathNot: '^shared/$1/' },
    ),
    law(
      'phone-depends-on-its-library',
      'Browser and server both run shared/phone: plain functions, and the one package that knows telephone numbers.',
      { path: '^shared/phone/', pathNot: TEST },
      { pathNot: '^shared/phone/|node_modules/libphonenumber-js/' },
    ),
    law(
      'numbers-are-read-by-the-server',
      'What knows the numbers of all countries has 25 kB: pages show them, and ask the API what they are.',
      { path: '^(shell|mf-[^/]+|shared)/', pathNot: ['^shared/phone/', TEST] },
      { path: '^shared/phone/read\\.ts$' },
    ),
    law(
      'node-stays-out-of-the-browser',
      'What server, delivery and scripts share needs Node.',
      { path: '^(shell|mf-[^/]+|shared)/', pathNot: '^shared/(node|postgres)/' },
      { path: '^shared/node/' },
    ),
    law(
      'postgres-is-for-starts-and-tests',
      'shared/postgres starts a database; a service is told of one by its address.',
      { path: '^(shell|mf-[^/]+|shared|server|delivery)/', pathNot: [TEST, '^shared/postgres/', '^server/src/testing/'] },
      { path: '^shared/postgres/' },
    ),
    law(
      'postgres-depends-on-node-alone',
      'What starts the database knows nothing of what is stored in it.',
      { path: '^shared/postgres/', pathNot: TEST },
      { path: '^shared/', pathNot: '^shared/(postgres|node)/' },
    ),
    law(
      'delivery-knows-contracts-only',
      'It carries releases whose insides it does not know; shared/contracts says what a composition is.',
      { path: '^delivery/', pathNot: JEST_CONFIG },
      {
        path: '^(shell|mf-[^/]+|shared|server)/',
        pathNot: '^shared/((contracts|node|time)/index|node/(processes|objects|s3-server)|wire/[^/]+)\\.ts$',
      },
    ),
    law(
      'pages-are-siblings-not-friends',
      'Lift common code out of the page folder, or delete the sharing.',
      { path: '^shell/src/pages/([^/]+)/' },
      { path: '^shell/src/pages/', pathNot: ['^shell/src/pages/$1/', '^shell/src/pages/[^/]+$'] },
    ),
    law(
      'one-folder-per-thing',
      'All code of a remote stands in src/<thing>/: pages, parts, components, helpers and tests of one thing together, no folders inside.',
      { path: '^mf-[^/]+/(remote\\.ts|src/)' },
      { path: '^mf-[^/]+/src/', pathNot: '^mf-[^/]+/src/(?!(components|helpers|hooks|lib|pages|parts|utils)/)[^/]+/[^/]+$' },
    ),
    law(
      'module-by-front-door',
      'A module exposes verbs in index.ts; its tables and rules are private.',
      { path: '^server/src/modules/([^/]+)/' },
      { path: '^server/src/modules/', pathNot: ['^server/src/modules/$1/', '/index\\.ts$'] },
    ),
    law(
      'app-uses-front-doors',
      'The same for what assembles the modules.',
      { path: '^server/src/', pathNot: ['^server/src/modules/', '^server/src/testing/specified/', TEST] },
      { path: '^server/src/modules/', pathNot: '^server/src/modules/[^/]+/(index\\.ts|import/.+)$' },
    ),
    law(
      'only-sql-files-touch-the-database',
      'SQL lives in <domain>.sql.ts.',
      { path: '^server/src/modules/', pathNot: ['\\.sql\\.ts$', TEST, '/main\\.ts$'] },
      {
        path: ['^server/src/platform/database/', 'node_modules/postgres/'],
        pathNot: '^server/src/platform/database/(transaction|postgres-errors|ids|batched)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    law(
      'resolvers-and-routes-call-the-service',
      'Transport must not skip the service and its policy.',
      { path: '\\.(resolvers|routes)\\.ts$' },
      { path: '\\.sql\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    law(
      'policy-is-pure',
      'A rule sees values and returns a verdict: no database, no network, no disk, no transport.',
      { path: '\\.policy\\.ts$' },
      {
        path: [
          '\\.(sql|service|resolvers|routes)\\.ts$',
          '^server/src/platform/(database|http|graphql|uploads)/',
          '^node_modules/(?!.*/valibot/)',
          '^(node:)?(fs|net|http|https|child_process)\\b',
        ],
        pathNot: '\\.policy\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    law(
      'policy-knows-no-sql',
      "Not even its types: what a rule looks at is the rule's own type, which the rows fit.",
      { path: '\\.policy\\.ts$' },
      { path: '\\.sql\\.ts$' },
    ),
    law(
      'shell-frame-below-start',
      'start → frame → remotes, session.',
      { path: '^shell/src/(brand|frame|hospital-search|menus|prefetch|remotes|route-effects|session)/', pathNot: TEST },
      { path: '^shell/src/(start|app|main|server)\\.tsx$' },
    ),
    law(
      'shell-remotes-and-session-below-frame',
      'The same order: loading a remote and keeping a session need no frame.',
      { path: '^shell/src/(remotes|session)/', pathNot: TEST },
      { path: '^shell/src/(frame|menus|route-effects)/' },
    ),
    law(
      'only-the-shell-loads-remotes',
      'A remote offers parts; the shell fills the slots.',
      { path: '^(mf-[^/]+|shared|server|e2e|scripts|bench)/', pathNot: '^shared/remote/' },
      { path: 'node_modules/single-spa/' },
    ),
    law(
      'platform-knows-no-domain',
      'Modules use the platform, never the reverse.',
      { path: '^server/src/platform/', pathNot: TEST },
      { path: '^server/src/modules/' },
    ),
    law(
      'scripts-run-services-never-the-reverse',
      'A package runs where there are no scripts, and is tested there: what both need is a package.',
      { path: '^(shell|mf-[^/]+|shared|server|delivery)/' },
      { path: '^scripts/' },
    ),
    law(
      'measured-from-outside',
      'What is measured works without what measures it.',
      { path: '^(shell|mf-[^/]+|server|delivery|e2e)/' },
      { path: '^bench/' },
    ),
    ...remoteLaws('^mf-[^/]+/'),
  ],
  options: {
    ...resolving,
    // The peer made with Next.js finds its packages where it is built, outside the workspace.
    exclude: { path: '(^|/)(dist|\\.cache|\\.data)/|\\.gen\\.ts$|^bench/next/app/' },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
