import { defineRemote } from '@petcare/remote';

/**
 * Reservations: booking a hospital, and a hospital's answers to bookings.
 * Pages: booking and its confirmation. Parts: the way to book on a hospital's
 * page, and on a company's; the reservations that wait for a business on its own page.
 */
export const remote = defineRemote({
  name: 'mf-reservation',
  pages: {
    reservation: () => import('./src/booking/reservation.page.tsx').then((m) => m.ReservationPage),
    'reservation-finished': () => import('./src/booking/reservation-finished.page.tsx').then((m) => m.ReservationFinishedPage),
    'my-reservations': () => import('./src/my-reservations/my-reservations.page.tsx').then((m) => m.MyReservationsPage),
    'business-calendar': () => import('./src/business-calendar/business-calendar.page.tsx').then((m) => m.BusinessCalendarPage),
    'business-reservations': () => import('./src/business-reservations/reservations-list.page.tsx').then((m) => m.ReservationsListPage),
  },
  parts: {
    'hospital-reserve': () => import('./src/booking/hospital-reserve.part.tsx').then((m) => m.HospitalReservePart),
    'company-reserve': () => import('./src/booking/company-reserve.part.tsx').then((m) => m.CompanyReservePart),
    'hospital-reservations': () =>
      import('./src/business-reservations/hospital-reservations.part.tsx').then((m) => m.HospitalReservationsPart),
  },
  emits: ['reservation.made', 'reservation.changed', 'toast.shown'],
  hears: ['reservation.made'],
});
