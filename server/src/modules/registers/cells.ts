/** NUL can't be stored; runs of spaces are how registers pad their columns. */
export function clean(cell: string): string {
  return cell.replaceAll('\0', '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** What a listing does without, in words for the report. `written` is its telephone number as the file has it. */
export function listingLacks(position: unknown, regionCode: string | null, written: string, phone: string | null): string[] {
  return [
    ...(position ? [] : ['쓸 수 있는 좌표가 없어 지도에는 나오지 않아요']),
    ...(regionCode ? [] : ['주소에서 시군구를 알 수 없어 지역 검색에는 나오지 않아요']),
    ...(written === '' || phone ? [] : [`전화번호로 볼 수 없어 비워 두었어요: ${written}`]),
  ];
}
