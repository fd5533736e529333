import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, seoulDate } from '@petcare/time';
import sharp from 'sharp';
import type { Services } from '../../app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';

type BannerDrawing = { title: string; text: string; ground: string; ink: string; spot: string };

const banners = [
  {
    ...{ place: 'home', url: '/notice/7', isAd: false, name: '겨울 산책 안전 수칙 내려받기' },
    drawn: {
      title: '겨울 산책, 이것만은 꼭',
      text: '안전 수칙을 내려받아 냉장고에 붙여 두세요',
      ground: '#e0f2f1',
      ink: '#134e4a',
      spot: '#5eead4',
    },
  },
  {
    ...{ place: 'list', url: '/customer-voice', isAd: false, name: '우리 동네 병원, 더 알려 주세요' },
    drawn: { title: '빠진 병원이 있나요?', text: '알려 주시면 확인해서 올려 드려요', ground: '#fff1e6', ink: '#7c2d12', spot: '#fdba74' },
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

type Sheet = { width: number; height: number; size: number };

async function draw(path: string, { title, text, ground, ink, spot }: BannerDrawing, { width, height, size }: Sheet): Promise<void> {
  const paw = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="${spot}"><ellipse cx="0" cy="16" rx="22" ry="18"/>
      <circle cx="-26" cy="-8" r="10"/><circle cx="-9" cy="-24" r="11"/><circle cx="10" cy="-24" r="11"/><circle cx="27" cy="-8" r="10"/></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Noto Sans CJK KR, sans-serif">
    <rect width="${width}" height="${height}" fill="${ground}"/>${paw(width - 110, 120, 2.1)}${paw(width - 260, 60, 1)}
    <text x="48" y="92" font-size="${size}" font-weight="700" fill="${ink}">${title}</text>
    <text x="50" y="148" font-size="${size * 0.6}" fill="${ink}">${text}</text></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(path);
}
