import { company } from '../../brand/company.ts';

const site = { '@id': '/#website', name: '펫케어' };
const publisher = { '@id': '/#organization' };

/** schema.org's WebSite, with the address under which it is searched, and the Organization behind it. */
export const siteStructured: readonly Record<string, unknown>[] = [
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    ...site,
    url: '/',
    inLanguage: 'ko-KR',
    publisher,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: '/hostpital-list?search={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  },
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...publisher,
    name: site.name,
    legalName: company.name,
    url: '/',
    email: company.email,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: company.email, availableLanguage: 'Korean' },
  },
];
