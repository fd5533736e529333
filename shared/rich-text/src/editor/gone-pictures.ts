import { rest } from '@petcare/api';

const PICTURE = /<img\b[^>]*\bsrc="(\/uploads\/images\/([0-9a-f-]{36})\/[^"]*)"[^>]*>/g;

/** The text without pictures that were swept since its draft was kept, and how many those are. Those of `kept`, which is stored, are there. */
export async function withoutGonePictures(html: string, kept: string): Promise<{ html: string; count: number }> {
  const waiting = [...html.matchAll(PICTURE)].filter(([, src = '']) => !kept.includes(src));
  const ids = [...new Set(waiting.map(([, , id = '']) => id))];
  const answers = await Promise.all(ids.map((id) => rest.get('/api/upload', { query: { id } })));
  const gone = ids.filter((_id, index) => {
    const answer = answers[index]!;
    return !answer.success && answer.error.code === 'NOT_FOUND';
  });
  const isGone = (id: string) => gone.includes(id);
  return { html: html.replace(PICTURE, (image: string, _src: string, id: string) => (isGone(id) ? '' : image)), count: gone.length };
}
