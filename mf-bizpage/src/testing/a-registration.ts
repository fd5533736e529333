import type { Registration } from '../registration/my-registration.ts';

/** A registration as the API answers it, for tests. */
export function aRegistration(given: Partial<Registration> = {}): { getMyRegistration: Registration } {
  return {
    getMyRegistration: {
      id: '3',
      kind: 'hospital',
      registrationNumber: '120-81-47521',
      status: 'pending',
      reason: null,
      listingName: '든든동물병원',
      isClaim: false,
      licenceUrl: '/uploads/private/1/file.pdf?signature=s',
      createdAt: '2026-11-20T03:00:00Z',
      ...given,
    },
  };
}
