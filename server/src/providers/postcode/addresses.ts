/** One address as the offices of Korea write it. `town` is the 읍 or 면 above a 리. */
export type SandboxAddress = {
  zonecode: string;
  sido: string;
  sigungu: string;
  town: string;
  bname: string;
  road: string;
  lot: string;
  buildingName: string;
  apartment: 'Y' | 'N';
};

type Row = readonly [
  zonecode: string,
  sido: string,
  sigungu: string,
  bname: string,
  road: string,
  lot: string,
  buildingName: string,
  apartment?: 'Y',
];

/** Public places that everybody knows, of every 시도 by its name of 2026. */
const rows: readonly Row[] = [
  ['04524', '서울특별시', '중구', '태평로1가', '세종대로 110', '31', '서울특별시청'],
  ['06236', '서울특별시', '강남구', '역삼동', '테헤란로 152', '737', '강남파이낸스센터'],
  ['03045', '서울특별시', '종로구', '세종로', '사직로 161', '1-91', '경복궁'],
  ['04383', '서울특별시', '용산구', '용산동6가', '서빙고로 137', '168-6', '국립중앙박물관'],
  ['05551', '서울특별시', '송파구', '신천동', '올림픽로 300', '29', '롯데월드타워'],
  ['05510', '서울특별시', '송파구', '신천동', '올림픽로 435', '17', '파크리오', 'Y'],
  ['07233', '서울특별시', '영등포구', '여의도동', '의사당대로 1', '1', '국회의사당'],
  ['03932', '서울특별시', '마포구', '성산동', '월드컵로 240', '515', '서울월드컵경기장'],
  ['08826', '서울특별시', '관악구', '신림동', '관악로 1', '산 56-1', '서울대학교'],
  ['47545', '부산광역시', '연제구', '연산동', '중앙대로 1001', '1000', '부산광역시청'],
  ['48060', '부산광역시', '해운대구', '우동', 'APEC로 55', '1500', '벡스코'],
  ['48731', '부산광역시', '동구', '초량동', '중앙대로 206', '1187-1', '부산역'],
  ['41911', '대구광역시', '중구', '동인동1가', '공평로 88', '2-1', '대구광역시청'],
  ['41515', '대구광역시', '북구', '산격동', '엑스코로 10', '1676', '엑스코'],
  ['21554', '인천광역시', '남동구', '구월동', '정각로 29', '1138', '인천광역시청'],
  ['22002', '인천광역시', '연수구', '송도동', '센트럴로 123', '6-1', '송도컨벤시아'],
  ['61945', '전남광주통합특별시', '서구', '치평동', '내방로 111', '1200', '광주청사'],
  ['61485', '전남광주통합특별시', '동구', '광산동', '문화전당로 38', '13', '국립아시아문화전당'],
  ['58564', '전남광주통합특별시', '무안군', '삼향읍 남악리', '오룡길 1', '1000', '무안청사'],
  ['59675', '전남광주통합특별시', '여수시', '학동', '시청로 1', '100', '여수시청'],
  ['35242', '대전광역시', '서구', '둔산동', '둔산로 100', '1420', '대전광역시청'],
  ['34141', '대전광역시', '유성구', '구성동', '대학로 291', '373-1', '한국과학기술원'],
  ['44675', '울산광역시', '남구', '신정동', '중앙로 201', '646-4', '울산광역시청'],
  ['30151', '세종특별자치시', '', '보람동', '한누리대로 2130', '724', '세종특별자치시청'],
  ['16490', '경기도', '수원시 팔달구', '인계동', '효원로 241', '1111', '수원시청'],
  ['16508', '경기도', '수원시 영통구', '이의동', '도청로 30', '1399', '경기도청'],
  ['13494', '경기도', '성남시 분당구', '삼평동', '판교역로 235', '681', '에이치스퀘어 엔동'],
  ['10390', '경기도', '고양시 일산서구', '대화동', '킨텍스로 217-60', '2600', '킨텍스'],
  ['17023', '경기도', '용인시 처인구', '포곡읍 전대리', '에버랜드로 199', '310', '에버랜드'],
  ['24266', '강원특별자치도', '춘천시', '봉의동', '중앙로 1', '15', '강원특별자치도청'],
  ['25522', '강원특별자치도', '강릉시', '홍제동', '강릉대로 33', '1001', '강릉시청'],
  ['28515', '충청북도', '청주시 상당구', '문화동', '상당로 82', '89', '충청북도청'],
  ['32255', '충청남도', '홍성군', '홍북읍 신경리', '충남대로 21', '997', '충청남도청'],
  ['32535', '충청남도', '공주시', '웅진동', '관광단지길 34', '360', '국립공주박물관'],
  ['54968', '전북특별자치도', '전주시 완산구', '효자동3가', '효자로 225', '1', '전북특별자치도청'],
  ['36759', '경상북도', '안동시', '풍천면 갈전리', '도청대로 455', '1', '경상북도청'],
  ['38171', '경상북도', '경주시', '인왕동', '일정로 186', '76', '국립경주박물관'],
  ['51154', '경상남도', '창원시 의창구', '사림동', '중앙대로 300', '1', '경상남도청'],
  ['52789', '경상남도', '진주시', '상대동', '동진로 155', '284', '진주시청'],
  ['63122', '제주특별자치도', '제주시', '연동', '문연로 6', '312-1', '제주특별자치도청'],
  ['63309', '제주특별자치도', '제주시', '영평동', '첨단로 242', '2181', '카카오 스페이스닷원'],
];

