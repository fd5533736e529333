import { grantProblem } from './grants.policy.ts';

const granted = [{ package: 'mf-walks', prefix: '/walks/city' }];
const rows = [{ path: '/hospital', owner: 'mf-search' }];

test.each<[string, string, string | null]>([
  ['mf-diary', '/diary', null],
  ['mf-walks', '/walks', null],
  ['mf-search', '/hospital', null],
  ['mf-diary', '/walks', '/walks/city is granted to mf-walks.'],
  ['mf-diary', '/walks/city/old', '/walks/city is granted to mf-walks.'],
  ['mf-diary', '/hospital', '/hospital is a page of mf-search.'],
  ['mf-diary', '/', "The prefix /: '' can't stand in a path"],
  ['mf-diary', '/diary/:id', 'The prefix /diary/:id has a parameter.'],
  ['mf-diary', '/releases', "/releases is the delivery service's own."],
  ['mf-diary', '/uploads/diary', "/uploads is the delivery service's own."],
  ['tester', '/diary', 'tester is no name of a remote'],
])('granting %s the prefix %s: %s', (name, prefix, problem) => {
  const found = grantProblem({ package: name, prefix }, granted, rows);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});
