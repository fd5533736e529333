import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { AdvertisingPage } from './advertising.page.tsx';

const open = () => renderPage(<AdvertisingPage />, { at: '/target', responses: { AdvertisingPage_Send: { createAdIntroduction: true } } });

beforeEach(() => sessionStorage.clear());

test('an advertiser asks with the kind of their business as the number that the API knows', async () => {
  const { user, sent } = open();
  await user.type(screen.getByRole('textbox', { name: /회사나 가게/ }), '멍멍푸드');
  await user.click(screen.getByRole('button', { name: /업종/ }));
  await user.click(await screen.findByRole('option', { name: '용품·사료' }));
  await user.type(screen.getByRole('textbox', { name: /담당자 이름/ }), '박대표');
  await user.type(screen.getByRole('textbox', { name: /^이메일/ }), 'ad@example.test');
  await user.click(screen.getByRole('checkbox', { name: /동의해요/ }));
  await user.click(screen.getByRole('button', { name: '문의 보내기' }));
  expect(await screen.findByText('광고 문의를 받았어요.')).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({
    ...{ company: '멍멍푸드', businessType: 4, name: '박대표', email: 'ad@example.test' },
    ...{ contract: null, other: null },
  });
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user, sent } = open();
  await user.click(screen.getByRole('button', { name: '문의 보내기' }));
  for (const words of ['회사나 가게 이름을 적어 주세요.', '업종을 골라 주세요.', '이메일 주소를 다시 확인해 주세요.']) {
    expect(screen.getByText(words)).toBeInTheDocument();
  }
  expect(sent).toEqual([]);
});
