/** The values that a test gives to a row; the rest is one hospital in 종로구. */
export type LicenceRow = {
  number: string;
  name?: string;
  status?: string;
  phone?: string;
  road?: string;
  jibun?: string;
  x?: string;
  y?: string;
  licensed?: string;
  postcode?: string;
  /** 최종수정시점. */
  modified?: string;
  /** 업태구분명, which the old header alone has, and 소재지면적. */
  gubun?: string;
  size?: string;
};

/** The header of the export that is given out now. */
export const NEW =
  '개방자치단체코드,관리번호,인허가일자,인허가취소일자,영업상태명,폐업일자,휴업시작일자,휴업종료일자,재개업일자,소재지면적,소재지우편번호,도로명우편번호,사업장명,데이터갱신구분,권리주체일련번호,데이터갱신시점,도로명주소,상세영업상태명,상세영업상태코드,영업상태코드,전화번호,좌표정보(X),좌표정보(Y),지번주소,최종수정시점';
/** The header of LOCALDATA. */
export const OLD =
  '번호,개방서비스명,개방서비스아이디,개방자치단체코드,관리번호,인허가일자,인허가취소일자,영업상태구분코드,영업상태명,상세영업상태코드,상세영업상태명,폐업일자,휴업시작일자,휴업종료일자,재개업일자,소재지전화,소재지면적,소재지우편번호,소재지전체주소,도로명전체주소,도로명우편번호,사업장명,최종수정시점,데이터갱신구분,데이터갱신일자,업태구분명,좌표정보(x),좌표정보(y)';

const quoted = (cell: string) => (cell.includes(',') ? `"${cell}"` : cell);
/** A row under one of the two headers. */
export const licenceCells = (
  header: string,
  {
    number,
    name = '시험동물병원',
    status = '영업/정상',
    phone = '5551234',
    road = '서울특별시 종로구 창경궁로 261, 2층 (명륜2가)',
    jibun = '서울특별시 종로구 명륜2가 5',
    x = '199947.178659037    ',
    y = '453593.826987348    ',
    licensed = '1995-09-05',
    postcode = '03075',
    modified = '',
    gubun = '',
    size = '',
  }: LicenceRow,
) => {
  const values: Record<string, string> = {
    관리번호: number,
    사업장명: name,
    영업상태명: status,
    인허가일자: header === NEW ? licensed : licensed.replaceAll('-', ''),
    개방서비스명: '동물병원',
    전화번호: phone,
    소재지전화: phone,
    도로명주소: road,
    도로명전체주소: road,
    지번주소: jibun,
    소재지전체주소: jibun,
    도로명우편번호: postcode,
    최종수정시점: modified,
    업태구분명: gubun,
    소재지면적: size,
    '좌표정보(X)': x,
    '좌표정보(Y)': y,
    '좌표정보(x)': x,
    '좌표정보(y)': y,
  };
  return header
    .split(',')
    .map((column) => quoted(values[column] ?? ''))
    .join(',');
};
/** An export with these rows. */
export const licenceCsv = (header: string, rows: LicenceRow[]) => [header, ...rows.map((row) => licenceCells(header, row))].join('\r\n');
