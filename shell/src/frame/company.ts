/**
 * Who runs the site, as the footer, the terms and the privacy policy name it.
 * PLACEHOLDER: an invented company. Put the operator's own data here before the site goes public.
 */
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
} as const;

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
