import { media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { ListingPicture } from '../../parts/listing-picture.tsx';

type Props = { id: string; name: string; pictures: readonly { id: string; filepath: string }[] };

const RATIO = 16 / 10;
const SIZES = '(min-width: 1280px) 46rem, 100vw';

/** The pictures side by side, to be swiped through; a stand-in when there are none. */
export function HospitalPhotos({ id, name, pictures }: Props) {
  if (pictures.length === 0) {
    return (
      <Banner>
        <ListingPicture kind="hospital" id={id} src={undefined} sizes="" ratio={RATIO} />
      </Banner>
    );
  }
  return (
    <Row aria-label={`${name} 사진`} tabIndex={pictures.length > 1 ? 0 : undefined}>
      {pictures.map((picture, index) => (
        <Frame key={picture.id} $isAlone={pictures.length === 1}>
          <ListingPicture kind="hospital" id={id} src={picture.filepath} alt={`${name} 사진 ${index + 1}`} sizes={SIZES} ratio={RATIO} isFirst={index === 0} />
        </Frame>
      ))}
    </Row>
  );
}

const Banner = styled.div`
  height: 8.5rem;
  overflow: hidden;
  border-radius: ${tokens.radius.xl};

  ${media.tablet} {
    height: 12rem;
  }
`;

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
