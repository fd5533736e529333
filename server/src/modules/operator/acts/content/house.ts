/** The author, where an operator names nobody. */
export const HOUSE = '펫케어 운영팀';
