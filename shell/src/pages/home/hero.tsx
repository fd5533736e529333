import { media, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { hospitalSearchPath } from '../../hospital-search/use-hospital-search.ts';
import { HeroPicture } from './hero-picture.tsx';
import { HeroSearch } from './hero-search.tsx';
import { smallForGuardians, useGuardian, type Guardian } from './guardian.ts';

const keywords = ['24시', '고양이', '서초동', '치과'];

export function Hero() {
  const guardian = useGuardian();
  return (
    <Band>
      <Inner>
        <Words>
          <Title>
            우리 아이 병원,
            <br />
            <em>걱정 없이</em> 찾아요
          </Title>
          <Lead $guardian={guardian}>가까운 동물병원의 진료 정보와 솔직한 리뷰를 비교하고, 바로 예약하세요.</Lead>
          <HeroSearch />
          <Keywords $guardian={guardian} aria-label="많이 찾는 말">
            {keywords.map((keyword) => (
              <li key={keyword}>
                <Link to={hospitalSearchPath(keyword)}>#{keyword}</Link>
              </li>
            ))}
          </Keywords>
        </Words>
        <Stage $guardian={guardian}>
          <HeroPicture />
        </Stage>
      </Inner>
    </Band>
  );
}

const Band = styled.section`
  background: linear-gradient(180deg, ${tokens.color.primarySoftHover}, ${tokens.color.canvas});
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${tokens.space[4]};
  max-width: ${tokens.pageWidth};
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space[4]} 0;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    padding: ${tokens.space[12]} ${tokens.space[6]} 0;
  }
`;

const Words = styled.div`
  ${media.tablet} {
    padding-bottom: ${tokens.space[12]};
  }
`;

const Stage = styled.div<{ $guardian: Guardian }>`
  display: grid;
  ${smallForGuardians}
`;

const Title = styled.h1`
  font-size: clamp(min(1.75rem, 11vw), 1.1rem + 2.9vw, 2.875rem);
  font-weight: 800;
  line-height: 1.25;
  letter-spacing: -0.035em;
  margin-bottom: ${tokens.space[3]};
  & > em {
    font-style: normal;
    color: ${tokens.color.primary};
  }
`;

const Lead = styled.p<{ $guardian: Guardian }>`
  margin-bottom: ${tokens.space[6]};
  color: ${tokens.color.textSoft};
  ${media.tablet} {
    font-size: ${tokens.font.size.lg};
  }
  ${smallForGuardians}
`;

const Keywords = styled.ul<{ $guardian: Guardian }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  margin-top: ${tokens.space[3]};
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    padding-inline: ${tokens.space[3]};
    border-radius: ${tokens.radius.full};
    background: color-mix(in srgb, ${tokens.color.surface} 70%, transparent);
    font-size: ${tokens.font.size.sm};
    color: ${tokens.color.textSoft};
  }
  & a:hover {
    background: ${tokens.color.surface};
    color: ${tokens.color.primary};
  }
  ${media.belowTablet} {
    & a {
      min-height: ${tokens.touchTarget};
    }
  }
  ${smallForGuardians}
`;
