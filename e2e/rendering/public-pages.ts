import type { APIRequestContext } from '@playwright/test';
import { askApi } from './document.ts';

/** One address of a public row, what must stand there without a script, the kinds of its structured data, and whose parts stand in it. */
export type PublicPage = { at: string; canonical: string; heading: string; texts: string[]; kinds: string[]; parts?: string[] };

type Place = { id: string; name: string; address: { address: string } };
type Post = { idx: number; title: string };
type PublicListings = {
  best: Place[];
  /** The hospitals of the home page for somebody of whom nobody knows where they are. */
  near: Place[];
  pharmacies: Place[];
  companies: Place[];
  ofHospital: Place[];
  ofCompany: Place[];
  reviewed: { id: string; name: string; reviewCount: number }[];
  reviews: { review: string; business: { id: string; name: string } }[];
  mypet: Post[];
  popular: Post[];
  columns: Post[];
  petcafe: Post[];
  ofMypet: Post;
  ofPetcafe: Post;
  gifts: { name: string }[];
  diseases: { id: string; name: string }[];
  medicals: { child: { id: string; name: string }[] }[];
};

const KNOWN = `{
  best: getHospitalsByPage(page: 1, count: 3, filter: score) { id name address { address } }
  near: getHospitalsByPage(page: 1, count: 6, filter: openFirst, latitude: 37.48, longitude: 127.03) { id name address { address } }
  pharmacies: getPharmaciesByPage(page: 1, count: 3, filter: score) { id name address { address } }
  companies: getCompaniesByPage(page: 1, count: 3, filter: score) { id name address { address } }
  ofHospital: searchHospitals(search: "구로든든동물병원", count: 1) { id name address { address } }
  ofCompany: searchCompanies(search: "포근미용실", count: 1) { id name address { address } }
  reviewed: getHospitalsByPage(page: 1, count: 1, filter: review) { id name reviewCount }
  reviews: getReviewsByPage(filter: { kind: hospital }, page: 1, count: 2) { review business { id name } }
  mypet: getPostsByPage(boardId: "mypet", page: 1, count: 3) { idx title }
  popular: getPostsByPage(boardId: "mypet", page: 1, count: 1, sort: popular) { idx title }
  columns: getPostsByPage(boardId: "pet-doctor", page: 1, count: 1) { idx title }
  petcafe: getPostsByPage(boardId: "petcafe", page: 1, count: 3) { idx title }
  ofMypet: getPost(boardId: "mypet", postIdx: 1) { idx title }
  ofPetcafe: getPost(boardId: "petcafe", postIdx: 1) { idx title }
  diseases: getDiseasesByPage(count: 3) { id name }
  medicals: getMedicals { child { id name } }
  gifts: getGiftGroups(page: 1, itemsPerPage: 2, sortOption: recent) { name }
}`;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const begin = (text: string) => oneLine(text).slice(0, 40);
const first = <T>(list: readonly T[]): T => {
  const [entry] = list;
  if (!entry) throw new Error('The site has nothing to look for');
  return entry;
};
const second = <T>(list: readonly T[]): T => first(list.slice(1));

/** The headings of public rows that search engines leave out: a step of logging in has nothing to find without what its address brings. */
export const passingPages: Record<string, string | RegExp> = {
  '/login/naver': '확인하고 있어요',
  '/oauth/kakao/callback': '확인하고 있어요',
  '/auth/danal': '본인 확인',
  // A search of the site's own, of no use inside another's.
  '/search/disease/:id/result': /어느 병원에 갈까요\?$/,
};

/**
 * The page that search engines must find at each public row of the route table, by its path, as it is now. A row that is not among them is
 * looked at by its example alone: one heading, a title, a description, a picture, its own address. Other tests write and delete meanwhile,
 * so that what is compared with it is compared again with what then is.
 */
