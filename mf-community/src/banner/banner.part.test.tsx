import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HomeBannerPart } from './home-banner.part.tsx';
import { ListBannerPart } from './list-banner.part.tsx';

const picture = (id: number) => `/uploads/images/00000000-0000-4000-8000-00000000000${id}/1600.webp`;
const banner = {
  ...{ id: '4', name: '겨울 산책 안전 수칙', PCImage: picture(1), mobileImage: picture(2) },
  ...{ url: '/notice/7', isInternalLink: true, isAd: false },
};
const counted: Responses = {
  BannerPart_CountView: { increaseBannerVisitorCount: true },
  BannerPart_CountClick: { increaseBannerClickCount: true },
};
const answering = (...banners: object[]): Responses => ({ ...counted, BannerPart_Banners: { getBannersByType: banners } });

test('a banner leads into the site, with a picture for each width, and is counted as seen and pressed', async () => {
  const { user, sent, address } = renderPage(<HomeBannerPart />, { at: '/', responses: answering(banner) });
  const link = await screen.findByRole('link', { name: '겨울 산책 안전 수칙' });
  const sources = [...link.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset.includes(picture(1).slice(0, -10))]);
  expect(sources).toEqual([
    ['(min-width: 768px)', true],
    ['', false],
  ]);
  expect(within(link).queryByText('광고')).toBeNull();
  await user.click(link);
  expect(address()).toBe('/notice/7');
  await waitFor(() =>
    expect(sent.map(({ name, variables }) => [name, Object.values(variables)[0]])).toEqual([
      ['BannerPart_Banners', 0],
      ['BannerPart_CountView', '4'],
      ['BannerPart_CountClick', '4'],
    ]),
  );
});

test('one that is paid for says so, to people and to search engines', async () => {
  renderPage(<ListBannerPart />, {
    at: '/hostpital-list',
    responses: answering({ ...banner, url: 'https://brand.example/', isInternalLink: false, isAd: true }),
  });
  const link = await screen.findByRole('link', { name: /겨울 산책 안전 수칙.*광고/ });
  expect(link).toHaveAttribute('href', 'https://brand.example/');
  expect(link).toHaveAttribute('rel', 'sponsored noopener');
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  ['nobody has put one up', answering()],
  ['none can be asked for', { BannerPart_Banners: refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') }],
])('the house says something of its own where %s', async (_why, responses) => {
  const { sent } = renderPage(<HomeBannerPart />, { at: '/', responses });
  expect(await screen.findByRole('link', { name: /평균 진료비 보기/ })).toHaveAttribute('href', '/search/medical');
  expect(sent).toHaveLength(1);
});

test('of several the one of this minute is shown', async () => {
  const others = [banner, { ...banner, id: '5', name: '둘째' }, { ...banner, id: '6', name: '셋째' }];
  renderPage(<HomeBannerPart />, { at: '/', responses: answering(...others) });
  expect(await screen.findAllByRole('link')).toHaveLength(1);
});
