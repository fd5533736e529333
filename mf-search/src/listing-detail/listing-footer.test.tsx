import { bus } from '@petcare/event-bus';
import { refusal, renderPage } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aHospital } from '../testing/a-listing.ts';
import { ListingFooter } from './listing-footer.tsx';

const hospital = aHospital({ state: 'approved' });

test('the foot of a listing sends a correction, and keeps what was typed when it is refused', async () => {
  let isRefused = true;
  const heard: string[] = [];
  const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
  const { user, sent } = renderPage(<ListingFooter listing={hospital} />, {
    responses: {
      CorrectionDialog_Send: () => (isRefused ? refusal('TOO_MANY_REQUESTS', '요청이 너무 많아요.') : { sendListingCorrection: true }),
    },
  });
  await user.click(screen.getByRole('button', { name: '수정 제안하기' }));
  const dialog = await screen.findByRole('dialog', { name: `${hospital.name} 정보 수정 제안` });
  await user.click(within(dialog).getByRole('radio', { name: '전화번호가 달라요' }));
  await user.click(within(dialog).getByRole('button', { name: '보내기' }));
  expect(within(dialog).getByText('무엇이 다른지 5자 이상 적어 주세요.')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: /자세한 내용/ }), '02-123-4567로 바뀌었어요.');
  await user.click(within(dialog).getByRole('button', { name: '보내기' }));
  expect(await within(dialog).findByText('요청이 너무 많아요.')).toBeInTheDocument();
  isRefused = false;
  await user.click(within(dialog).getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  subscription.unsubscribe();
  expect(heard).toEqual(['알려 주셔서 고마워요. 확인한 뒤 고칠게요.']);
  expect(sent.at(-1)?.variables).toEqual({ listingId: hospital.id, subject: 'phone', content: '02-123-4567로 바뀌었어요.' });
});

test('the foot of a listing offers no correction of a listing that is not public', () => {
  renderPage(<ListingFooter listing={{ ...hospital, state: 'pending' }} />);
  expect(screen.queryByRole('button', { name: '수정 제안하기' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /비즈니스 회원/ })).toHaveAttribute('href', '/join-gate');
});
