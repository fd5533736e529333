import { licencePhone } from '../listings/index.ts';
import { areaWords, regionByCode, regionOfAddress } from '../regions/index.ts';
import { dayOf, momentOf } from './cells.ts';
import type { ColumnCheck } from './column-checks.policy.ts';

type Position = { latitude: number; longitude: number } | undefined;
/** Reads a cell; the column is not in the file when it is undefined. */
type Cell = (cells: readonly string[]) => string;
type Column = { column: string; cell: Cell; leastTold?: number };

const SAYS_NOTHING = new Set(['', '정보없음', '-']);
const STATUS = /^(영업|휴업|폐업|취소|말소|제외|삭제|전출|만료|정지|중지)/;
/** Words that are no name: the details of a state, and the part of a town, which both stand beside the name. */
const NO_NAME = /^(정상|휴업|폐업|말소|[가-힣]{1,4}\d*(동|읍|면|리|가))$/;
const areas: ReadonlySet<string> = new Set(areaWords);
/** The code of a municipality, which would do as the number of somebody's telephone. */
const MUNICIPALITY = /^\d{3}0000$/;
const CLOSED_DAYS = /요일|휴|매주|매월|매달|격주|당일|주말|평일|설|추석/;
const ROAD = /(로|길)\s*\d+(-\d+)?(?![\d가-힣])/;
/** Some five kilometres around the box of a region: places lie on its border, and outlines are coarse. */
const AROUND_DEGREES = 0.05;

const look = ({ cell, ...column }: Column, looks: string, least: number, fits: (value: string) => boolean): ColumnCheck => ({
  ...{ ...column, looks, least },
  fits: (cells) => (SAYS_NOTHING.has(cell(cells)) ? undefined : fits(cell(cells))),
});

const isAddress = (value: string) => regionOfAddress(value) !== undefined && value.includes(' ');
const isPhone = (value: string) =>
  !MUNICIPALITY.test(value) &&
  dayOf(value) === null &&
  (licencePhone(value, null) !== undefined || licencePhone(value, '11110') !== undefined);

const isName = (value: string) =>
  /\p{L}/u.test(value) && !NO_NAME.test(value) && !areas.has(value.replaceAll(' ', '')) && !isAddress(value) && momentOf(value) === null;

/** The checks of a column, by what should stand in it. */
export const looks = {
  number: (of: Column) => look(of, '번호', 0.9, (value) => /^[\dA-Za-z-]+$/.test(value) && !isPhone(value)),
  name: (of: Column) => look(of, '이름', 0.8, isName),
  status: (of: Column) => look(of, '영업상태', 0.9, (value) => STATUS.test(value)),
  day: (of: Column) => look(of, '날짜', 0.9, (value) => dayOf(value) !== null && /^[\d-]{8,10}( 00:00:00)?$/.test(value)),
  moment: (of: Column) => look(of, '날짜와 시각', 0.9, (value) => momentOf(value) !== null),
  phone: (of: Column) => look(of, '전화번호', 0.6, isPhone),
  postcode: (of: Column) => look(of, '우편번호', 0.8, (value) => /^\d{3}-?\d{2,3}$/.test(value)),
  address: (of: Column) => look(of, '주소', 0.8, isAddress),
  road: (of: Column) => look(of, '도로명주소', 0.6, (value) => isAddress(value) && ROAD.test(value)),
  jibun: (of: Column) => look(of, '지번주소', 0.6, (value) => isAddress(value) && !ROAD.test(value)),
  answer: (of: Column) => look(of, 'Y나 N', 0.8, (value) => /^[YN]$/.test(value)),
  page: (of: Column) => look(of, '홈페이지 주소', 0.6, (value) => /[a-z\d]\.[a-z]/i.test(value)),
  hours: (of: Column) => look(of, '영업시간', 0.6, (value) => /\d\s*[:시~-]|24/.test(value)),
  closedDays: (of: Column) => look(of, '휴무일', 0.6, (value) => CLOSED_DAYS.test(value) && !/\d:\d\d/.test(value)),
};

type Places = {
  column: string;
  leastTold: number;
  isTold(cells: readonly string[]): boolean;
  positionOf(cells: readonly string[]): Position;
  address: Cell;
};

/** Positions lie in Korea, and near the region of their address. */
export function positionChecks({ column, leastTold, isTold, positionOf, address }: Places): ColumnCheck[] {
  const isNear = (position: NonNullable<Position>, cells: readonly string[]) => {
    const region = regionOfAddress(address(cells));
    const bounds = region && regionByCode.get(region.code)?.bounds;
    if (!bounds) return undefined;
    const { latitude, longitude } = position;
    const isBetween = (value: number, low: number, high: number) => value >= low - AROUND_DEGREES && value <= high + AROUND_DEGREES;
    return isBetween(latitude, bounds.south, bounds.north) && isBetween(longitude, bounds.west, bounds.east);
  };
  return [
    {
      column,
      leastTold,
      looks: '우리나라 안의 좌표',
      least: 0.8,
      fits: (cells) => (isTold(cells) ? positionOf(cells) !== undefined : undefined),
    },
    {
      ...{ column, looks: '주소와 가까운 좌표', least: 0.8 },
      fits: (cells) => {
        const position = positionOf(cells);
        return position && isNear(position, cells);
      },
    },
  ];
}
