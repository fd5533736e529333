import type { PageHead } from '@petcare/contracts';
import { breadcrumbs, excerpt, itemList, type Crumb } from '@petcare/remote';
import { formatNumber } from '@petcare/ui';
import { animalsOf, symptomText, type DiseaseSummary } from './disease-summary.ts';
import { diseaseHospitalsPath, diseasePath, diseaseSearchPath, type DiseaseSearch } from './disease-search.ts';

type Answer = { diseases: readonly { id: string; name: string }[]; total: number; pageSize: number };
type Disease = Pick<DiseaseSummary, 'id' | 'name' | 'symptoms'> & {
  description: string | null;
  image: string | null;
  medicalDisease: readonly string[];
};

const searchCrumb: Crumb = { name: '증상으로 찾기', path: diseaseSearchPath() };

/** The list of all diseases is what search engines know; what somebody has chosen or typed is theirs alone. */
export function diseaseSearchHead({ symptoms, search, page }: DiseaseSearch, answer: Answer | null): PageHead {
  const isOwn = symptoms.length > 0 || search !== '';
  const isEmpty = answer?.diseases.length === 0;
  const entries = answer?.diseases.map(({ id, name }) => ({ name, path: diseasePath(id) })) ?? [];
  const title = search
    ? `‘${search}’ 질병 검색 결과`
    : symptoms.length > 0
      ? '고른 증상으로 찾은 질병'
      : '강아지·고양이 증상으로 질병 찾기';
  return {
    title: page > 1 ? `${title} ${page}페이지` : title,
    description: `강아지와 고양이의 증상을 골라 의심해 볼 수 있는 질병${answer && !isOwn && !isEmpty ? ` ${formatNumber(answer.total)}가지` : ''}을 알아보고, 갈 만한 동물병원까지 찾아보세요.`,
    canonical: diseaseSearchPath(isOwn ? {} : { page }),
    ...((isOwn || isEmpty) && { noindex: true }),
    ...(isEmpty && page > 1 && { status: 404 as const }),
    structured: [
      breadcrumbs([searchCrumb]),
      ...(!isOwn && answer && entries.length > 0
        ? [itemList('질병', entries, { from: (page - 1) * answer.pageSize + 1, total: answer.total })]
        : []),
    ],
  };
}

function descriptionOf({ name, symptoms, description }: Disease): string {
  const texts = [...new Set(symptoms.map(symptomText))].slice(0, 5);
  const seen = texts.length > 0 ? `자주 보이는 증상: ${texts.join(', ')}.` : '';
  return [
    `${name}${animalsOf(symptoms).length > 0 ? `(${animalsOf(symptoms).join('·')})` : ''}의 증상과 진료 분야를 알아보세요.`,
    description ?? '',
    seen,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A disease of animals: schema.org's MedicalCondition is of people too, so the page says what it is about. */
export function diseaseHead(disease: Disease): PageHead {
  const { id, name, image, symptoms, medicalDisease } = disease;
  const path = diseasePath(id);
  const description = excerpt(descriptionOf(disease), 160);
  const signs = [...new Set(symptoms.map(symptomText))];
  return {
    title: `${name} 증상과 병원`,
    description,
    canonical: path,
    ...(image && { image }),
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'MedicalWebPage',
        url: path,
        name: `${name} 증상과 병원`,
        description,
        inLanguage: 'ko',
        ...(image && { image }),
        about: {
          '@type': 'MedicalCondition',
          name,
          ...(disease.description && { description: disease.description }),
          ...(signs.length > 0 && { signOrSymptom: signs.map((sign) => ({ '@type': 'MedicalSignOrSymptom', name: sign })) }),
        },
        ...(medicalDisease.length > 0 && { keywords: medicalDisease.join(', ') }),
      },
      breadcrumbs([searchCrumb, { name, path }]),
    ],
  };
}

/** Hospitals for a disease: a search of ours, which no search engine has to find in its own. */
export function diseaseHospitalsHead({ id, name }: { id: string; name: string }, region: string): PageHead {
  return {
    title: `${region ? `${region} ` : ''}${name} 동물병원 찾기`,
    description: `${name} 진료를 알린 ${region || '전국'} 동물병원과 24시 동물병원을 평점과 진료 시간으로 비교해 보세요.`,
    canonical: diseaseHospitalsPath(id),
    noindex: true,
    structured: [breadcrumbs([searchCrumb, { name, path: diseasePath(id) }, { name: '병원 찾기', path: diseaseHospitalsPath(id) }])],
  };
}
