import type { BusinessKind } from '@petcare/contracts';
import { PictureOrStandIn, type PictureOrStandInProps } from '@petcare/photos';
import { listingKinds } from './listing-kinds.ts';

type Props = Omit<PictureOrStandInProps, 'icon'> & { kind: BusinessKind; icon?: PictureOrStandInProps['icon'] | undefined };

/** A listing's picture, or a calm stand-in of a colour that stays its own. */
export function ListingPicture({ kind, icon = listingKinds[kind].icon, ...picture }: Props) {
  return <PictureOrStandIn icon={icon} {...picture} />;
}
