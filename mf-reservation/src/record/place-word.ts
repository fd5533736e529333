/** The word for the place of a reservation, as guests say it. */
export const placeWord = ({ kind }: { kind: string }): '병원' | '업체' => (kind === 'hospital' ? '병원' : '업체');
