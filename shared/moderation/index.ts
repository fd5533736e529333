export { HiddenNotice } from './src/hidden-notice.tsx';
export { ReportButton } from './src/report-button.tsx';
export type { ReportTarget } from './src/reported.ts';
