import { breeds, type Breed, type BreedName } from './breeds.ts';
import { head, type Mood } from './head.ts';
import { darker, ink, lighter } from './ink.ts';
import { at, line, litOval, litPath, mirrored, path, shadow, times, tuft } from './strokes.ts';

export type Pose = 'sit' | 'lie' | 'curl' | 'walk' | 'bust';
type Worn = { collar?: string; scarf?: string; bow?: string; mood?: Mood };

const both = (drawing: string) => drawing + mirrored(0, 0, drawing);
const toes = (x: number, y: number, color: string) =>
  times(2, (index) => line(`M${x - 6 + index * 12} ${y - 5}V${y + 5}`, darker(color, 0.3), 2.6, 'opacity="0.55"'));
const paw = (x: number, y: number, color: string, rx = 27) => litOval(x, y, rx, 16, color) + toes(x, y, color);

/** An animal whose lowest line is at 0; one that sits is 350 high. */
export function animal(name: BreedName, pose: Pose, { mood = 'calm', ...worn }: Worn = {}): string {
  return poses[pose](breeds[name], mood, worn);
}

function neck({ collar, scarf }: Worn, x: number, y: number, width: number): string {
  if (scarf)
    return (
      litPath(
        `M${x - width} ${y - 8}Q${x} ${y + 26} ${x + width} ${y - 8}L${x + width} ${y + 18}Q${x} ${y + 56} ${x - width} ${y + 18}Z`,
        scarf,
      ) +
      litPath(`M${x + 16} ${y + 24}L${x + 58} ${y + 20}L${x + 62} ${y + 104}L${x + 26} ${y + 110}Z`, darker(scarf, 0.1)) +
      line(`M${x + 28} ${y + 92}L${x + 60} ${y + 87}`, lighter(scarf, 0.6), 6)
    );
  if (!collar) return '';
  return line(`M${x - width + 8} ${y}Q${x} ${y + 26} ${x + width - 8} ${y}`, collar, 13) + litOval(x, y + 24, 11, 11, ink.butter);
}
const bow = (color: string | undefined, x: number, y: number) =>
  color
    ? at(
        x,
        y,
        litPath('M0 0C-14 -22 -40 -22 -38 0C-40 22 -14 22 0 0C14 -22 40 -22 38 0C40 22 14 22 0 0Z', color) +
          litOval(0, 0, 9, 10, darker(color)),
        0.8,
        -12,
      )
    : '';

function tail({ animal, coat, fur, second }: Breed): string {
  if (animal === 'cat') return line('M84 -26C150 -16 158 -84 128 -128', coat, 28) + line('M131 -116L128 -128', darker(coat, 0.2), 28);
  if (fur === 'curly') return tuft(112, -66, 27, 27, second, 8);
  if (fur === 'mane') return tuft(108, -96, 40, 48, lighter(coat, 0.25), 10);
  return litPath('M76 -22C132 -26 150 -80 132 -118C126 -126 114 -122 116 -110C120 -80 106 -58 72 -52Z', coat);
}

function sit(breed: Breed, mood: Mood, worn: Worn): string {
  const { coat, second, fur } = breed;
  const isCat = breed.animal === 'cat';
  const torso = isCat
    ? litPath('M-52 -190C-84 -140 -104 -70 -96 -22Q-90 4 0 6Q90 4 96 -22C104 -70 84 -140 52 -190Z', coat)
    : fur === 'curly'
      ? tuft(0, -102, 96, 98, coat, 15)
      : litPath('M-62 -200C-96 -140 -112 -70 -104 -24Q-96 6 0 8Q96 6 104 -24C112 -70 96 -140 62 -200Z', coat);
  const haunches = both(
    litOval(-80, -42, 40, 44, darker(coat, 0.05)) + paw(-84, -8, isCat && breed.mask === 'tabby' ? second : darker(coat, 0.04)),
  );
  const chest =
    fur === 'curly' ? tuft(0, -120, 46, 50, second, 10) : path('M-40 -196C-58 -140 -44 -92 0 -80C44 -92 58 -140 40 -196Z', second);
  const legs = both(
    litPath('M-44 -128C-50 -80 -46 -40 -46 -14Q-44 2 -26 2Q-8 2 -7 -14C-6 -44 -6 -80 -8 -124Z', coat) +
      path('M-46 -52C-46 -34 -46 -20 -46 -14Q-44 2 -26 2Q-8 2 -7 -14L-7 -46Q-26 -60 -46 -52Z', second, 'opacity="0.9"') +
      paw(-27, -6, second, 25),
  );
  const seam = line('M0 -104V-12', darker(coat, 0.3), 3, 'opacity="0.3"');
  const marks =
    isCat && breed.mask === 'tabby' ? both(line('M-92 -86L-62 -80M-97 -60L-70 -56', darker(coat, 0.28), 9, 'opacity="0.7"')) : '';
  return (
    shadow(0, 2, 140) +
    tail(breed) +
    torso +
    marks +
    haunches +
    chest +
    legs +
    seam +
    neck(worn, 0, -176, 62) +
    at(0, -252, head(breed, mood)) +
    bow(worn.bow, 46, -332)
  );
}

