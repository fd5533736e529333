const SEGMENT = /^[\w@~+-][\w@~+.-]*$/;
const COMPRESSED = /\.(br|gz)$/;

/** Longer than any that a build makes, shorter than any file system's limit. */
const LONGEST = 200;

/**
 * The fault that keeps a file of this name from being unpacked; null when there is none. Only plain characters: no name means two things to
 * two systems.
 */
export function entryPathFault(path: string): string | null {
  const segments = path.split('/');
  if (path === '') return 'has no name';
  if (path.length > LONGEST) return `has a name of more than ${LONGEST} characters`;
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'has an absolute path';
  if (segments.includes('..')) return 'climbs out of its folder';
  if (segments.some((segment) => segment.startsWith('.'))) return 'is hidden, or in a hidden folder';
  if (!segments.every((segment) => SEGMENT.test(segment))) return 'has a name with characters other than letters, digits and . _ @ ~ + -';
  if (COMPRESSED.test(path)) return 'is a compressed form, which is made here';
  return null;
}
