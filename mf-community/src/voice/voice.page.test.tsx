import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { VoicePage } from './voice.page.tsx';

const responses: Responses = { VoicePage_Send: { createCustomerVoice: true } };
const open = (given: Parameters<typeof renderPage>[1] = {}) => renderPage(<VoicePage />, { at: '/customer-voice', responses, ...given });
const sentence = '지도가 정말 편해졌어요.';

beforeEach(() => sessionStorage.clear());

test('a voice is sent with what was chosen and typed, and its arrival is said', async () => {
  const { user, sent } = open();
  await user.click(screen.getByRole('radio', { name: '제안' }));
  await user.type(screen.getByRole('textbox', { name: /^내용/ }), sentence);
  await user.type(screen.getByRole('textbox', { name: /^이름/ }), '김손님');
  await user.type(screen.getByRole('textbox', { name: /^연락처/ }), '010-1234-5678');
  await user.click(screen.getByRole('checkbox', { name: /동의해요/ }));
  await user.click(screen.getByRole('button', { name: '의견 보내기' }));
  expect(await screen.findByText('소중한 의견을 받았어요.')).toBeInTheDocument();
  expect(sent).toEqual([
    { name: 'VoicePage_Send', variables: { name: '김손님', inquiry: '제안', content: sentence, email: null, contact: '010-1234-5678' } },
  ]);
  await user.click(screen.getByRole('button', { name: '하나 더 쓰기' }));
  expect(screen.getByRole('textbox', { name: /^내용/ })).toHaveValue('');
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user, sent } = open();
  await user.type(screen.getByRole('textbox', { name: /^이메일/ }), '이메일');
  await user.click(screen.getByRole('button', { name: '의견 보내기' }));
  for (const words of [
    '이름을 1자에서 30자까지 적어 주세요.',
    '내용은 5자에서 2,000자까지 적어 주세요.',
    '이메일 주소를 다시 확인해 주세요.',
    '동의해 주셔야 의견을 받을 수 있어요.',
  ]) {
    expect(screen.getByText(words)).toBeInTheDocument();
  }
  expect(sent).toEqual([]);
});

test('what was typed stays over a refusal and a reload', async () => {
  const refused = open({ responses: { VoicePage_Send: refusal('TOO_MANY_REQUESTS', '요청이 너무 많아요.') } });
  await refused.user.type(screen.getByRole('textbox', { name: /^내용/ }), sentence);
  await refused.user.type(screen.getByRole('textbox', { name: /^이름/ }), '김손님');
  await refused.user.click(screen.getByRole('checkbox', { name: /동의해요/ }));
  await refused.user.click(screen.getByRole('button', { name: '의견 보내기' }));
  expect(await screen.findByText('요청이 너무 많아요.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^내용/ })).toHaveValue(sentence);
  refused.unmount();
  open();
  expect(screen.getByRole('textbox', { name: /^내용/ })).toHaveValue(sentence);
  expect(screen.getByRole('checkbox', { name: /동의해요/ })).not.toBeChecked();
});

test('who is signed in has their name filled in', () => {
  open({ session: { name: '김보호' } });
  expect(screen.getByRole('textbox', { name: /^이름/ })).toHaveValue('김보호');
});
