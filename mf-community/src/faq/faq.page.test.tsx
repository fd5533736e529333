import { renderPage, type Responses } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { FaqPage } from './faq.page.tsx';

const refund = { id: '1', category: '결제·환불', question: '환불은 언제 되나요?', answer: '<p>카드는 <b>닷새</b> 안에</p>' };
const password = { id: '2', category: '회원', question: '비밀번호를 잊었어요.', answer: '<p>임시 비밀번호</p>' };
const responses: Responses = {
  FaqPage_Faqs: ({ category, search }) => {
    const found = [password, refund].filter(
      (faq) => (!category || faq.category === category) && (!search || faq.question.includes(search as string)),
    );
    return { getFaqsByPage: found, getFaqCount: found.length, getFaqCategories: ['회원', '결제·환불'] };
  },
};

test('a question opens its answer', async () => {
  const { user, head } = renderPage(<FaqPage />, { at: '/faq', responses });
  const question = await screen.findByText('환불은 언제 되나요?');
  expect(question.closest('details')).not.toHaveAttribute('open');
  await user.click(question);
  expect(question.closest('details')).toHaveAttribute('open');
  expect(question.closest('details')).toHaveTextContent('카드는 닷새 안에');
  expect(head()).toMatchObject({ title: '자주 묻는 질문', canonical: '/faq' });
  expect(head()?.structured?.[1]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: '비밀번호를 잊었어요.' }, { acceptedAnswer: { text: '카드는 닷새 안에' } }],
  });
});

test('a category shows its questions alone, under an address of its own', async () => {
  const { user, address, head } = renderPage(<FaqPage />, { at: '/faq', responses });
  await user.click(within(await screen.findByRole('navigation', { name: '질문 분류' })).getByRole('link', { name: '회원' }));
  expect(await screen.findByRole('link', { name: '회원', current: true })).toBeInTheDocument();
  expect(decodeURIComponent(address())).toBe('/faq?category=회원');
  expect(await screen.findByText('비밀번호를 잊었어요.')).toBeInTheDocument();
  expect(screen.queryByText('환불은 언제 되나요?')).toBeNull();
  expect(decodeURIComponent(head()?.canonical ?? '')).toBe('/faq?category=회원');
});

test('what is typed is looked for among all categories, and what is not found is said', async () => {
  const { user, address, sent, head } = renderPage(<FaqPage />, { at: '/faq?category=회원', responses });
  await user.type(screen.getByRole('searchbox', { name: '질문 찾기' }), '환불{Enter}');
  expect(await screen.findByText('환불은 언제 되나요?')).toBeInTheDocument();
  expect(decodeURIComponent(address())).toBe('/faq?q=환불');
  expect(sent.at(-1)?.variables).toMatchObject({ category: null, search: '환불' });
  expect(head()).toMatchObject({ noindex: true, canonical: '/faq' });

  await user.clear(screen.getByRole('searchbox', { name: '질문 찾기' }));
  await user.type(screen.getByRole('searchbox', { name: '질문 찾기' }), '우주선{Enter}');
  expect(await screen.findByText('‘우주선’에 대한 답을 찾지 못했어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '모든 질문 보기' })).toHaveAttribute('href', '/faq');
});

test('an address with far too much in it asks for no more than the server takes', async () => {
  const { sent } = renderPage(<FaqPage />, { at: `/faq?q=${'가'.repeat(300)}`, responses });
  expect(await screen.findByText(/에 대한 답을 찾지 못했어요/)).toBeInTheDocument();
  expect(sent[0]?.variables['search']).toHaveLength(100);
});
