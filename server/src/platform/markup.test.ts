import { holdsMarkup } from './markup.ts';

test.each([
  '코로나바이러스 감염증" document.getElementById("prID").innerHTML ="알코올',
  '<b>결막염</b>',
  '결막염<br/>',
  '<!-- 결막염',
  '&lt;p&gt;',
  'function () { return 1 }',
  ['결막염', { symptoms: ['눈이 <i>붉다</i>'] }],
])('%j holds markup', (value) => expect(holdsMarkup(value)).toBe(true));

test.each([
  '결막염',
  '비타민e결핍증(지방조직염)',
  '1~2회 설사를 했다',
  '5kg < 10kg',
  '<10kg',
  'S&P Bio',
  '캣&amp;덴탈',
  '김수의과병원&lt;산업동물출장진료전문병원&gt;',
  'DHPPL',
  null,
  7,
  [],
])('%j holds none', (value) => expect(holdsMarkup(value)).toBe(false));
