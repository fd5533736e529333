const korean = { locale: 'ko-KR', direction: 'ltr' };

export const getDefaultLocale = () => korean;
export const useDefaultLocale = () => korean;

export const isRTL = () => false;
