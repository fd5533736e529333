import * as v from 'valibot';
import { bookableBusinessSchema, businessSchema } from './business.ts';
import type { RemoteSlots } from './own-contracts.ts';

const id = v.pipe(v.string(), v.minLength(1));
const namedBusiness = v.object({ business: businessSchema, name: v.string() });
const bookable = v.object({ business: bookableBusinessSchema, name: v.string() });

/**
 * Every place of the house's pages that another package's part fills, with the schema of
 * the props that the page passes. The shell says whose part it is.
 */
export const slots = {
  /** On a hospital's page: rating summary, list of reviews, writing one. */
  'hospital.reviews': namedBusiness,
  /** On a hospital's page: the way to book. */
  'hospital.reserve': v.object({ ...bookable.entries, allowReservation: v.boolean() }),
  /** On a pharmacy's page: rating summary and list of reviews. */
  'pharmacy.reviews': namedBusiness,
  /** On a company's page: rating summary and list of reviews. */
  'company.reviews': namedBusiness,
  /** On a company's page: the way to book. `phone` in E.164, `kakao` the full address of its channel. */
  'company.reserve': v.object({
    ...bookable.entries,
    allowReservation: v.boolean(),
    phone: v.nullable(v.string()),
    kakao: v.nullable(v.string()),
  }),
  /** On the home page: a banner, as large as the place that is kept for it. */
  'home.banner': v.object({}),
  /** Above lists: of hospitals, pharmacies and companies, of reviews, and of the community: the same. */
  'list.banner': v.object({}),
  /** On the home page: hospitals worth a look. */
  'home.hospitals': v.object({}),
  /** On the home page: the latest hospital reviews. */
  'home.reviews': v.object({}),
  /** On the home page: posts of the free board that are popular now. */
  'home.posts': v.object({}),
  /** On the home page: what a treatment costs, another one each day; nothing where no fee is known. */
  'home.fee': v.object({}),
  /** On the home page: the latest columns of vets; nothing where there are none. */
  'home.columns': v.object({}),
  /** On the home page of a guardian: the booking that comes next, or the way to one, in a frame of three lines. */
  'home.reservation': v.object({}),
  /** On the home page of a guardian: the vaccinations that come next, or the way to note them, in a frame of three lines. */
  'home.vaccinations': v.object({}),
  /** On the home page of a guardian: news that nobody has read, in a frame of three lines. */
  'home.news': v.object({}),
  /** On the start page of a business that can be booked: what waits for its word, and its day. */
  'bizpage.reservations': v.object({}),
  /** On the start page of a hospital: questions that no vet has answered. */
  'bizpage.questions': v.object({}),
  /** On a business page: what guardians think of the business. `reviewsPath`: of the page with all of its reviews. */
  'bizpage.reviews': v.object({ reviewsPath: v.string() }),
  /**
   * On a business page: the public page of its listing as it will be. `changed`: what is typed and not saved, of the fields of
   * the listing by the API's names.
   */
  'bizpage.preview': v.object({ business: businessSchema, changed: v.record(v.string(), v.unknown()) }),
  /** Behind a search box of the frame or the home page: answers what is typed with `search.suggested`, and shows nothing itself. */
  'search.suggestions': v.object({ box: id, typed: v.string() }),
  /** On the page of a reservation: its payment. `price` in won; `payBy` is until when it is held, null when it is held no more. */
  'reservation.payment': v.object({ reservationId: id, title: v.string(), price: v.number(), payBy: v.nullable(v.string()) }),
  /** Behind a booking that was just made: whether its owner shall hear of it on this device. */
  'reservation.notices': v.object({}),
  /** In a reservation that is over: the form of its review in a dialog, and then the review. `visitDate`: `YYYY-MM-DD`; `petId`: of the pet that was there. */
  'reservation.review': v.object({
    ...namedBusiness.entries,
    visitDate: v.string(),
    petId: v.nullable(id),
  }),
  /** In a review whose writer somebody wants to write to: the message in a dialog, open at first and each time that `asked` grows. */
  'review.message': v.object({ nickname: id, asked: v.number() }),
  /** On my page: the businesses that the person works for as a member of staff; empty for everybody else. */
  'mypage.workplaces': v.object({}),
  /** On my page: the pass that runs. */
  'mypage.pass': v.object({}),
  /** On my page: visits that the person has written nothing of. */
  'mypage.reviews-to-write': v.object({}),
  /** On my page: the balance of points. */
  'mypage.points': v.object({}),
  /** On my page: the booking that comes next. */
  'mypage.reservation': v.object({}),
  /** On my page: the reviews that the person wrote last. */
  'mypage.reviews': v.object({}),
} as const;

type HouseSlots = { [N in keyof typeof slots]: v.InferOutput<(typeof slots)[N]> };

/** A slot of the house, or one that a remote offers itself. */
export type SlotName = keyof HouseSlots | keyof RemoteSlots;
export type SlotProps<N extends SlotName> = (HouseSlots & RemoteSlots)[N];
/** A slot of the house: the shell says whose part stands in it. */
export type HouseSlotName = keyof HouseSlots;
