import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { aDisease, aSymptom } from '../testing/a-disease.ts';
import { DiseasePage } from './disease.page.tsx';

const disease = aDisease({ description: '눈꺼풀 안쪽의 염증이에요.' });
const open = (at: string, more: Responses = {}) =>
  renderPage(<DiseasePage />, {
    at,
    path: '/search/disease/:id',
    responses: {
      DiseasePage_Disease: { getDisease: disease },
      SimilarDiseases_Diseases: { searchDiseases: [disease, aDisease({ id: '8', name: '백내장' })] },
      ...more,
    },
  });

test('the page of a disease describes the disease, warns that it is no diagnosis, and links hospitals and similar diseases', async () => {
  const { head, sent } = open('/search/disease/7');
  expect(await screen.findByRole('heading', { level: 1, name: '결막염' })).toBeInTheDocument();
  for (const text of ['눈꺼풀 안쪽의 염증이에요.', /진단이 아니에요/, '안과', '눈을 비벼요'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '진료하는 병원 찾기' })).toHaveAttribute('href', '/search/disease/7/result');
  expect(within(screen.getByRole('region', { name: /바로 병원에/ })).getByRole('link')).toHaveAttribute(
    'href',
    '/hostpital-list?filters=is24&sort=distance',
  );
  const alike = within(screen.getByRole('region', { name: '증상이 비슷한 질병' }));
  expect((await alike.findAllByRole('article')).map((card) => card.querySelector('h3')?.textContent)).toEqual(['백내장']);
  expect(sent.find(({ name }) => name === 'SimilarDiseases_Diseases')?.variables).toMatchObject({ symptoms: ['1', '2'] });
  expect(head()).toMatchObject({
    title: '결막염 증상과 병원',
    canonical: '/search/disease/7',
    structured: [
      {
        '@type': 'MedicalWebPage',
        about: { '@type': 'MedicalCondition', name: '결막염', signOrSymptom: [{ name: '눈을 비벼요' }, { name: '눈곱이 껴요' }] },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [expect.anything(), { name: '증상으로 찾기' }, { name: '결막염', item: '/search/disease/7' }],
      },
    ],
  });
});

test('the page of a disease highlights the searched symptoms and keeps them in the way back', async () => {
  open('/search/disease/7?symptoms=2,999');
  expect(await screen.findByText('고른 증상 1개가 이 질병의 증상이에요.')).toBeInTheDocument();
  expect(screen.getByText('눈곱이 껴요')).toHaveTextContent('(고른 증상)');
  expect(screen.getByText('눈을 비벼요')).not.toHaveTextContent('(고른 증상)');
  expect(within(screen.getByRole('navigation', { name: '현재 위치' })).getByRole('link')).toHaveAttribute(
    'href',
    '/search/disease?symptoms=2%2C999',
  );
});

test('the page of a disease leaves out unknown facts', async () => {
  open('/search/disease/7', { DiseasePage_Disease: { getDisease: aDisease({ medicalDisease: [], symptoms: [] }) } });
  await screen.findByRole('heading', { level: 1, name: '결막염' });
  for (const name of ['어떤 병인가요?', '이런 증상이 보여요', '증상이 비슷한 질병'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

test('the page of a disease shows a complaint without single symptoms by itself', async () => {
  open('/search/disease/7?symptoms=3', { DiseasePage_Disease: { getDisease: aDisease({ symptoms: [aSymptom('3', null)] }) } });
  expect(await screen.findByRole('link', { name: '눈이 빨개요' })).toBeInTheDocument();
  expect(screen.getByText('고른 증상')).toBeInTheDocument();
});

test.each([
  ['/search/disease/abc', {}],
  ['/search/disease/0', {}],
  ['/search/disease/999', { DiseasePage_Disease: refusal('NOT_FOUND', '질병을 찾을 수 없어요.') }],
])('%s is not there', async (at, more) => {
  const { head } = open(at, more);
  expect(await screen.findByText('질병을 찾을 수 없어요.')).toBeInTheDocument();
  expect(head()).toMatchObject({ status: 404, noindex: true });
});

test('the page of a disease shows an error with a retry button', async () => {
  let broken = true;
  const { user } = open('/search/disease/7', {
    DiseasePage_Disease: () => (broken ? refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') : { getDisease: disease }),
  });
  await screen.findByText('잠시 후 다시 시도해 주세요.');
  broken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('heading', { level: 1, name: '결막염' })).toBeInTheDocument();
});
