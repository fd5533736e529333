type NamedLine = { name: string; options: readonly string[]; nights: number | null };

/** 넓은 방 (마당 놀이) 2박 */
export const lineName = ({ name, options, nights }: NamedLine): string =>
  [options.length > 0 ? `${name} (${options.join(', ')})` : name, nights && `${nights}박`].filter(Boolean).join(' ');
