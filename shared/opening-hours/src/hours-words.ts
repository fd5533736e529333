/** The kind of the business whose hours they are. */
export type HoursKind = 'hospital' | 'pharmacy' | 'company';

/** The words for hours where the kinds differ. */
export const hoursWords: Record<HoursKind, { hours: string; closed: string; noHours: string }> = {
  hospital: { hours: '진료 시간', closed: '휴진', noHours: '진료 시간이 아직 등록되지 않았어요.' },
  pharmacy: { hours: '영업 시간', closed: '휴무', noHours: '영업 시간이 아직 등록되지 않았어요.' },
  company: { hours: '영업 시간', closed: '휴무', noHours: '영업 시간이 아직 등록되지 않았어요.' },
};
