import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperatorService } from './operator.service.ts';

/** Says each receipt that waits, with a file of its picture, which only who runs this may read. */
export async function listReceipts(operator: OperatorService, say: (line: string) => number): Promise<number> {
  const waiting = await operator.receipts.listWaitingReceipts();
  const folder = waiting.length > 0 ? await mkdtemp(join(tmpdir(), 'petcare-receipts-')) : '';
  for (const receipt of waiting) {
    const { id, reviewId, business, visitDate, paidOn, items, alike, alikeIds } = receipt;
    const total = items.reduce((sum, { price }) => sum + price, 0);
    say([`${id}번`, `리뷰 ${reviewId}`, business, `방문 ${visitDate}`, `영수증 ${paidOn}`, `합계 ${won(total)}`].join(' · '));
    for (const { name, medicalName, price } of items) say(`  - ${[name, medicalName].filter(Boolean).join(' / ')}: ${won(price)}`);
    if (alike > 0) {
      const where = alikeIds.length > 0 ? `지금 영수증 ${alikeIds.join(', ')}번` : '지금은 지워진 영수증';
      say(`  ! 같은 사진을 ${alike}번 더 올렸어요(${where}). 인증하기 전에 확인해 주세요.`);
    }
    const picture = await operator.receipts.openPicture(receipt);
    const path = join(folder, `${id}.webp`);
    if (picture) await writeFile(path, picture, { mode: 0o600 });
    say(`  사진: ${picture ? path : '파일이 없어요'}`);
  }
  if (waiting.length > 0) say(`사진에는 개인정보가 있어요. 다 본 뒤 지워 주세요: ${folder}`);
  return say(`기다리는 영수증 ${waiting.length}건`);
}

function won(price: number): string {
  return `${price.toLocaleString('ko-KR')}원`;
}
