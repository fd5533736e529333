import type { Breed } from './breeds.ts';
import { darker, ink, lighter } from './ink.ts';
import { at, line, litPath, mirrored, oval, path, times, tuft } from './strokes.ts';

/** The mood of an animal, as its face shows it. */
export type Mood = 'calm' | 'happy' | 'asleep';

/** A head, 200 wide, around its middle. */
export const head = (breed: Breed, mood: Mood) => (breed.animal === 'dog' ? dogHead(breed, mood) : catHead(breed, mood));

const both = (drawing: string) => drawing + mirrored(0, 0, drawing);
const SKULL = 'M-86 4C-88 -62 -52 -94 0 -94C52 -94 88 -62 86 4C86 56 48 84 0 84C-48 84 -86 56 -86 4Z';

function eyes(mood: Mood, x: number, y: number, color = '#33281f'): string {
  if (mood === 'asleep') return both(line(`M${-x - 13} ${y}Q${-x} ${y + 12} ${-x + 13} ${y}`, '#3b2f28', 5));
  return (
    both(oval(-x, y, 11.5, 13, '#2d231c') + oval(-x, y, 9.5, 11, color, 'opacity="0.55"') + oval(-x, y, 6, 8, '#1d1713')) + shine(x, y)
  );
}
const shine = (x: number, y: number) => oval(-x - 4, y - 5, 3.6, 3.6, '#fff') + oval(x - 4, y - 5, 3.6, 3.6, '#fff');

const dogNose = path('M-19 12Q0 0 19 12Q20 28 0 34Q-20 28 -19 12Z', '#2f2622') + oval(-6, 13, 6, 3.4, '#fff', 'opacity="0.4"');
const dogMouth = (mood: Mood) =>
  (mood === 'happy' ? path('M-17 47Q0 56 17 47Q16 76 0 76Q-16 76 -17 47Z', '#e9838a') + line('M0 54V66', '#cf6670', 3) : '') +
  line('M0 34V44M0 44Q-14 58 -29 47M0 44Q14 58 29 47', '#4a372c', 5);
const blush = both(oval(-58, 30, 15, 9, ink.coral, 'opacity="0.22"'));

const ears: Record<Breed['ears'], (breed: Breed) => string> = {
  floppy: ({ ear }) => both(litPath('M-52 -84C-104 -94 -128 -24 -116 40C-110 74 -78 66 -72 32C-68 -4 -56 -36 -52 -84Z', ear)),
  long: ({ ear }) => both(litPath('M-54 -82C-102 -88 -126 -30 -124 50C-122 102 -78 98 -70 54C-64 4 -56 -34 -54 -82Z', ear)),
  folded: ({ ear }) => both(litPath('M-34 -84C-56 -118 -92 -112 -104 -84C-112 -62 -98 -44 -88 -36C-80 -62 -62 -78 -34 -84Z', ear)),
  puff: ({ ear }) => at(-92, 0, tuft(0, 0, 27, 52, ear, 9)) + at(92, 0, tuft(0, 0, 27, 52, ear, 9)),
  pointed: ({ coat, ear }) =>
    both(
      litPath('M-84 -26C-98 -74 -98 -118 -88 -138C-84 -144 -78 -142 -73 -137C-52 -120 -32 -100 -20 -82Z', coat) +
        path('M-76 -46C-84 -78 -86 -104 -81 -120C-66 -108 -52 -94 -44 -82Z', ear) +
        path('M-72 -50C-78 -74 -79 -92 -77 -104C-66 -96 -57 -86 -52 -78Z', '#e9a59a', 'opacity="0.5"'),
    ),
};

function dogFace({ mask, coat, second }: Breed): string {
  switch (mask) {
    case 'blaze':
      return path('M-9 -94C-14 -50 -20 -24 -44 6C-66 34 -48 84 0 84C48 84 66 34 44 6C20 -24 14 -50 9 -94Q0 -95 -9 -94Z', second);
    case 'brows':
      return (
        both(oval(-34, -40, 12, 8, second) + path('M-84 14C-66 6 -48 14 -40 30C-30 62 -30 78 -20 82C-60 78 -84 52 -84 14Z', second)) +
        oval(0, 40, 44, 38, second)
      );
    case 'muzzle':
      return oval(0, 42, 50, 38, second) + oval(0, 8, 26, 30, second, 'opacity="0.7"');
    default:
      return oval(0, 40, 46, 36, lighter(coat, 0.35), 'opacity="0.8"');
  }
}

