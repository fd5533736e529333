import { graphql } from '@petcare/api';
import { useQuery } from 'urql';

const Company_SiteOwner = graphql(`
  query Company_SiteOwner {
    getSiteOwner {
      name
      representative
      address
      phone
      email
      registrationNumber
      mailOrderNumber
      hostingProvider
      privacyOfficer
      privacyEmail
      supportHours
    }
  }
`);

/** An invented company, as far as no operator has said who runs the site (`npm run operator -- company change`). */
export const company = {
  name: '(주)펫케어컴퍼니 (예시)',
  representative: '홍길동 (예시)',
  address: '서울특별시 구로구 예시로 123, 4층 (예시 주소)',
  phone: '02-0000-0000',
  email: 'help@petcare.example',
  /** Ten digits with a right check digit. */
  registrationNumber: '120-81-47521',
  mailOrderNumber: '제2026-서울구로-0000호 (예시)',
  hostingProvider: '(주)펫케어컴퍼니 (예시)',
  privacyOfficer: '김보호 (예시)',
  privacyEmail: 'privacy@petcare.example',
  supportHours: '평일 10:00–18:00 (점심 12:30–13:30, 주말·공휴일 휴무)',
};

/** The company that runs the site, as the footer names it. */
export function useCompany(): typeof company {
  const [{ data }] = useQuery({ query: Company_SiteOwner });
  const said = Object.entries(data?.getSiteOwner ?? {}).filter(([field, value]) => field in company && value !== null);
  return { ...company, ...(Object.fromEntries(said) as Partial<typeof company>) };
}

/** PLACEHOLDER: the front doors of the networks, until the operator's own channels are known. */
export const socialLinks = [
  { name: '인스타그램', href: 'https://www.instagram.com/' },
  { name: '네이버 블로그', href: 'https://section.blog.naver.com/' },
  { name: '유튜브', href: 'https://www.youtube.com/' },
] as const;

/** The Fair Trade Commission's public record of a registration number. */
export function registrationCheckUrl(registrationNumber: string): string {
  return `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${registrationNumber.replace(/\D/g, '')}`;
}
