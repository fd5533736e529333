import { Badge, Breadcrumbs, Card, Icon, LinkButton, media, Notice, Picture, Section, Stack, Tag, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { diseaseHospitalsPath, diseaseSearchPath } from './disease-search.ts';
import { animalsOf } from './disease-summary.ts';
import { DiseaseSymptoms } from './disease-symptoms.tsx';
import type { Disease } from './disease.ts';
import { SimilarDiseases } from './similar-diseases.tsx';
import { UrgentHint } from './urgent-hint.tsx';

/** The facts of a disease, beside them where to go with it, and below others that look alike. */
export function DiseaseView({ disease, chosen }: { disease: Disease; chosen: readonly string[] }) {
  const { id, name, image, description, medicalDisease, symptoms } = disease;
  return (
    <>
      <Breadcrumbs items={[{ label: '증상으로 찾기', to: diseaseSearchPath({ symptoms: [...chosen] }) }, { label: name }]} />
      <Columns>
        <Stack gap={8}>
          <Head data-bare={!image || undefined}>
            <Sign>{image ? <Picture src={image} alt="" sizes="8rem" ratio={1} isFirst /> : <Icon name="paw" size={24} />}</Sign>
            <div>
              <Badges>
                {animalsOf(symptoms).map((animal) => (
                  <Badge key={animal} tone="primary">
                    {animal}
                  </Badge>
                ))}
              </Badges>
              <Name>{name}</Name>
              {medicalDisease.length > 0 && (
                <Fields aria-label="진료 분야">
                  {medicalDisease.map((field) => (
                    <li key={field}>
                      <Tag tone="accent">{field}</Tag>
                    </li>
                  ))}
                </Fields>
              )}
            </div>
          </Head>
          <Notice kind="warn">
            이 안내는 진단이 아니에요. 같은 증상이라도 원인이 다를 수 있으니, 정확한 진단과 치료는 수의사에게 받아 주세요.
          </Notice>
          <div>
            {description && (
              <Section title="어떤 병인가요?">
                <Text>{description}</Text>
              </Section>
            )}
            {symptoms.length > 0 && <DiseaseSymptoms symptoms={symptoms} chosen={chosen} />}
          </div>
        </Stack>
        <Stack as="aside" gap={4} aria-label="병원 찾기">
          <Card>
            <CardTitle>어느 병원에 갈까요?</CardTitle>
            <CardText>
              {medicalDisease.length > 0
                ? `${medicalDisease.slice(0, 2).join('·')} 진료를 알린 병원을 지역별로 찾아드려요.`
                : '이 질병을 보는 병원을 지역별로 찾아드려요.'}
            </CardText>
            <Stack gap={2}>
              <LinkButton to={diseaseHospitalsPath(id)} icon="hospital" fullWidth>
                진료하는 병원 찾기
              </LinkButton>
              <LinkButton to="/search/medical" variant="secondary" icon="receipt" fullWidth>
                평균 진료비 보기
              </LinkButton>
            </Stack>
          </Card>
          <UrgentHint />
        </Stack>
      </Columns>
      <SimilarDiseases disease={disease} />
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  margin-bottom: ${tokens.space[10]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[5]};

  ${media.tablet} {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
  &[data-bare] {
    grid-template-columns: 2.75rem minmax(0, 1fr);
    align-items: start;
    gap: ${tokens.space[4]};
  }
`;

const Sign = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${tokens.radius.xl};
  background: radial-gradient(circle at 80% 20%, ${tokens.color.primarySoft} 0 30%, transparent 31%), ${tokens.color.primarySoftHover};
  color: ${tokens.color.primaryVivid};
`;

const Badges = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  margin-bottom: ${tokens.space[2]};
  &:empty {
    display: none;
  }
`;

const Name = styled.h1`
  font-size: ${tokens.font.size['2xl']};
  font-weight: ${tokens.font.weight.bold};
  line-height: ${tokens.font.leading.tight};
  word-break: keep-all;
  overflow-wrap: anywhere;

  ${media.tablet} {
    font-size: ${tokens.font.size['3xl']};
  }
`;

const Fields = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  margin-top: ${tokens.space[3]};
`;

const Text = styled.p`
  color: ${tokens.color.textSoft};
  white-space: pre-line;
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

const CardTitle = styled.h2`
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
`;

const CardText = styled.p`
  margin: ${tokens.space[1]} 0 ${tokens.space[4]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
`;