function dogHead(breed: Breed, mood: Mood): string {
  const { coat, second, fur } = breed;
  const eye = breed.eyes ?? '#5b4130';
  const features = eyes(mood, 36, -8, eye) + at(0, 6, dogNose + dogMouth(mood)) + blush;
  if (fur === 'curly') {
    return ears.puff(breed) + tuft(0, 4, 80, 74, coat, 13) + tuft(0, -72, 50, 34, coat, 9) + tuft(0, 44, 44, 30, second, 11) + features;
  }
  if (fur === 'mane') {
    return (
      tuft(0, 22, 104, 82, darker(coat, 0.05), 19) +
      at(0, 8, ears.pointed(breed), 0.9) +
      at(0, 4, litPath(SKULL, coat), 0.94) +
      dogFace(breed) +
      features
    );
  }
  const isBehind = breed.ears === 'pointed';
  const beard =
    fur === 'beard'
      ? path('M-54 26C-62 64 -50 104 -34 108C-26 96 -20 118 0 118C20 118 26 96 34 108C50 104 62 64 54 26C30 8 -30 8 -54 26Z', second) +
        both(path('M-62 -24C-50 -42 -26 -40 -14 -24C-26 -20 -46 -14 -62 -24Z', second))
      : '';
  const parting = breed.ears === 'long' ? line('M0 -94Q-4 -60 -2 -34', darker(coat, 0.1), 3) : '';
  const skull = litPath(SKULL, coat) + dogFace(breed) + beard + parting;
  return (isBehind ? ears.pointed(breed) + skull : skull + ears[breed.ears](breed)) + features;
}

const stripes = (color: string) =>
  path('M-6 -92Q0 -70 6 -92L4 -58Q0 -50 -4 -58Z', color) +
  both(
    path('M-38 -84Q-26 -66 -20 -86L-22 -58Q-28 -52 -31 -58Z', color) +
      path('M-88 6L-58 12Q-54 17 -60 19L-87 22ZM-82 36L-56 34Q-52 39 -58 42L-75 52Z', color),
  );

function catFace({ mask, coat, second, ear }: Breed): string {
  const muzzle = oval(-18, 38, 26, 21, second) + oval(18, 38, 26, 21, second) + oval(0, 56, 22, 16, second);
  switch (mask) {
    case 'tabby':
      return stripes(darker(coat, 0.3)) + muzzle;
    case 'hood':
      return path('M0 -20C-14 6 -56 14 -60 46C-56 72 -30 84 0 84C30 84 56 72 60 46C56 14 14 6 0 -20Z', second);
    case 'points':
      return path('M0 -34C-20 -34 -30 4 -44 30C-54 58 -28 80 0 80C28 80 54 58 44 30C30 4 20 -34 0 -34Z', ear, 'opacity="0.8"');
    case 'patches':
      return (
        path('M-84 -8C-86 -62 -52 -92 -8 -94C-8 -60 -20 -24 -52 -8C-66 -2 -78 -2 -84 -8Z', ear) +
        path('M86 -2C86 -54 62 -84 32 -90C26 -62 36 -30 58 -14C68 -6 80 -2 86 -2Z', '#5b5049') +
        muzzle
      );
    default:
      return muzzle;
  }
}

function catHead(breed: Breed, mood: Mood): string {
  const { coat, ear } = breed;
  const dark = coat === '#3c3b44' || breed.mask === 'points';
  const ears = both(
    litPath(
      'M-84 -20C-96 -64 -98 -112 -90 -134C-86 -140 -80 -138 -75 -134C-54 -118 -32 -100 -18 -84Z',
      breed.mask === 'points' ? ear : coat,
    ) + path('M-76 -44C-84 -76 -86 -102 -82 -116C-67 -104 -52 -92 -44 -80Z', '#eeb1a4', 'opacity="0.75"'),
  );
  const skull = 'M-92 8C-92 -60 -54 -92 0 -92C54 -92 92 -60 92 8C92 52 52 82 0 82C-52 82 -92 52 -92 8Z';
  const open = both(oval(-38, -4, 18, 19, breed.eyes ?? '#8aa553') + oval(-38, -4, 18, 19, 'url(#lit)') + oval(-38, -4, 8, 15, '#1d1a18'));
  const seen = mood === 'asleep' ? eyes(mood, 38, 0) : open + oval(-43, -11, 4.6, 4.6, '#fff') + oval(33, -11, 4.6, 4.6, '#fff');
  const face =
    path('M-11 22Q0 17 11 22Q8 33 0 35Q-8 33 -11 22Z', '#dd8a86') +
    line('M0 35V41M0 41Q-10 52 -21 45M0 41Q10 52 21 45', dark ? '#2b2421' : '#6b5348', 4);
  const whiskers = both(
    times(3, (index) => line(`M-58 ${34 + index * 8}L-116 ${22 + index * 17}`, dark ? '#d9cfc2' : '#8b7868', 2.4, 'opacity="0.6"')),
  );
  return ears + litPath(skull, coat) + catFace(breed) + seen + face + whiskers;
}
