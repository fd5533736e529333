import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDisease, aSymptom } from '../testing/a-disease.ts';
import { DiseaseSearchPage } from './disease-search.page.tsx';

const known = [aSymptom('1', '눈을 비벼요'), aSymptom('2', '눈곱이 껴요'), aSymptom('3', null)];
const cataract = aDisease({ id: '8', name: '백내장', symptoms: [aSymptom('2', '눈곱이 껴요'), aSymptom('9', '눈이 하얘요')] });
const diseases = ({ isBySymptoms, symptoms }: Record<string, unknown>) => {
  const chosen = known.filter(({ id }) => (symptoms as string[]).includes(id));
  return isBySymptoms ? { chosen, matching: [aDisease(), cataract], matchingCount: 2 } : { chosen, named: [aDisease()], namedCount: 208 };
};
const responses: Responses = {
  SymptomSteps_Tree: {
    getSymptomTree: [
      {
        name: '강아지',
        groups: [
          { name: '눈', parents: [{ name: '눈이 빨개요' }, { name: '눈이 뿌예요' }] },
          { name: '귀', parents: [{ name: '귀를 긁어요' }] },
        ],
      },
      { name: '고양이', groups: [{ name: '소변', parents: [{ name: '물을 많이 마셔요' }] }] },
    ],
  },
  SymptomChoices_Symptoms: { getSymptomsByPage: known },
  DiseaseSearchPage_Diseases: diseases,
};
const eyes = '/search/disease?division=강아지&group=눈&parent=눈이 빨개요';
const open = (at: string, more: Responses = {}) =>
  renderPage(<DiseaseSearchPage />, { at, path: '/search/disease', responses: { ...responses, ...more } });
const results = async (name: RegExp) => within(await screen.findByRole('region', { name }));

test('the symptom search opens one step after the other and lists all diseases until a symptom is chosen', async () => {
  const { user, address, sent } = open('/search/disease');
  expect((await results(/모든 질병 208가지/)).getByRole('link', { name: '결막염' })).toHaveAttribute('href', '/search/disease/7');
  for (const name of ['강아지', '눈', '눈이 빨개요']) await user.click(await screen.findByRole('link', { name }));
  expect(screen.getByRole('link', { name: '눈' })).toHaveAttribute('aria-current', 'true');
  await user.click(await screen.findByRole('button', { name: '눈을 비벼요' }));
  await user.click(screen.getByRole('button', { name: '눈곱이 껴요' }));
  await waitFor(() => expect(new URL(address(), 'http://petcare').searchParams.get('symptoms')).toBe('1,2'));
  expect(sent.filter(({ name }) => name === 'DiseaseSearchPage_Diseases').at(-1)?.variables).toMatchObject({
    isBySymptoms: true,
    symptoms: ['1', '2'],
    page: 1,
  });
});

test('from the first choice on names what is possible there; a text looks through all of the animal', async () => {
  const { user, sent } = open(eyes);
  await results(/의심해 볼 수 있는 질병/);
  const asked = () => sent.filter(({ name }) => name === 'DiseaseSearchPage_Diseases').at(-1)?.variables;
  expect(asked()).toMatchObject({ isBySymptoms: false, division: '강아지', group: '눈', parent: '눈이 빨개요' });
  await user.type(screen.getByRole('searchbox', { name: '질병·증상 검색' }), '토해요{Enter}');
  await results(/‘토해요’ 검색 결과/);
  expect(asked()).toMatchObject({ search: '토해요', division: '강아지', group: null, parent: null });
});

test('the symptom search says how many of the chosen symptoms a disease has and which, and hands them on', async () => {
  open(`${eyes}&symptoms=1,2`);
  const list = await results(/의심해 볼 수 있는 질병 2가지/);
  expect(list.getByText(/진단이 아니니/)).toBeInTheDocument();
  const [first, second] = list.getAllByRole('article');
  expect(first).toHaveTextContent('고른 증상 2개 중 2개');
  expect(second).toHaveTextContent('고른 증상 2개 중 1개');
  expect(second).not.toHaveTextContent('눈이 하얘요');
  expect(list.getByRole('link', { name: '백내장' })).toHaveAttribute('href', '/search/disease/8?symptoms=1%2C2');
});

