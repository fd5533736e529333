import type { Picture } from '../pictures/drawing.ts';

/** The pictures of listings by their names, the first on their cards. Who is not here has none. */
export const listingPictures: Record<string, readonly Picture[]> = {
  구로든든동물병원: [
    ['clinicFront', 'poodle'],
    ['reception', 'bichon'],
    ['exam', 'bichon'],
    ['xray', 'beagle'],
    ['waiting', 'shiba'],
    ['salon', 'bichon'],
  ],
  고척햇살동물병원: [
    ['waiting', 'siamese'],
    ['reception', 'siamese'],
    ['exam', 'siamese'],
  ],
  '24시구로중앙동물의료센터': [
    ['clinicAtNight', 'blue'],
    ['xray', 'yorkie'],
    ['ward', 'yorkie'],
    ['exam', 'retriever'],
    ['reception', 'corgi'],
  ],
  서초이음동물병원: [
    ['reception', 'corgi'],
    ['exam', 'dachshund'],
    ['xray', 'beagle'],
    ['playroom', 'corgi'],
  ],
  양재숲동물병원: [
    ['clinicFront', 'cheese'],
    ['exam', 'spitz'],
  ],
  역삼별빛고양이병원: [
    ['clinicAtDusk', 'tuxedo'],
    ['exam', 'siamese'],
    ['ward', 'black'],
    ['waiting', 'siamese'],
  ],
  잠실포근동물병원: [['stay', 'bichon']],
  마포가람동물병원: [['exam', 'mackerel']],
  분당라온동물메디컬센터: [
    ['clinicAtNight', 'shiba'],
    ['exam', 'apricotPoodle'],
    ['ward', 'yorkie'],
    ['xray', 'apricotPoodle'],
  ],
  일산노을동물병원: [
    ['salon', 'pomeranian'],
    ['clinicAtDusk', 'tuxedo'],
  ],
  송도바다동물병원: [['clinicFront', 'retriever']],
  해운대파도동물의료센터: [
    ['exam', 'beagle'],
    ['clinicAtNight', 'blue'],
    ['ward', 'yorkie'],
  ],
  서면마루동물병원: [['waiting', 'shiba']],
  둔산늘봄동물병원: [['ward', 'black']],
  세종새롬동물병원: [
    ['playroom', 'corgi'],
    ['reception', 'siamese'],
  ],
  전주한옥동물병원: [['stay', 'mackerel']],
  창원가온동물병원: [['clinicFront', 'cheese']],
  제주오름동물병원: [
    ['clinicFront', 'jindo'],
    ['exam', 'retriever'],
  ],
  구로다정약국: [
    ['dispensary', 'siamese'],
    ['pharmacyFront', 'bichon'],
    ['jar', 'poodle'],
  ],
  오류초록약국: [['pharmacyFront', 'cheese']],
  양재아침약국: [['dispensary', 'beagle']],
  센텀물결약국: [['pharmacyFront', 'bichon']],
  포근미용실: [
    ['salon', 'poodle'],
    ['bath', 'bichon'],
    ['salon', 'bichon'],
    ['salonFront', 'maltese'],
  ],
  신도림멍냥호텔: [
    ['suites', 'mackerel'],
    ['stay', 'bichon'],
    ['playroom', 'retriever'],
    ['hotelFront', 'calico'],
    ['nap', 'mackerel'],
  ],
  판교발바닥상점: [
    ['shop', 'beagle'],
    ['shopFront', 'corgi'],
    ['snacks', 'poodle'],
  ],
  광안리꼬리살롱: [
    ['bath', 'pomeranian'],
    ['sea', 'corgi'],
  ],
};

/** The pictures that came with a visit, by who wrote of it and of whom. */
export const reviewPictures: Record<string, readonly Picture[]> = {
  '두부누나 구로든든동물병원': [
    ['exam', 'bichon'],
    ['nap', 'bichon'],
  ],
  '보리엄마 구로든든동물병원': [['waiting', 'shiba']],
  '초코보호자 구로든든동물병원': [
    ['exam', 'poodle'],
    ['home', 'poodle'],
  ],
  '모카집사 고척햇살동물병원': [['waiting', 'siamese']],
  '탄이와호두 24시구로중앙동물의료센터': [
    ['clinicAtNight', 'blue'],
    ['xray', 'yorkie'],
    ['ward', 'yorkie'],
    ['nap', 'yorkie'],
  ],
  '라떼네 24시구로중앙동물의료센터': [['xray', 'apricotPoodle']],
  '해피할머니 서초이음동물병원': [
    ['exam', 'dachshund'],
    ['autumn', 'dachshund'],
  ],
  '구름이형 양재숲동물병원': [['exam', 'spitz']],
  '모카집사 역삼별빛고양이병원': [
    ['exam', 'siamese'],
    ['home', 'siamese'],
  ],
  '두부누나 잠실포근동물병원': [['stay', 'bichon']],
  '라떼네 분당라온동물메디컬센터': [
    ['exam', 'apricotPoodle'],
    ['trip', 'apricotPoodle'],
  ],
  '콩이아빠 해운대파도동물의료센터': [
    ['sea', 'beagle'],
    ['exam', 'beagle'],
  ],
  '탄이와호두 세종새롬동물병원': [['playroom', 'corgi']],
  '망고집사 전주한옥동물병원': [
    ['stay', 'mackerel'],
    ['meal', 'mackerel'],
  ],
  '모카집사 구로다정약국': [['dispensary', 'siamese']],
  '초코보호자 구로다정약국': [['jar', 'poodle']],
  '두부누나 포근미용실': [
    ['salon', 'bichon'],
    ['bath', 'bichon'],
    ['home', 'bichon'],
  ],
  '초코보호자 포근미용실': [
    ['salon', 'poodle'],
    ['home', 'poodle'],
  ],
  '망고집사 신도림멍냥호텔': [
    ['suites', 'mackerel'],
    ['nap', 'mackerel'],
    ['window', 'mackerel'],
  ],
  '콩이아빠 판교발바닥상점': [['shop', 'beagle']],
};
