import { picturesIn } from '../../platform/text/rich-text.ts';

type PictureFields = { productImage: string | null; pictures?: readonly string[]; content: string | null };

/** The addresses of all pictures that a product shows. */
export function picturesOf({ productImage, pictures = productImage === null ? [] : [productImage], content }: PictureFields): string[] {
  return [...pictures, ...picturesIn(content ?? '')];
}
