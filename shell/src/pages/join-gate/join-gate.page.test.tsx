import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { JoinGatePage } from './join-gate.page.tsx';

test('the ways to join as a guardian are Kakao and Naver first, and then the e-mail', async () => {
  const getSocialAccounts = ['naver', 'kakao'].map((provider) => ({ provider, isOn: true }));
  renderPage(<JoinGatePage />, {
    at: '/join-gate?next=%2Fpoint',
    responses: { SocialWays_Providers: { getSocialAccounts } },
    session: {},
  });
  await screen.findByRole('link', { name: /카카오로 가입하기/ });
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links.slice(0, 3)).toEqual(['카카오로 가입하기', '네이버로 가입하기', '이메일로 가입하기']);
  expect(screen.getByRole('link', { name: '이메일로 가입하기' })).toHaveAttribute('href', '/join?next=%2Fpoint');
});
