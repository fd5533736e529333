/** A node of the tree of treatments: a kind, a treatment, or the animal's weight. */
export type MedicalNode = { id: string; name: string; child?: readonly MedicalNode[] };

/** From the kind down to the node of this id; nothing when there is none. */
export function pathTo(nodes: readonly MedicalNode[], id: string): MedicalNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = pathTo(node.child ?? [], id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** The words that people say, without spaces, and those in the names of treatments. */
const synonyms: readonly (readonly [RegExp, readonly string[]])[] = [
  [/엑스레이|x-?ray|방사선/, ['엑스선']],
  [/피검사|혈액검사|채혈/, ['혈액', '혈구', '전해질']],
  [/초음파|에코/, ['초음파']],
  [/씨티|시티/, ['ct']],
  [/엠알아이|엠알/, ['mri']],
  [/dhppl|혼합백신|종합(?:백신|주사|접종|예방)|[35]종/, ['종합백신']],
  [/독감|신종플루/, ['인플루엔자']],
  [/사상충/, ['심장사상충']],
  [/구충제?|회충/, ['구충']],
  [/진드기|벼룩|외부구충/, ['외부기생충', '외부구충']],
  [/진료비|진찰비|진찰료|초진료|첫진료/, ['진찰']],
  [/재진/, ['재진']],
  [/입원/, ['입원']],
];
/** Words around the name of a treatment that say nothing of which one it is. */
const ASIDE = /(?:강아지|반려견|고양이|반려묘)|(?:예방)?(?:접종|주사)|(?:비용|가격|얼마(?:예요|에요|야)?|평균|백신|비|값|료)$/g;

/** The text in the ways in which a treatment's name may say it, the nearest first. */
function waysOf(search: string): string[][] {
  const wanted = plain(search);
  const stem = wanted.replace(ASIDE, '').replace(ASIDE, '');
  const named = synonyms.filter(([said]) => said.test(wanted)).flatMap(([, ways]) => ways);
  return [[wanted], ...(named.length > 0 ? [named] : []), ...(stem.length > 1 ? [[stem]] : [])];
}

/**
 * The kinds with the treatments whose name, or the kind's, holds the text, else what it means (엑스레이: 엑스선), else the
 * word in it that tells (광견병 주사: 광견병); kinds without any are left out.
 */
export function treatmentsNamed<Treatment extends MedicalNode>(
  kinds: readonly { id: string; name: string; child: readonly Treatment[] }[],
  search: string,
) {
  for (const ways of waysOf(search)) {
    const says = (name: string) => ways.some((way) => plain(name).includes(way));
    const named = kinds
      .map((kind) => ({ ...kind, child: says(kind.name) ? kind.child : kind.child.filter(({ name }) => says(name)) }))
      .filter(({ child }) => child.length > 0);
    if (named.length > 0) return named;
  }
  return [];
}
