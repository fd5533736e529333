import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** Gives the headless parts below it Korean strings and dates, whatever the browser's language. */
export function Korean({ children }: { children: ReactNode }) {
  return <I18nProvider locale="ko-KR">{children}</I18nProvider>;
}
