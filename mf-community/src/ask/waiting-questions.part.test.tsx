import { refusal, renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { WaitingQuestionsPart } from './waiting-questions.part.tsx';

const question = { id: '5', idx: 12, title: '밤마다 기침을 해요', timestamp: { createdAt: '2026-11-20T03:00:00.000Z' } };

test('the part of waiting questions shows the questions that wait with the way to all of them', async () => {
  renderPage(<WaitingQuestionsPart />, {
    session: { accountType: 1 },
    responses: { WaitingQuestionsPart_Questions: { waiting: 4, getQuestionsByPage: [question] } },
  });
  expect(await screen.findByRole('link', { name: '밤마다 기침을 해요' })).toHaveAttribute('href', '/ask/12');
  expect(screen.getByRole('link', { name: '답변 대기 4개 보기' })).toHaveAttribute('href', '/bizpage/counseling');
});

test('the part of waiting questions says that none waits, and that they can’t be had', async () => {
  let isDown = true;
  const { user } = renderPage(<WaitingQuestionsPart />, {
    session: { accountType: 1 },
    responses: {
      WaitingQuestionsPart_Questions: () => (isDown ? refusal('INTERNAL', '잠시 후에요.') : { waiting: 0, getQuestionsByPage: [] }),
    },
  });
  expect(await screen.findByText('질문을 불러오지 못했어요.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('답변을 기다리는 질문이 없어요.')).toBeInTheDocument();
});
