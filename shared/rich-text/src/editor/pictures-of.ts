/** Those of these files that are pictures. */
export function picturesOf(files: FileList | null | undefined): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