export async function publicPages(request: APIRequestContext): Promise<Record<string, PublicPage>> {
  const known = await askApi<PublicListings>(request, KNOWN);
  const hospital = first(known.reviewed);
  const { reviewsOf } = await askApi<{ reviewsOf: { review: string }[] }>(
    request,
    `{ reviewsOf: getReviewsByPage(filter: { kind: hospital, businessId: "${hospital.id}" }, page: 1, count: 1) { review } }`,
  );

  const disease = first(known.diseases);
  const treatment = first(first(known.medicals).child);
  const [hospitalWithFees, companyWithProducts] = [first(known.ofHospital), first(known.ofCompany)];
  const { fees, products } = await askApi<{ fees: { medical: { name: string } }[]; products: { name: string }[] }>(
    request,
    `{
      fees: getHospitalMedicalProductsByPage(hospitalId: "${hospitalWithFees.id}") { medical { name } }
      products: getCompanyProductsByPage(companyId: "${companyWithProducts.id}") { name }
    }`,
  );

  const board = (path: string, name: string, posts: Post[]): PublicPage => ({
    at: path,
    canonical: path,
    heading: name,
    texts: posts.map(({ title }) => oneLine(title)),
    kinds: ['BreadcrumbList', 'ItemList'],
  });
  const post = (path: string, { idx, title }: Post): PublicPage => ({
    at: `${path}/${idx}`,
    canonical: `${path}/${idx}`,
    heading: oneLine(title),
    texts: ['댓글'],
    kinds: ['DiscussionForumPosting', 'BreadcrumbList'],
  });
  const same = (path: string, heading: string, texts: string[], kinds: string[] = []): PublicPage => ({
    at: path,
    canonical: path,
    heading,
    texts,
    kinds,
  });

  const list = (path: string, heading: string, places: Place[]): PublicPage => ({
    ...same(
      path,
      heading,
      places.flatMap(({ name, address }) => [name, oneLine(address.address)]),
      ['BreadcrumbList', 'ItemList'],
    ),
    at: `${path}?sort=score`,
  });

  const business = (path: string, { name, address }: Place, kind: string): PublicPage => ({
    at: path,
    canonical: path,
    heading: name,
    texts: ['영업 시간', oneLine(address.address)],
    kinds: [kind, 'BreadcrumbList'],
  });

  return {
    '/': {
      ...same(
        '/',
        '우리 아이 병원, 걱정 없이 찾아요',
        [
          first(known.near).name,
          begin(first(known.reviews).review),
          oneLine(first(known.popular).title),
          oneLine(first(known.columns).title),
          '최저',
        ],
        ['WebSite', 'Organization'],
      ),
      parts: ['mf-search', 'mf-reviews', 'mf-community'],
    },
    '/about': same('/about', '아이가 아픈 날, 덜 헤매도록', ['병원·약국·업체 운영자이신가요?'], ['BreadcrumbList']),
    '/privacy': same('/privacy', '개인정보처리방침', ['시행일']),
    '/term': same('/term', '이용약관', ['시행일']),
    '/login': { ...same('/login', '로그인', ['비밀번호']), at: '/login?next=%2Fpoint' },
    '/join-gate': same('/join-gate', '회원가입', ['보호자']),
    '/join': same('/join', '보호자 회원가입', ['인증번호']),
    '/forgot': same('/forgot', '이메일·비밀번호 찾기', ['휴대폰 번호']),
    '/search/medical': same(
      '/search/medical',
      '평균 진료비',
      known.medicals.map(({ child }) => first(child).name),
      ['BreadcrumbList'],
    ),
    '/search/medical/result': same(
      `/search/medical/result?medical=${treatment.id}`,
      treatment.name,
      ['전국 평균', '지역별 비교'],
      ['BreadcrumbList'],
    ),
    '/search/disease': same(
      '/search/disease',
      '증상으로 찾기',
      known.diseases.map(({ name }) => name),
      ['BreadcrumbList', 'ItemList'],
    ),
    '/search/disease/:id': same(
      `/search/disease/${disease.id}`,
      disease.name,
      ['이런 증상이 보여요', '진단이 아니에요'],
      ['MedicalWebPage', 'BreadcrumbList'],
    ),
    '/search/map': same('/search/map', '동물병원 지도', [], ['BreadcrumbList']),
    '/search/map/pharmacy': same('/search/map/pharmacy', '동물약국 지도', [], ['BreadcrumbList']),
    '/search/company-map': same('/search/company-map', '펫 서비스 지도', [], ['BreadcrumbList']),
    '/hospital': {
      at: `/hospital?id=${hospital.id}&frompage=list`,
      canonical: `/hospital?id=${hospital.id}`,
      heading: hospital.name,
      texts: ['진료 시간', `(${hospital.reviewCount})`, begin(first(reviewsOf).review)],
      kinds: ['VeterinaryCare', 'LocalBusiness', 'BreadcrumbList', 'Review'],
      parts: ['mf-reviews'],
    },
    '/pharmacy': business(`/pharmacy?id=${first(known.pharmacies).id}`, first(known.pharmacies), 'Pharmacy'),
    '/company': {
      ...business(`/company/${second(known.companies).id}`, second(known.companies), 'LocalBusiness'),
      at: `/company?id=${second(known.companies).id}`,
    },
    '/company/:id': business(`/company/${first(known.companies).id}`, first(known.companies), 'LocalBusiness'),
    '/hospital/medical-product': same(
      `/hospital/medical-product?id=${hospitalWithFees.id}`,
      `${hospitalWithFees.name} 진료 항목과 진료비`,
      [first(fees).medical.name, '평균보다'],
      ['BreadcrumbList', 'OfferCatalog'],
    ),
    '/company/:id/product': same(
      `/company/${companyWithProducts.id}/product`,
      `${companyWithProducts.name} 상품과 가격`,
      products.map(({ name }) => oneLine(name)),
      ['BreadcrumbList', 'ItemList'],
    ),
    '/hostpital-list': list('/hostpital-list', '동물병원 찾기', known.best),
    '/pharmacy-list': list('/pharmacy-list', '동물약국 찾기', known.pharmacies),
    '/company-list': list('/company-list', '펫 서비스 찾기', known.companies),
    '/hospital-reviews': same(
      '/hospital-reviews',
      '동물병원 리뷰',
      known.reviews.flatMap(({ review, business: { name } }) => [begin(review), name]),
      ['BreadcrumbList', 'Review'],
    ),
    '/community/mypet': board('/community/mypet', '자유게시판', known.mypet),
    '/community/mypet/:id': post('/community/mypet', known.ofMypet),
    '/community/petcafe': board('/community/petcafe', '펫 꿀팁', known.petcafe),
    '/community/petcafe/:id': post('/community/petcafe', known.ofPetcafe),
    '/point': same(
      '/point',
      '포인트샵',
      known.gifts.map(({ name }) => oneLine(name)),
      ['BreadcrumbList'],
    ),
  };
}
