import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Services } from '../../app.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { incomingFolder } from '../../platform/http/multipart-body.ts';
import { receiveFile } from '../../platform/http/uploaded-file.ts';

/** Half of it is drawn: enough for what is flat, and encoded in a moment. */
const [WIDTH, HEIGHT] = [960, 640];

const dog = (x: number, y: number, coat: string) => `
  <g transform="translate(${x} ${y})">
    <ellipse cx="0" cy="0" rx="150" ry="92" fill="${coat}"/><rect x="-112" y="48" width="38" height="104" rx="19" fill="${coat}"/>
    <rect x="74" y="48" width="38" height="104" rx="19" fill="${coat}"/><path d="M-140 -34q-78 -40 -66 -104" stroke="${coat}" stroke-width="30" fill="none" stroke-linecap="round"/>
    <circle cx="158" cy="-86" r="84" fill="${coat}"/><ellipse cx="110" cy="-104" rx="30" ry="66" fill="#7c4a21" transform="rotate(24 110 -104)"/>
    <ellipse cx="212" cy="-62" rx="50" ry="36" fill="#fff3df"/><circle cx="240" cy="-76" r="15" fill="#33241a"/><circle cx="178" cy="-108" r="11" fill="#33241a"/>
    <path d="M206 -44q18 16 36 -2" stroke="#33241a" stroke-width="6" fill="none" stroke-linecap="round"/>
  </g>`;
const cat = (x: number, y: number, coat: string) => `
  <g transform="translate(${x} ${y})">
    <ellipse cx="0" cy="60" rx="116" ry="128" fill="${coat}"/><path d="M96 138q120 10 92 -108" stroke="${coat}" stroke-width="30" fill="none" stroke-linecap="round"/>
    <circle cx="0" cy="-92" r="92" fill="${coat}"/><path d="M-86 -118l-4 -92 78 42zM86 -118l4 -92 -78 42z" fill="${coat}"/>
    <ellipse cx="-34" cy="-100" rx="13" ry="19" fill="#2f3a2e"/><ellipse cx="34" cy="-100" rx="13" ry="19" fill="#2f3a2e"/>
    <path d="M-11 -70h22l-11 13z" fill="#e58a8a"/><path d="M-90 -64h-54M-90 -52l-50 14M90 -64h54M90 -52l50 14" stroke="#4b4b4b" stroke-width="4"/>
  </g>`;
const ground = (sky: string, earth: string) =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/><rect y="470" width="${WIDTH}" height="170" fill="${earth}"/>`;
const dots = (count: number, color: string, radius: number) =>
  Array.from(
    { length: count },
    (_, at) => `<circle cx="${(at * 137) % WIDTH}" cy="${(at * 89) % 460}" r="${radius}" fill="${color}"/>`,
  ).join('');
const ticket = (color: string) =>
  `<rect x="250" y="160" width="460" height="290" rx="36" fill="#fff"/><rect x="250" y="250" width="460" height="60" fill="${color}"/>
   <rect x="450" y="160" width="60" height="290" fill="${color}"/><path d="M480 160q-120 -130 -150 -30 10 44 150 30 120 -130 150 -30 -10 44 -150 30z" fill="none" stroke="${color}" stroke-width="24"/>`;
const cross = `<rect x="700" y="90" width="150" height="150" rx="32" fill="#fff"/><path d="M775 118v94M728 165h94" stroke="#e4572e" stroke-width="28" stroke-linecap="round"/>`;

/** Pictures of the house: drawn here, and nobody else's. */
const scenes = {
  walk: `${ground('#fde8cf', '#d99a4e')}${dots(26, '#e4803a', 16)}${dog(430, 430, '#c98544')}`,
  sea: `${ground('#cfeafd', '#f2ddb0')}<rect y="360" width="${WIDTH}" height="112" fill="#4aa3d8"/><circle cx="800" cy="130" r="66" fill="#ffd166"/>${dog(380, 470, '#f0e4d0')}`,
  snow: `${ground('#dbe8f4', '#ffffff')}${dots(60, '#ffffff', 9)}${dog(430, 440, '#8d6e53')}`,
  cat: `${ground('#f4e6f0', '#c9a7bd')}<rect x="600" y="300" width="230" height="190" fill="#c8945a"/><path d="M600 300l-50 -60M830 300l50 -60" stroke="#a8763f" stroke-width="22"/>${cat(360, 360, '#e79a4a')}`,
  bath: `${ground('#d9f2f0', '#a6d8d4')}${dog(430, 400, '#ead7c0')}<rect x="190" y="420" width="560" height="150" rx="60" fill="#fff"/>${dots(14, '#ffffff', 24)}`,
  bowl: `${ground('#e9f3dc', '#b7cf93')}${cat(330, 350, '#8f9aa3')}<path d="M560 430h260l-40 100h-180z" fill="#3d84a8"/><ellipse cx="690" cy="430" rx="130" ry="26" fill="#abedd8"/>`,
  gift: `${ground('#fff0d9', '#ffd29a')}${ticket('#ef7a4b')}`,
  fair: `${ground('#f7e1e1', '#e6b3b3')}${dog(300, 430, '#a9714b')}${cat(720, 370, '#5b5f66')}`,
  clinic: `${ground('#e3f4ee', '#b5dccd')}${dog(360, 440, '#d8a26a')}${cross}`,
  ears: `${ground('#eef0fb', '#c5cbe8')}${cat(360, 360, '#f0c38e')}${cross}`,
} as const;
export type Scene = keyof typeof scenes;

/** The address of a picture that waits with this person. */
export async function drawPicture({ uploads, config }: Services, userId: number, scene: Scene): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH / 2}" height="${HEIGHT / 2}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${scenes[scene]}</svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  const file = await receiveFile(incomingFolder(config.uploadsDir), `${scene}.png`, Readable.from([picture]));
  try {
    return uploads.imageUrl(unwrap(await uploads.receiveImage(userId, file)));
  } finally {
    await rm(file.path, { force: true });
  }
}
