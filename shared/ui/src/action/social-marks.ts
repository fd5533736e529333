/** Those who may log a person in, as they stand in addresses, in the order that people here use them most. */
export const socialProviders = ['kakao', 'naver', 'apple', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** The Korean name of each provider. */
export const socialNames: Record<SocialProvider, string> = { kakao: '카카오', naver: '네이버', apple: 'Apple', facebook: '페이스북' };

/** Their colours, which are theirs to say; white on Naver's green would be too faint to read. */
export const socialColors: Record<SocialProvider, { ground: string; text: string }> = {
  kakao: { ground: '#fee500', text: '#191600' },
  naver: { ground: '#03c75a', text: '#06170d' },
  apple: { ground: 'light-dark(#000000, #ffffff)', text: 'light-dark(#ffffff, #000000)' },
  facebook: { ground: '#0866ff', text: '#ffffff' },
};

/** Their marks, filled, on a 24 × 24 grid. */
export const socialShapes: Record<SocialProvider, string> = {
  kakao:
    'M12 3.6c-5.3 0-9.6 3.4-9.6 7.6 0 2.7 1.8 5.1 4.5 6.5l-.9 3.5c-.1.4.3.7.7.5l4.1-2.8c.4 0 .8.1 1.2.1 5.3 0 9.6-3.4 9.6-7.8S17.3 3.6 12 3.6Z',
  naver: 'M4.5 4h5.2l4.8 7.1V4h5v16h-5.2l-4.8-7.1V20h-5Z',
  apple:
    'M16.2 1.8c.1 1.2-.4 2.4-1.1 3.3-.8.9-2 1.6-3.1 1.5-.2-1.2.4-2.4 1.1-3.2.8-.9 2.1-1.5 3.1-1.6Zm3.9 15.5c-.5 1.2-.8 1.7-1.4 2.7-.9 1.3-2 2.9-3.5 2.9-1.3 0-1.7-.9-3.5-.9s-2.2.9-3.5.9c-1.5 0-2.6-1.5-3.5-2.8-2.4-3.7-2.7-8-1.2-10.3 1.1-1.6 2.7-2.6 4.3-2.6s2.6.9 3.9.9c1.3 0 2.1-.9 3.9-.9 1.4 0 2.9.8 3.9 2.1-3.4 1.9-2.9 6.7.6 8Z',
  facebook:
    'M13.8 21.4v-7.9h2.7l.5-3.3h-3.2V8.1c0-1 .4-1.8 1.9-1.8h1.5V3.4c-.6-.1-1.5-.2-2.4-.2-2.7 0-4.4 1.6-4.4 4.5v2.5H7.5v3.3h2.9v7.9Z',
};
