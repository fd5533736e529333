import { rest } from '@petcare/api';

/** A CDN may show it, whose host stands in front. */
const PICTURE = /<img\b[^>]*\bsrc="(?:https?:\/\/[^/"]+)?\/uploads\/images\/([0-9a-f-]{36})\/[^"]*"[^>]*>/g;

/** The text without pictures that were swept since its draft was kept, and how many those are. Those of `kept`, which is stored, are there. */
export async function withoutGonePictures(html: string, kept: string): Promise<{ html: string; count: number }> {
  const ids = [...new Set([...html.matchAll(PICTURE)].map(([, id = '']) => id))].filter((id) => !kept.includes(id));
  const answers = await Promise.all(ids.map((id) => rest.get('/api/upload', { query: { id } })));
  const gone = ids.filter((_id, index) => {
    const answer = answers[index]!;
    return !answer.success && answer.error.code === 'NOT_FOUND';
  });
  const isGone = (id: string) => gone.includes(id);
  return { html: html.replace(PICTURE, (image: string, id: string) => (isGone(id) ? '' : image)), count: gone.length };
}
