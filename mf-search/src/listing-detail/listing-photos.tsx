import { lazyPiece } from '@petcare/remote';
import { focusRing, media, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ListingPicture } from '../listing/listing-picture.tsx';
import type { Listing } from '../listing-facts/listing.ts';

const PhotoGallery = lazyPiece(() => import(/* webpackChunkName: "listing-later" */ './photo-gallery.tsx').then((m) => m.PhotoGallery));

const RATIO = 16 / 10;
const SIZES = '(min-width: 1280px) 46rem, 100vw';

/** The pictures side by side, to be swiped through and opened large; nothing when there are none. */
export function ListingPhotos({ listing }: { listing: Listing }) {
  const { kind, id, name, facilityPicture: pictures } = listing;
  // Null until one was opened: the gallery stays then, for the way back.
  const [shown, setShown] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (index: number) => {
    setShown(index);
    setOpen(true);
  };
  if (pictures.length === 0) return null;
  return (
    <>
      <Row aria-label={`${name} 사진`}>
        {pictures.map((picture, index) => (
          <Frame key={picture.id} $isAlone={pictures.length === 1}>
            <Opener
              type="button"
              aria-label={`사진 ${index + 1} 크게 보기`}
              onPointerEnter={PhotoGallery.fetch}
              onFocus={PhotoGallery.fetch}
              onClick={() => open(index)}
            >
              <ListingPicture kind={kind} id={id} src={picture.filepath} sizes={SIZES} ratio={RATIO} isFirst={index === 0} />
            </Opener>
          </Frame>
        ))}
      </Row>
      {shown !== null && (
        <PhotoGallery name={name} pictures={pictures} index={shown} onMove={setShown} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const Row = styled.ul`
  display: flex;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  overflow-x: auto;
  border-radius: ${tokens.radius.xl};
  list-style: none;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
`;

const Frame = styled.li<{ $isAlone: boolean }>`
  flex: 0 0 ${({ $isAlone }) => ($isAlone ? '100%' : '88%')};
  aspect-ratio: 16 / 10;
  max-height: 24rem;
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
  scroll-snap-align: start;

  ${media.tablet} {
    flex-basis: ${({ $isAlone }) => ($isAlone ? '100%' : '62%')};
  }
`;

const Opener = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: zoom-in;
  &:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }
`;
