const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const PDF = 'application/pdf';
const MEGABYTES = 10;

/** MIME types that the server takes. */
export const acceptedKinds = (takesPdf: boolean) => (takesPdf ? [...KINDS, PDF] : KINDS);

/** The reason why this file need not be sent, or null. The server decides again by the bytes. */
export function problemOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, takesPdf: boolean): string | null {
  // Browsers that can't read the format often don't know its type either.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) {
    return '아이폰의 HEIC 사진은 올릴 수 없어요. JPG로 바꾸거나 화면을 캡처해서 올려 주세요.';
  }
  if (!acceptedKinds(takesPdf).includes(type)) return `JPG, PNG, WebP, GIF${takesPdf ? ', PDF' : ''} 파일만 올릴 수 있어요.`;
  if (size === 0) return '빈 파일이에요. 다른 사진을 골라 주세요.';
  return size > MEGABYTES * 1024 * 1024 ? `한 장은 ${MEGABYTES}MB까지 올릴 수 있어요.` : null;
}

/** `files` as far as there is room, and sentences about the rest, each said once. */
export function siftPhotos(
  files: readonly File[],
  { room, takesPdf }: { room: number; takesPdf: boolean },
): { taken: File[]; problems: string[] } {
  const problems = new Set<string>();
  const fitting = files.filter((file) => {
    const problem = problemOf(file, takesPdf);
    if (problem) problems.add(files.length > 1 ? `${file.name}: ${problem}` : problem);
    return problem === null;
  });
  if (fitting.length > room) {
    problems.add(
      room > 0 ? `${room}장까지만 더 올릴 수 있어서 나머지는 제외했어요.` : '더 올릴 수 없어요. 먼저 올린 사진을 삭제해 주세요.',
    );
  }
  return { taken: fitting.slice(0, Math.max(0, room)), problems: [...problems] };
}