function lie(breed: Breed, mood: Mood, worn: Worn): string {
  const { coat, second, fur } = breed;
  const back =
    fur === 'curly' || fur === 'mane'
      ? tuft(16, -74, 150, 70, coat, 19)
      : litPath('M-128 -8C-150 -110 -70 -150 20 -150C130 -150 182 -90 172 -30Q166 4 120 4L-100 4Q-124 4 -128 -8Z', coat);
  const arms = both(litPath('M-78 -44C-96 -20 -96 -2 -72 2L-30 2Q-12 0 -14 -22L-20 -52Z', coat) + paw(-52, -8, second, 32));
  const marks =
    breed.mask === 'tabby'
      ? times(3, (index) => line(`M${66 + index * 36} -${142 - index * 14}q14 26 6 56`, darker(coat, 0.28), 10, 'opacity="0.65"'))
      : '';
  const hindTail =
    breed.animal === 'cat' ? line('M160 -22C216 -10 222 -56 198 -74', coat, 25) : line('M164 -40C196 -46 210 -66 206 -88', coat, 22);
  return (
    shadow(16, 2, 186) +
    hindTail +
    back +
    marks +
    litOval(128, -30, 46, 38, darker(coat, 0.05)) +
    arms +
    neck(worn, -6, -74, 62) +
    at(-6, -142, head(breed, mood)) +
    bow(worn.bow, 42, -222)
  );
}

function curl(breed: Breed): string {
  const { coat, fur } = breed;
  const body = fur === 'curly' || fur === 'mane' ? tuft(20, -66, 148, 68, coat, 19) : litOval(20, -66, 154, 70, coat);
  const tailAround = line('M150 -22C96 14 20 14 -18 2', darker(coat, 0.08), 28);
  const marks =
    breed.mask === 'tabby'
      ? times(3, (index) => line(`M${50 + index * 38} -${130 - index * 12}q16 30 8 60`, darker(coat, 0.28), 10, 'opacity="0.65"'))
      : '';
  return (
    shadow(12, 0, 186) +
    body +
    marks +
    litOval(112, -46, 50, 44, darker(coat, 0.05)) +
    at(-84, -62, head(breed, 'asleep'), 0.86, -8) +
    tailAround
  );
}

function walk(breed: Breed, mood: Mood, worn: Worn): string {
  const { coat, second, fur } = breed;
  const leg = (x: number, color: string, lean: number) =>
    litPath(`M${x - 22} -120L${x + 22} -120L${x + 15 + lean} -10Q${x + lean} 6 ${x - 16 + lean} -4Z`, color) +
    litOval(x + 6 + lean, -7, 25, 13, second);
  const far = darker(coat, 0.16);
  const trunk =
    fur === 'curly' || fur === 'mane'
      ? tuft(-24, -142, 132, 62, coat, 21)
      : litPath(
          'M-148 -150C-148 -196 -100 -206 -40 -200C30 -196 96 -216 104 -166C108 -120 76 -88 20 -88C-40 -78 -96 -76 -128 -96Q-148 -112 -148 -150Z',
          coat,
        );
  const rear =
    fur === 'curly'
      ? tuft(-166, -196, 26, 26, second, 8)
      : fur === 'mane'
        ? tuft(-150, -214, 44, 44, lighter(coat, 0.25), 10)
        : litPath('M-128 -172C-176 -176 -204 -214 -192 -256C-186 -266 -174 -262 -174 -250C-176 -222 -154 -204 -118 -198Z', coat);
  return (
    shadow(-10, 2, 170) +
    leg(52, far, 26) +
    leg(-84, far, 24) +
    rear +
    trunk +
    leg(80, coat, -14) +
    leg(-112, coat, -22) +
    litPath('M40 -190C60 -120 110 -110 136 -150L140 -230L60 -236Z', coat) +
    path('M84 -120C104 -116 124 -130 134 -152L138 -190Q104 -150 84 -120Z', second, 'opacity="0.9"') +
    neck(worn, 100, -190, 56) +
    at(112, -258, head(breed, mood), 0.9, 4) +
    bow(worn.bow, 150, -330)
  );
}

function bust(breed: Breed, mood: Mood, worn: Worn): string {
  const { coat, second, fur } = breed;
  const chest =
    fur === 'curly'
      ? tuft(0, 0, 116, 128, coat, 15)
      : fur === 'mane'
        ? tuft(0, 0, 124, 128, lighter(coat, 0.2), 15)
        : litPath('M-60 -116C-116 -84 -136 0 -136 90L136 90C136 0 116 -84 60 -116Z', coat);
  const bib = fur === 'curly' ? '' : path('M-46 -110C-66 -40 -46 40 0 90C46 40 66 -40 46 -110Z', second);
  return chest + bib + neck(worn, 0, -84, 68) + at(0, -162, head(breed, mood), 1.04) + bow(worn.bow, 50, -246);
}

const poses: Record<Pose, (breed: Breed, mood: Mood, worn: Worn) => string> = { sit, lie, curl, walk, bust };
