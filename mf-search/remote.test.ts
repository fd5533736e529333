/** @jest-environment node */
import { testRenderings } from '@petcare/testing';
import { aDisease } from './src/testing/a-disease.ts';
import { treatments } from './src/testing/treatments.ts';

const features = {
  is24: true,
  isBeautyParlor: false,
  isHotel: false,
  isKindergarten: false,
  isStore: false,
  hasParkingLot: true,
  allowReservation: true,
};
const facilityPicture = [{ id: '1', filepath: '/uploads/images/0b5c3d9e-0000-4000-8000-000000000000/800.webp' }];
const rated = { isOpenNow: true, openState: { kind: 'open', at: '19:00' }, reviewScore: 4.5, reviewCount: 12 };
const summary = {
  id: '7',
  name: '구로동물병원',
  contract: '+82212345678',
  ...features,
  ...rated,
  distance: 1.2,
  facilityPicture,
  address: { address: '서울특별시 구로구 디지털로 1' },
};
const businessHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  isClosed: weekday === 0,
  open: weekday === 0 ? null : '09:30',
  close: weekday === 0 ? null : '19:00',
  breakStart: null,
  breakEnd: null,
}));
const ofPage = {
  ...summary,
  isKindergarten: false,
  email: 'hello@example.com',
  homepage: 'https://example.com',
  blog: null,
  kakaoplus: 'https://pf.kakao.com/_guro',
  state: 'approved',
  isPremium: true,
  guideParkingLot: '건물 뒤에 두 대까지 댈 수 있어요.',
  businessHours,
  businessHoursText: null,
  humu: '매주 일요일',
  hoursExceptions: null,
  specialDays: [],
  openingToday: {
    date: '2026-11-21',
    holiday: null,
    isCertain: true,
    isClosed: false,
    open: '09:30',
    close: '19:00',
    breakStart: null,
    breakEnd: null,
  },
  introduce: '구로에서 스무 해째 진료하고 있어요.',
  reviewKeyword: '친절',
  address: {
    postcode: '08300',
    sido: '서울특별시',
    sigungu: '구로구',
    address: '서울특별시 구로구 디지털로 1',
    jibunAddress: '서울특별시 구로구 구로동 1',
    detailAddress: '2층',
    latitude: 37.48,
    longitude: 126.89,
  },
};
const hospital = { ...ofPage, doctors: ['김수의'], expertise: '고양이 내과', registration: '2006-03-02', gubun: '동물병원', size: 132 };
const pharmacy = {
  ...ofPage,
  id: '8',
  name: '구로다정약국',
  pharmacist: ['박다정'],
  handlingMedicine: '심장사상충 예방약',
  uniqueness: null,
  isUnion: false,
};
const company = { ...ofPage, id: '9', name: '포근미용실', companyType: 'beauty' };
const business = { id: '7', name: '구로동물병원', state: 'approved', address: { sido: '서울특별시', sigungu: '구로구' } };
const told = { id: '3', description1: null, description2: null, description3: null, productImage: null, options: [] };
const fee = {
  ...told,
  price: 6_000,
  content: '<p>다시 오시면</p>',
  medical: { id: '2', name: '재진 진찰료', parents: [{ id: '1', name: '진찰' }] },
  areaPrice: { avg: 7_000, min: 5_000, max: 9_000, location: '서울특별시 구로구' },
};
const pin = {
  id: '7',
  name: '구로동물병원',
  address: '서울특별시 구로구 디지털로 1',
  latitude: 37.481,
  longitude: 127.031,
  tags: ['24시', '주차'],
  reviewScore: 4.5,
  reviewCount: 3,
};

