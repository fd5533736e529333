/** The conditions on a file. */
export interface FileLimits {
  /** MIME types. */
  accept: readonly string[];
  maxMegabytes: number;
  /** The number of files for which there is still room. */
  room: number;
}

const namesOfTypes: Record<string, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
};

/** `JPG, PNG`, for a hint. */
export function namesOf(accept: readonly string[]): string {
  return accept.map((type) => namesOfTypes[type] ?? type).join(', ');
}

/** 900 as `900B`, 1536 as `1.5KB`, 2.4 million as `2.3MB`. */
export function formatFileSize(bytes: number): string {
  const inUnit = (unit: number) => Number((bytes / unit).toFixed(1));
  if (bytes < 1024) return `${bytes}B`;
  return bytes < 1024 * 1024 ? `${inUnit(1024)}KB` : `${inUnit(1024 * 1024)}MB`;
}

/**
 * Sorts files into those to take, in their order, and Korean sentences about the rest, each said once.
 * The server decides again by the bytes; this only spares the person a needless upload.
 */
export function siftFiles(files: readonly File[], { accept, maxMegabytes, room }: FileLimits): { taken: File[]; problems: string[] } {
  const problems = new Set<string>();
  const fitting = files.filter((file) => {
    if (!accept.includes(file.type)) {
      problems.add(`${namesOf(accept)} 파일만 올릴 수 있어요.`);
      return false;
    }
    if (file.size > maxMegabytes * 1024 * 1024) {
      problems.add(`한 파일은 ${maxMegabytes}MB까지 올릴 수 있어요.`);
      return false;
    }
    return true;
  });
  if (fitting.length > room) {
    problems.add(
      room > 0 ? `${room}개까지만 더 올릴 수 있어서 나머지는 제외했어요.` : '더 올릴 수 없어요. 먼저 올린 파일을 삭제해 주세요.',
    );
  }
  return { taken: fitting.slice(0, Math.max(0, room)), problems: [...problems] };
}
