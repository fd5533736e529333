import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, seoulDate } from '@petcare/time';
import sharp from 'sharp';
import type { Services } from '../../app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { animal } from '../pictures/kit/animal.ts';
import type { BreedName } from '../pictures/kit/breeds.ts';
import { diceOf } from '../pictures/kit/ink.ts';
import { falling, tree, type Season } from '../pictures/kit/outdoors.ts';
import { at, box, litPath, sheet } from '../pictures/kit/strokes.ts';

/** `stars` stand before a hill of the colour `hill`. */
type BannerDrawing = {
  title: string;
  text: string;
  ground: string;
  ink: string;
  hill: string;
  season: Season;
  stars: readonly BreedName[];
};

const banners = [
  {
    ...{ place: 'home', url: '/notice/7', isAd: false, name: '겨울 산책 안전 수칙 내려받기' },
    drawn: {
      title: '겨울 산책, 이것만은 꼭',
      text: '안전 수칙을 내려받아 냉장고에 붙여 두세요',
      ground: '#e0f2f1',
      ink: '#134e4a',
      hill: '#f6fbfb',
      season: 'snow',
      stars: ['poodle', 'shiba'],
    },
  },
  {
    ...{ place: 'list', url: '/customer-voice', isAd: false, name: '우리 동네 병원, 더 알려 주세요' },
    drawn: {
      title: '빠진 병원이 있나요?',
      text: '알려 주시면 확인해서 올려 드려요',
      ground: '#fff1e6',
      ink: '#7c2d12',
      hill: '#fbd0a5',
      season: 'summer',
      stars: ['cheese', 'corgi'],
    },
  },
] as const;

/** One banner in each place, drawn here, for a year. */
export async function seedBanners({ banners: { desk }, db, clock }: Services): Promise<void> {
  const today = seoulDate(clock.now());
  for (const { drawn, ...banner } of banners) {
    const paths = { pc: join(tmpdir(), `${randomUUID()}.png`), mobile: join(tmpdir(), `${randomUUID()}.png`) };
    await draw(paths.pc, drawn, { width: 1600, height: 200, size: 46 });
    await draw(paths.mobile, drawn, { width: 800, height: 200, size: 40 });
    const draft = { ...banner, start: today, end: addDays(today, 365) };
    unwrap(await desk.keepPictures(paths, (pictures) => inTransaction(db, (tx) => desk.putUp(tx, draft, pictures))));
    await Promise.all(Object.values(paths).map((path) => rm(path, { force: true })));
  }
}

/** The size of a banner, and that of its letters. */
type Sheet = { width: number; height: number; size: number };

async function draw(path: string, drawn: BannerDrawing, { width, height, size }: Sheet): Promise<void> {
  const { title, text, ground, ink, hill, season, stars } = drawn;
  const dice = diceOf(title);
  const right = width - 130;
  const guests = stars.map((star, index) =>
    at(
      right - index * 120,
      196 - index * 6,
      animal(star, 'sit', { scarf: index ? undefined : '#ee8465', collar: '#2a9d8f', mood: 'happy' }),
      0.46,
    ),
  );
  const drawing = `${box(0, 0, width, height, 0, ground)}${box(0, 0, width, height, 0, 'url(#rise)')}
    ${litPath(`M${right - 460} ${height}Q${right - 130} 110 ${width} 150V${height}Z`, hill)}${at(right + 84, 176, tree(0, 0, 0.7, season === 'snow' ? '#ffffff' : '#8dbf95'))}
    ${guests.reverse().join('')}${at(width - 700, 0, falling(season, dice), 0.72)}
    <text x="48" y="92" font-size="${size}" font-weight="700" fill="${ink}">${title}</text>
    <text x="50" y="148" font-size="${size * 0.6}" fill="${ink}">${text}</text>`;
  const svg = sheet(`<g font-family="Noto Sans CJK KR, sans-serif">${drawing}</g>`, width, height, width);
  await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(path);
}