test('the symptom search offers a button to diseases below a long list of symptoms', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { user } = open(`${eyes}&symptoms=1,2`);
  await user.click(await screen.findByRole('button', { name: '증상 2개로 찾은 질병 2가지 보기' }));
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { name: /의심해 볼 수 있는 질병/ })]);
  expect(screen.getByRole('heading', { name: /의심해 볼 수 있는 질병/ })).toHaveFocus();
});

test('the symptom search removes a chosen symptom by its pill or button, and all at once', async () => {
  const { user, address } = open(`${eyes}&symptoms=1,2`);
  expect(await screen.findByRole('button', { name: '눈을 비벼요' })).toHaveAttribute('aria-pressed', 'true');
  const chosen = within(await screen.findByRole('region', { name: '고른 증상' }));
  await user.click(chosen.getByRole('link', { name: /눈을 비벼요/ }));
  await waitFor(() => expect(address()).toContain('symptoms=2'));
  expect(screen.getByRole('region', { name: '고른 증상' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '모두 지우기' }));
  await waitFor(() => expect(address()).not.toContain('symptoms'));
  expect(screen.queryByRole('region', { name: '고른 증상' })).not.toBeInTheDocument();
});

test('the symptom search clears the choice with another animal and keeps it with another part of the body', async () => {
  open(`${eyes}&symptoms=1,2`);
  expect(await screen.findByRole('link', { name: '고양이' })).toHaveAttribute('href', expect.not.stringContaining('symptoms'));
  expect(screen.getByRole('link', { name: '귀' })).toHaveAttribute('href', expect.stringContaining('symptoms=1%2C2'));
});

test('the symptom search searches by name while one is given and offers the way back to the symptoms', async () => {
  const { user, address } = open(`${eyes}&symptoms=1,2`);
  await user.type(screen.getByRole('searchbox'), '결막{Enter}');
  const list = await results(/‘결막’ 검색 결과 208가지/);
  expect(list.getByRole('article')).not.toHaveTextContent('고른 증상');
  await user.click(list.getByRole('link', { name: /고른 증상 2개로 보기/ }));
  await waitFor(() => expect(address()).not.toContain('search='));
  expect(address()).toContain('symptoms=1%2C2');
});

test.each(['symptoms=999,x,-1', 'division=토끼&group=눈&parent=없는 증상', 'page=0&symptoms=', 'group=눈'])(
  'an address with nothing in it that is known (%s) shows all diseases',
  async (query) => {
    open(`/search/disease?${query}`, {
      DiseaseSearchPage_Diseases: () => ({ chosen: [], named: [aDisease()], namedCount: 1, matching: [], matchingCount: 0 }),
    });
    expect(await screen.findByRole('link', { name: '강아지' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '고른 증상' })).not.toBeInTheDocument();
  },
);

test('the symptom search keeps the choice when the request fails', async () => {
  const { user } = open(`${eyes}&symptoms=1,2`, {
    DiseaseSearchPage_Diseases: (asked) =>
      (asked['symptoms'] as string[]).length > 1 ? diseases(asked) : refusal('INTERNAL', '잠시 후 다시 시도해 주세요.'),
  });
  const chosen = within(await screen.findByRole('region', { name: '고른 증상' }));
  await user.click(chosen.getByRole('link', { name: /눈을 비벼요/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('잠시 후 다시 시도해 주세요.');
  expect(chosen.getAllByRole('link')).toHaveLength(1);
});

test('the symptom search suggests what to do when nothing is found and shows a retry button after an error', async () => {
  let broken = true;
  const { user } = open('/search/disease?search=없는병', {
    DiseaseSearchPage_Diseases: () =>
      broken ? refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') : { chosen: [], named: [], namedCount: 0 },
  });
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('맞는 질병이 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '처음부터 찾기' })).toHaveAttribute('href', '/search/disease');
});

test('the symptom search lets search engines index the list of all diseases but no single search', async () => {
  const all = open('/search/disease');
  await results(/모든 질병/);
  expect(all.head()).toMatchObject({
    canonical: '/search/disease',
    structured: [{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList', numberOfItems: 208 }],
  });
  expect(all.head()).not.toHaveProperty('noindex');
  all.unmount();
  const own = open(`${eyes}&symptoms=1`);
  await results(/의심해/);
  expect(own.head()).toMatchObject({ canonical: '/search/disease', noindex: true });
});
