/** The checks of a column's values. */
export type ColumnCheck = {
  /** As the header has it. */
  column: string;
  /** 전화번호 같은 값: what is looked for. */
  looks: string;
  /** The share of the values that do, at least. */
  least: number;
  /** The share of the rows that say something there, at least. */
  leastTold?: number;
  /** Undefined where the row says nothing there. */
  fits(cells: readonly string[]): boolean | undefined;
};

/** Of fewer values, or rows, nothing is concluded. */
const FEWEST = 20;
/** Names repeat, yet not like the values of a state or of a kind. */
const MOST_ALIKE = 0.3;
const SWAPPED = '열 이름이 서로 바뀌지 않았는지 확인해 주세요.';
const MOST_UNUSABLE = 0.5;

export type ColumnTally = { add(cells: readonly string[]): void; doubt(): string | undefined };

/** Counts over a whole file what its columns look like; `nameOf` reads the column whose values must differ. */
export function tallyColumns(checks: readonly ColumnCheck[], nameOf: (cells: readonly string[]) => string): ColumnTally {
  const counts = checks.map((check) => ({ check, told: 0, fitting: 0 }));
  const names = new Map<string, number>();
  let rows = 0;
  return {
    add(cells) {
      rows += 1;
      names.set(nameOf(cells), (names.get(nameOf(cells)) ?? 0) + 1);
      for (const count of counts) {
        const fits = count.check.fits(cells);
        if (fits !== undefined) count.told += 1;
        if (fits) count.fitting += 1;
      }
    },
    doubt() {
      const empty = counts.find(({ check, told }) => rows >= FEWEST && told < rows * (check.leastTold ?? 0));
      if (empty) {
        return `'${empty.check.column}' 열이 ${number(rows)}줄 중 ${number(rows - empty.told)}줄에서 비어 있어요. ${SWAPPED}`;
      }
      const wrong = counts.find(({ check, told, fitting }) => told >= FEWEST && fitting < told * check.least);
      if (wrong) {
        const { check, told, fitting } = wrong;
        return `'${check.column}' 열의 값 ${number(told)}개 중 ${number(fitting)}개만 ${check.looks} 같아요. ${SWAPPED}`;
      }
      const [name, most] = [...names].reduce((first, one) => (one[1] > first[1] ? one : first), ['', 0]);
      if (rows < FEWEST || most <= rows * MOST_ALIKE) return undefined;
      return `이름이 '${name}'인 줄이 ${number(rows)}줄 중 ${number(most)}줄이에요. ${SWAPPED}`;
    },
  };
}

/** A file of which more than half is no use is not what it says it is. */
export function isMostlyUnusable(unusable: number, rows: number): boolean {
  return rows >= FEWEST && unusable > rows * MOST_UNUSABLE;
}

function number(value: number): string {
  return value.toLocaleString('ko-KR');
}
