import { withoutPersons } from './log-lines.ts';

test.each([
  ['{"msg":"no mail to kim.cheol+pet@example.co.kr"}', '{"msg":"no mail to [e-mail]"}'],
  ['Key (email)=(김@한국.한국) already exists', 'Key (email)=([e-mail]) already exists'],
  ['called 010-1234-5678 and 01098765432', 'called [phone] and [phone]'],
  ['/hospital?latitude=37.4812&longitude=126.8976&page=2', '/hospital?latitude=[place]&longitude=[place]&page=2'],
  ['variables=%7B%22latitude%22%3A37.4812%7D', 'variables=%7B%22latitude%22%3A[place]%7D'],
  ['{\\"lat\\": 37.5, \\"lng\\":-126.9}', '{\\"lat\\": [place], \\"lng\\":[place]}'],
])('%s is told as %s', (line, told) => {
  expect(withoutPersons(line)).toBe(told);
});

test.each([
  'at Object.<anonymous> (node_modules/.pnpm/fastify@5.12.8/node_modules/fastify/lib/route.js:12:3)',
  '{"responseTime":37.48123,"time":1732593600000,"listing":20101234567}',
  'postgres 18.1, template 5, "latency": 37.5',
])('%s is told as it is', (line) => {
  expect(withoutPersons(line)).toBe(line);
});
