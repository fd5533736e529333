import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Services } from '../../app.ts';
import { createNotices } from '../../modules/notices/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { demoFaqs } from './faqs.data.ts';
import { demoNotices, type DemoNotice } from './notices.data.ts';

const DAY_MS = 86_400_000;

/** Notices of the last three months, and what is asked often. */
export async function seedNotices(services: Services): Promise<void> {
  const now = services.clock.now().getTime();
  for (const notice of demoNotices) await seedNotice(services, notice, new Date(now - notice.days * DAY_MS));
  for (const [category, faqs] of Object.entries(demoFaqs)) {
    for (const [index, [question, ...paragraphs]] of faqs.entries()) {
      const answer = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
      unwrap(
        await inTransaction(services.db, (tx) => services.faqs.desk.write(tx, { category, question, answer, place: (index + 1) * 10 })),
      );
    }
  }
}

async function seedNotice(services: Services, { title, content, views, form }: DemoNotice, writtenAt: Date): Promise<void> {
  const { desk, countNoticeView } = createNotices({ ...services, clock: { now: () => writtenAt } }).verbs;
  const id = unwrap(await inTransaction(services.db, (tx) => desk.write(tx, { title, content, writer: '펫케어 운영팀' })));
  if (form) {
    const path = join(tmpdir(), `${randomUUID()}.png`);
    await drawForm(path, form.lines);
    unwrap(await desk.keepFile({ path, name: form.name }, (file) => inTransaction(services.db, (tx) => desk.attach(tx, id, file))));
    await rm(path, { force: true });
  }
  for (let visitor = 1; visitor <= views; visitor += 1) unwrap(await countNoticeView(id, { ip: `192.0.2.${visitor}` }));
}

/** A sheet to hang up: a line below the other. */
async function drawForm(path: string, lines: readonly string[]): Promise<void> {
  const rows = lines.map((line, index) => {
    const y = 150 + index * 70;
    return `<circle cx="70" cy="${y - 8}" r="10" fill="#0d9488"/><text x="100" y="${y}" font-size="26" fill="#1f2937">${line}</text>`;
  });
  const height = 150 + lines.length * 70;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${height}" font-family="Noto Sans CJK KR, sans-serif">
    <rect width="640" height="${height}" fill="#f0fdfa"/><rect width="640" height="80" fill="#0d9488"/>
    <text x="40" y="53" font-size="32" font-weight="700" fill="#fff">펫케어</text>${rows.join('')}</svg>`;
  await sharp(Buffer.from(svg)).png().toFile(path);
}
