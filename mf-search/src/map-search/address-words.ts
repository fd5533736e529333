const SIDO = /^(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)$/u;
const AREA = /^[가-힣][가-힣0-9·]*(?:시|도|군|구|읍|면|동|리|가)$/u;
const NUMBER = /^(?:산|지하)?\d+(?:-\d+)?(?:번지|호|층)?,?$/u;
const ROAD = /(?:^|\s)[가-힣][가-힣A-Za-z0-9·]*(?:로|길)\s*\d/u;
/** Of the names of businesses, not of places. */
const BUSINESS = /병원|의원|약국|동물|미용|호텔|유치원|애견|애묘|반려|살롱|샵|펫/u;

/** True when a text names a place and not a business: 구로구, 강남구 역삼동, 테헤란로 152. A short word could be anybody's name. */
export function isAddress(text: string): boolean {
  if (BUSINESS.test(text)) return false;
  if (ROAD.test(text)) return true;
  const words = text.trim().split(/\s+/);
  const places = words.filter((word) => SIDO.test(word) || (AREA.test(word) && (word.length > 2 || words.length > 1)));
  return places.length > 0 && words.every((word) => places.includes(word) || NUMBER.test(word));
}
