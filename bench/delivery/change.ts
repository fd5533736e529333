import type { Checkout } from '../lib/checkout.ts';

const FILE = 'mf-search/src/listings/hospital-list.page.tsx';
const SENTENCE = /이름과 지역, 시설로 우리 동네 동물병원을 찾아보세요\.(?: 바뀐 화면 \d+)?/;

let changes = 0;

/** Change one sentence of a page of mf-search, another way each time. @returns what now stands in the page's script and stood in none before */
export async function changePage(checkout: Checkout): Promise<string> {
  changes += 1;
  const mark = `바뀐 화면 ${changes}`;
  await checkout.edit(FILE, SENTENCE, `이름과 지역, 시설로 우리 동네 동물병원을 찾아보세요. ${mark}`);
  return mark;
}