export const sandboxAddresses = rows.map(([zonecode, sido, sigungu, place, road, lot, buildingName, apartment]): SandboxAddress => {
  const [bname = '', town = ''] = place.split(' ').reverse();
  return { zonecode, sido, sigungu, town, bname, road, lot, buildingName, apartment: apartment ?? 'N' };
});

/** As the provider shortens a 시도 where it is asked to; Sejong and Jeju asked it not to. */
const short: Record<string, string> = {
  서울특별시: '서울',
  부산광역시: '부산',
  대구광역시: '대구',
  인천광역시: '인천',
  전남광주통합특별시: '전남광주',
  대전광역시: '대전',
  울산광역시: '울산',
  경기도: '경기',
  강원특별자치도: '강원',
  충청북도: '충북',
  충청남도: '충남',
  전북특별자치도: '전북',
  경상북도: '경북',
  경상남도: '경남',
};

const line = (...words: string[]) => words.filter(Boolean).join(' ');

/** The fields that the provider hands over of an address that was chosen by its road or by its lot. */
export function foundOf(one: SandboxAddress, { type, query, isShort }: { type: 'R' | 'J'; query: string; isShort: boolean }) {
  const sido = isShort ? (short[one.sido] ?? one.sido) : one.sido;
  const roadAddress = line(sido, one.sigungu, one.town, one.road);
  const jibunAddress = line(sido, one.sigungu, one.town, one.bname, one.lot);
  return {
    zonecode: one.zonecode,
    address: type === 'R' ? roadAddress : jibunAddress,
    addressType: type,
    userSelectedType: type,
    userLanguageType: 'K',
    noSelected: 'N',
    roadAddress,
    jibunAddress,
    autoRoadAddress: '',
    autoJibunAddress: '',
    sido,
    sigungu: one.sigungu,
    bname: one.bname,
    bname1: one.town,
    bname2: one.bname,
    hname: '',
    roadname: one.road.replace(/ \S+$/, ''),
    buildingName: one.buildingName,
    apartment: one.apartment,
    query,
  };
}

/** Those in which every word of the query occurs. */
export function searched(query: string): SandboxAddress[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sandboxAddresses.filter((one) => {
    const text = [...Object.values(one), short[one.sido]].join(' ');
    return words.every((word) => text.includes(word));
  });
}
