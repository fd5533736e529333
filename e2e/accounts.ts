/** The demo accounts of the running site. Source: server/src/demo. */
export const demoAccounts = {
  guardian: 'guardian@petcare.test',
  hospital: 'hospital@petcare.test',
  pharmacy: 'pharmacy@petcare.test',
  company: 'company@petcare.test',
  hotel: 'hotel@petcare.test',
} as const;
export type DemoAccount = keyof typeof demoAccounts;
export const DEMO_PASSWORD = 'petcare-1234';