const disease = aDisease();
const regions = { getRegions: [{ code: '11', name: '서울특별시', sigungu: [{ code: '11530', name: '구로구' }] }] };
const price = (location: string, avg: number) => ({ location, avg, min: avg - 1_000, max: avg + 5_000, sources: 3 });

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: {
    'hospital-list': {
      at: '/hostpital-list?search=구로&filters=is24&page=2',
      responses: {
        RegionChoice_Regions: { getRegions: [{ code: '11', name: '서울특별시', sigungu: [{ code: '11530', name: '구로구' }] }] },
        HospitalListPage_Hospitals: { listings: [summary], total: 30 },
        ListingsScreen_CountSearch: { increaseSearchCount: true },
      },
      asksMore: ['ListingsScreen_CountSearch'],
      shows: [
        '구로동물병원',
        '<strong>30</strong>곳',
        'href="/hostpital-list?search=%EA%B5%AC%EB%A1%9C&amp;filters=is24&amp;page=3"',
        'action="/hostpital-list"',
        'name="search"',
        'type="image/avif"',
      ],
    },
    'pharmacy-list': {
      at: '/pharmacy-list',
      responses: { RegionChoice_Regions: { getRegions: [] }, PharmacyListPage_Pharmacies: { listings: [summary], total: 30 } },
      shows: ['동물약국 찾기', 'href="/pharmacy?id=7&amp;frompage=list"', 'href="/pharmacy-list?page=2"', 'action="/pharmacy-list"'],
    },
    'company-list': {
      at: '/company-list?filters=isHotel',
      responses: { RegionChoice_Regions: { getRegions: [] }, CompanyListPage_Companies: { listings: [summary], total: 30 } },
      shows: [
        '펫 서비스 찾기',
        'href="/company/7?frompage=list"',
        'href="/company-list?filters=isHotel&amp;page=2"',
        'action="/company-list"',
      ],
    },
    hospital: {
      at: '/hospital?id=7',
      responses: {
        HospitalPage_Hospital: { getHospital: hospital, fees: [], feeCount: 0, productCount: 0 },
        ListingCounts_HospitalVisitor: { increaseHospitalVisitorCount: true },
      },
      asksMore: ['ListingCounts_HospitalVisitor'],
      shows: ['<h1', '구로동물병원', '구로에서 스무 해째 진료하고 있어요.', '오늘 2026년 11월 21일 (토)', '오전 9:30 – 오후 7:00'],
    },
    pharmacy: {
      at: '/pharmacy?id=8',
      responses: {
        PharmacyPage_Pharmacy: { getPharmacy: pharmacy },
        ListingCounts_PharmacyVisitor: { increasePharmacyVisitorCount: true },
      },
      asksMore: ['ListingCounts_PharmacyVisitor'],
      shows: ['<h1', '구로다정약국', '박다정', '심장사상충 예방약', '오전 9:30 – 오후 7:00'],
    },
    company: {
      at: '/company?id=9',
      responses: { CompanyPage_Company: { getCompany: company, products: [], productCount: 0 } },
      shows: ['<h1', '포근미용실', '반려동물 미용실', '오전 9:30 – 오후 7:00'],
    },
    'hospital-medical-product': {
      at: '/hospital/medical-product?id=7',
      responses: {
        HospitalMedicalProductPage_Fees: { getHospital: business, getHospitalMedicalProductsByPage: [fee], getHospitalProductsByPage: [] },
      },
      shows: ['<h1', '구로동물병원 진료 항목과 진료비', '재진 진찰료', '6,000원', '구로구 평균보다 1,000원 저렴해요', '<p>다시 오시면</p>'],
    },
    'company-product': {
      at: '/company/7/product',
      path: '/company/:id/product',
      responses: {
        CompanyProductPage_Products: {
          getCompany: business,
          getCompanyProductsByPage: [{ ...told, businessId: '7', productType: 'service', name: '위생 미용', price: 20_000 }],
        },
      },
      shows: ['<h1', '구로동물병원 상품과 가격', 'href="/company/7/product?product=3"', '20,000원'],
    },
    map: {
      at: '/search/map',
      responses: { MapPage_HospitalPins: { inView: { pins: [pin], counts: [] } } },
      // Only there is known how large the map is, and so what is in it.
      asksMore: ['MapPage_HospitalPins'],
      shows: [
        '구로동물병원',
        '24시</span></span>',
        'href="/hospital?id=7&amp;frompage=mappage"',
        'action="/search/map"',
        'aria-label="동물병원 지도"',
      ],
    },
    'pharmacy-map': {
      at: '/search/map/pharmacy',
      responses: { MapPage_PharmacyPins: { inView: { pins: [{ ...pin, name: '구로동물약국' }], counts: [] } } },
      asksMore: ['MapPage_PharmacyPins'],
      shows: ['구로동물약국', 'href="/pharmacy?id=7&amp;frompage=mappage"', 'action="/search/map/pharmacy"', 'aria-label="동물약국 지도"'],
    },
    'company-map': {
      at: '/search/company-map',
      responses: { MapPage_CompanyPins: { inView: { pins: [{ ...pin, name: '구로멍살롱', tags: ['미용', '유치원'] }], counts: [] } } },
      asksMore: ['MapPage_CompanyPins'],
      shows: [
        '구로멍살롱',
        '유치원</span></span>',
        'href="/company/7?frompage=mappage"',
        'action="/search/company-map"',
        'aria-label="펫 서비스 지도"',
      ],
    },
    'disease-search': {
      at: '/search/disease?division=강아지&group=눈&parent=빨개요&symptoms=1,2',
      responses: {
        SymptomSteps_Tree: { getSymptomTree: [{ name: '강아지', groups: [{ name: '눈', parents: [{ name: '빨개요' }] }] }] },
        SymptomChoices_Symptoms: { getSymptomsByPage: disease.symptoms },
        DiseaseSearchPage_Diseases: { chosen: disease.symptoms, matching: [{ ...disease, matchCount: 2 }], matchingCount: 1 },
      },
      shows: ['결막염', 'href="/search/disease/7?symptoms=1%2C2"', '<strong>2개</strong>', 'name="search"'],
    },
    disease: {
      at: '/search/disease/7?symptoms=1',
      path: '/search/disease/:id',
      responses: {
        DiseasePage_Disease: { getDisease: disease },
        SimilarDiseases_Diseases: { searchDiseases: [{ ...disease, id: '8', name: '백내장' }] },
      },
      shows: ['<h1', '결막염', '눈을 비벼요', '백내장', 'href="/search/disease/7/result"'],
    },
    'disease-hospitals': {
      at: '/search/disease/7/result?sido=서울특별시',
      path: '/search/disease/:id/result',
      responses: {
        RegionChoice_Regions: regions,
        DiseaseHospitalsPage_Hospitals: { getDisease: disease, treating: [], treatingCount: 0 },
        OtherHospitals_Hospitals: { always: [], best: [summary] },
      },
      shows: ['서울특별시에는 아직 없어요.', '구로동물병원'],
    },
    'medical-search': {
      at: '/search/medical?sido=서울특별시',
      responses: { RegionChoice_Regions: regions, MedicalSearchPage_Medicals: { getMedicals: treatments } },
      shows: ['초진 진찰료', 'href="/search/medical/result?medical=2&amp;sido='],
    },
    'medical-price': {
      at: '/search/medical/result?medical=2',
      responses: {
        RegionChoice_Regions: regions,
        MedicalPricePage_Medicals: { getMedicals: treatments },
        MedicalPricePage_Price: {
          searchMedicalPrice: {
            ...price('전국', 9_000),
            search: '초진 진찰료',
            year: 2025,
            isWider: false,
            regions: [price('서울특별시', 10_000), price('경기도', 8_000)],
            larger: null,
          },
        },
        TreatmentOffers_Offers: {
          offers: [{ hospitalId: '3', hospital: '구로든든동물병원', location: '서울특별시 구로구', price: 8_000 }],
          total: 1,
          all: 1,
        },
      },
      shows: ['9,000원', '<table', '경기도', '<circle', '구로든든동물병원'],
    },
  },
  parts: {
    'home-hospitals': {
      at: '/',
      responses: { HomeHospitalsPart_Hospitals: { getHospitalsByPage: [summary] } },
      shows: ['href="/hospital?id=7&amp;frompage=list"'],
    },
    'home-fee': {
      at: '/',
      responses: {
        HomeFeePart_Fee: {
          getFeeOfTheDay: { medicalId: '2', price: { ...price('전국', 9_000), search: '초진 진찰료', year: 2025, regions: [] } },
        },
      },
      shows: ['초진 진찰료', '9,000원', 'href="/search/medical/result?medical=2"'],
    },
    'listing-preview': 'private',
    suggestions: { at: '/', props: { box: 'home', typed: '' }, shows: [] },
  },
});
