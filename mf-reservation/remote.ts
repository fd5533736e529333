import { defineRemote } from '@petcare/remote';

/**
 * Reservations: booking, a guardian's own bookings, and a business's answers, calendar and times.
 * Pages: booking and its ends, a guardian's reservations; a business's calendar, list and times. Parts: the way to book on a hospital's
 * page, and on a company's; the reservations that wait for a business on its own page; what comes next, on my page and on the home page.
 */
export const remote = defineRemote({
  name: 'mf-reservation',
  schemes: ['light', 'dark'],
  pages: {
    reservation: () => import('./src/booking/reservation.page.tsx').then((m) => m.ReservationPage),
    'reservation-finished': () => import('./src/finished/reservation-finished.page.tsx').then((m) => m.ReservationFinishedPage),
    'reservation-failure': () => import('./src/finished/reservation-failure.page.tsx').then((m) => m.ReservationFailurePage),
    'my-reservations': () => import('./src/my-reservations/my-reservations.page.tsx').then((m) => m.MyReservationsPage),
    'business-calendar': () => import('./src/business-calendar/business-calendar.page.tsx').then((m) => m.BusinessCalendarPage),
    'reservation-time': () => import('./src/reservation-time/reservation-time.page.tsx').then((m) => m.ReservationTimePage),
    'business-reservations': () => import('./src/business-reservations/reservations-list.page.tsx').then((m) => m.ReservationsListPage),
  },
  parts: {
    'hospital-reserve': () => import('./src/booking/hospital-reserve.part.tsx').then((m) => m.HospitalReservePart),
    'company-reserve': () => import('./src/booking/company-reserve.part.tsx').then((m) => m.CompanyReservePart),
    'my-next-reservation': () => import('./src/my-reservations/my-next-reservation.part.tsx').then((m) => m.MyNextReservationPart),
    'home-reservation': () => import('./src/my-reservations/home-reservation.part.tsx').then((m) => m.HomeReservationPart),
    'business-today': () => import('./src/business-reservations/business-today.part.tsx').then((m) => m.BusinessTodayPart),
  },
  emits: ['reservation.made', 'reservation.changed', 'toast.shown'],
  hears: ['reservation.made', 'reservation.changed'],
});
