/** The look of an animal. `second` is the fur of its chest, muzzle and paws, `ear` that of its ears. */
export type Breed = {
  animal: 'dog' | 'cat';
  coat: string;
  second: string;
  ear: string;
  ears: 'floppy' | 'pointed' | 'folded' | 'puff' | 'long';
  /** Of a dog: its fur. */
  fur?: 'curly' | 'mane' | 'beard' | 'smooth';
  /** On its face. */
  mask?: 'blaze' | 'hood' | 'brows' | 'muzzle' | 'tabby' | 'points' | 'patches' | 'eye';
  eyes?: string;
};

const dog = (look: Omit<Breed, 'animal'>): Breed => ({ animal: 'dog', ...look });
const cat = (look: Omit<Breed, 'animal' | 'ears'>): Breed => ({ animal: 'cat', ears: 'pointed', ...look });

export const breeds = {
  poodle: dog({ coat: '#9b6238', second: '#b57a4c', ear: '#824e2a', ears: 'puff', fur: 'curly' }),
  apricotPoodle: dog({ coat: '#d99a62', second: '#e7b684', ear: '#c68449', ears: 'puff', fur: 'curly' }),
  bichon: dog({ coat: '#fbf5ea', second: '#fffdf8', ear: '#f0e5d4', ears: 'puff', fur: 'curly' }),
  maltese: dog({ coat: '#fdf8ee', second: '#fffdf8', ear: '#efe2cc', ears: 'long', fur: 'smooth' }),
  pomeranian: dog({ coat: '#e2a057', second: '#f6d6a6', ear: '#c67f3a', ears: 'pointed', fur: 'mane', mask: 'muzzle' }),
  spitz: dog({ coat: '#fbf6ec', second: '#fffdf8', ear: '#f1e5d3', ears: 'pointed', fur: 'mane' }),
  jindo: dog({ coat: '#e0b077', second: '#f8e6cb', ear: '#c99256', ears: 'pointed', fur: 'smooth', mask: 'muzzle' }),
  shiba: dog({ coat: '#d68d4a', second: '#fbeedb', ear: '#bd7434', ears: 'pointed', fur: 'smooth', mask: 'brows' }),
  corgi: dog({ coat: '#dd9a54', second: '#fffaf0', ear: '#c58140', ears: 'pointed', fur: 'smooth', mask: 'blaze' }),
  retriever: dog({ coat: '#e3b673', second: '#f1d4a4', ear: '#cc9650', ears: 'floppy', fur: 'smooth', mask: 'muzzle' }),
  beagle: dog({ coat: '#c98a52', second: '#fffaf0', ear: '#9c5f33', ears: 'floppy', fur: 'smooth', mask: 'blaze' }),
  collie: dog({ coat: '#3d4149', second: '#fffaf0', ear: '#2d3038', ears: 'folded', fur: 'smooth', mask: 'blaze' }),
  schnauzer: dog({ coat: '#84898f', second: '#eceae4', ear: '#63686f', ears: 'folded', fur: 'beard' }),
  yorkie: dog({ coat: '#6d6a70', second: '#d9a268', ear: '#c48a52', ears: 'pointed', fur: 'beard' }),
  dachshund: dog({ coat: '#7d4a30', second: '#c98a55', ear: '#63371f', ears: 'floppy', fur: 'smooth', mask: 'brows' }),
  husky: dog({ coat: '#8b95a0', second: '#fffdf8', ear: '#6c7783', ears: 'pointed', fur: 'smooth', mask: 'blaze', eyes: '#4f8fb5' }),
  cheese: cat({ coat: '#eea85c', second: '#fff0dc', ear: '#dc8f43', mask: 'tabby', eyes: '#7c9a4d' }),
  mackerel: cat({ coat: '#a39a8c', second: '#f1ebe0', ear: '#857c6f', mask: 'tabby', eyes: '#8aa553' }),
  tuxedo: cat({ coat: '#3a3c44', second: '#fffdf8', ear: '#2c2e35', mask: 'hood', eyes: '#d0b04c' }),
  calico: cat({ coat: '#fdf7ec', second: '#fffdf8', ear: '#e39a55', mask: 'patches', eyes: '#8aa553' }),
  blue: cat({ coat: '#8794a1', second: '#98a5b1', ear: '#74818e', eyes: '#d9a13e' }),
  siamese: cat({ coat: '#f1e4cf', second: '#f8efdf', ear: '#6b4c3b', mask: 'points', eyes: '#5d9fca' }),
  white: cat({ coat: '#fdf9f1', second: '#fffdf8', ear: '#f5e8dc', eyes: '#6aa7c6' }),
  black: cat({ coat: '#3c3b44', second: '#4a4952', ear: '#2f2e36', eyes: '#e2b64a' }),
} as const satisfies Record<string, Breed>;
export type BreedName = keyof typeof breeds;

export const dogs = (Object.keys(breeds) as BreedName[]).filter((name) => breeds[name].animal === 'dog');
export const cats = (Object.keys(breeds) as BreedName[]).filter((name) => breeds[name].animal === 'cat');
