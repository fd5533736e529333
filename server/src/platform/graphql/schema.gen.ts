// Generated from server/src/modules/*/*.graphql by `npm run generate`; do not edit.
import type { UploadedFile } from '../http/uploaded-file.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphqlContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in Asia/Seoul, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601. */
  DateTime: { input: string; output: string; }
  /** A time of day in Asia/Seoul, HH:mm. */
  Time: { input: string; output: string; }
  /** A file: a part of a multipart request, as the GraphQL multipart request specification sends it. */
  Upload: { input: UploadedFile; output: UploadedFile; }
};

export type Address = {
  __typename?: 'Address';
  address?: Maybe<Scalars['String']['output']>;
  detailAddress?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  sido?: Maybe<Scalars['String']['output']>;
  sigungu?: Maybe<Scalars['String']['output']>;
};

export type AddressInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  detailAddress?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};

export type Alert = {
  __typename?: 'Alert';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  /** `reservation.changed`, `review.replied` …: the team's word, and what happened. */
  kind: Scalars['String']['output'];
  /** The page of this site that it leads to. */
  path: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type AlertPage = {
  __typename?: 'AlertPage';
  items: Array<Alert>;
  /** At most 100: more is shown as 99+. */
  unreadCount: Scalars['Int']['output'];
};

export type AppleAccount = {
  __typename?: 'AppleAccount';
  appleUID: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
};

export type AppleUser = {
  __typename?: 'AppleUser';
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  /** The subject of Apple's identity token. */
  idToken: Scalars['String']['output'];
  lastname?: Maybe<Scalars['String']['output']>;
};

export type AreaCount = {
  __typename?: 'AreaCount';
  /** Two digits for a sido, five for a sigungu. */
  code: Scalars['String']['output'];
  companyCount: Scalars['Int']['output'];
  hospitalCount: Scalars['Int']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  /** The words of a map label: 서울, 구로구. */
  name: Scalars['String']['output'];
  pharmacyCount: Scalars['Int']['output'];
  sido: Scalars['String']['output'];
  sigungu?: Maybe<Scalars['String']['output']>;
};

export type AreaLevel =
  | 'sido'
  | 'sigungu';

export type Banner = {
  __typename?: 'Banner';
  PCImage: Scalars['String']['output'];
  displayEnd: Scalars['DateTime']['output'];
  displayStart: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Somebody pays for it: it is marked 광고. */
  isAd: Scalars['Boolean']['output'];
  isInternalLink: Scalars['Boolean']['output'];
  mobileImage: Scalars['String']['output'];
  /** The picture in words. */
  name: Scalars['String']['output'];
  timestamp: Timestamp;
  type: Scalars['Int']['output'];
  /** A path of this site where isInternalLink, else a whole address. */
  url: Scalars['String']['output'];
  visible: Scalars['Boolean']['output'];
};

export type BoughtGift = {
  __typename?: 'BoughtGift';
  message: Scalars['String']['output'];
  /** To be paid when its state is open. */
  order: Order;
  success: Scalars['Boolean']['output'];
};

/** WGS84 degrees. */
export type Bounds = {
  __typename?: 'Bounds';
  east: Scalars['Float']['output'];
  north: Scalars['Float']['output'];
  south: Scalars['Float']['output'];
  west: Scalars['Float']['output'];
};

export type BoundsInput = {
  east: Scalars['Float']['input'];
  north: Scalars['Float']['input'];
  south: Scalars['Float']['input'];
  west: Scalars['Float']['input'];
};

export type BusinessAddress = {
  __typename?: 'BusinessAddress';
  /** Road address in full, or the lot-number address where there is no road address. */
  address: Scalars['String']['output'];
  detailAddress?: Maybe<Scalars['String']['output']>;
  jibunAddress?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  sido?: Maybe<Scalars['String']['output']>;
  sigungu?: Maybe<Scalars['String']['output']>;
};

export type BusinessAddressInput = {
  address: Scalars['String']['input'];
  detailAddress?: InputMaybe<Scalars['String']['input']>;
  jibunAddress?: InputMaybe<Scalars['String']['input']>;
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
};

/** close at or before open means past midnight; both the same means around the clock. */
export type BusinessDay = {
  __typename?: 'BusinessDay';
  breakEnd?: Maybe<Scalars['Time']['output']>;
  breakStart?: Maybe<Scalars['Time']['output']>;
  close?: Maybe<Scalars['Time']['output']>;
  isClosed: Scalars['Boolean']['output'];
  open?: Maybe<Scalars['Time']['output']>;
  /** 0 Sunday to 6 Saturday. */
  weekday: Scalars['Int']['output'];
};

export type BusinessDayInput = {
  breakEnd?: InputMaybe<Scalars['Time']['input']>;
  breakStart?: InputMaybe<Scalars['Time']['input']>;
  close?: InputMaybe<Scalars['Time']['input']>;
  isClosed: Scalars['Boolean']['input'];
  open?: InputMaybe<Scalars['Time']['input']>;
  weekday: Scalars['Int']['input'];
};

export type BusinessRegistration = {
  __typename?: 'BusinessRegistration';
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The listing was there before; it is the account's only after approval. */
  isClaim: Scalars['Boolean']['output'];
  kind: ListingKind;
  /** Good for ten minutes. */
  licenceUrl: Scalars['String']['output'];
  /** Null when the listing is gone. */
  listingId?: Maybe<Scalars['ID']['output']>;
  listingName?: Maybe<Scalars['String']['output']>;
  /** The reason of its refusal. */
  reason?: Maybe<Scalars['String']['output']>;
  /** With its hyphens: 120-81-47521. */
  registrationNumber: Scalars['String']['output'];
  status: RegistrationStatus;
};

export type ClaimableListing = {
  __typename?: 'ClaimableListing';
  address: Scalars['String']['output'];
  /** Telephone, E.164. */
  contract?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ClickCount = {
  __typename?: 'ClickCount';
  callCount: Scalars['Int']['output'];
  date: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  kakaoCount: Scalars['Int']['output'];
  reservationCount: Scalars['Int']['output'];
  shareCount: Scalars['Int']['output'];
};

/** Both days are included. */
export type ClosedPeriod = {
  __typename?: 'ClosedPeriod';
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
};

export type ClosedPeriodInput = {
  from: Scalars['Date']['input'];
  /** Included, not before from. */
  to: Scalars['Date']['input'];
};

export type Company = Listing & {
  __typename?: 'Company';
  address: BusinessAddress;
  allowReservation: Scalars['Boolean']['output'];
  blog?: Maybe<Scalars['String']['output']>;
  /** Seven entries, Sunday first; null when the hours are not known. */
  businessHours?: Maybe<Array<BusinessDay>>;
  businessHoursText?: Maybe<Scalars['String']['output']>;
  /** Its main kind of work. */
  companyType?: Maybe<CompanyType>;
  /** Telephone, E.164. */
  contract?: Maybe<Scalars['String']['output']>;
  /** Kilometres from the latitude and longitude of the query. */
  distance?: Maybe<Scalars['Float']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  facilityPicture: Array<FacilityPicture>;
  guideParkingLot?: Maybe<Scalars['String']['output']>;
  hasParkingLot: Scalars['Boolean']['output'];
  homepage?: Maybe<Scalars['String']['output']>;
  /** Words for hours that a week can't say; null when there is nothing of it. */
  hoursExceptions?: Maybe<HoursExceptions>;
  /** Closed days, in words. */
  humu?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  introduce?: Maybe<Scalars['String']['output']>;
  is24: Scalars['Boolean']['output'];
  isBeautyParlor: Scalars['Boolean']['output'];
  isHotel: Scalars['Boolean']['output'];
  isKindergarten: Scalars['Boolean']['output'];
  /** With its exceptions; null when that is not known. A public holiday of which nothing is known is like any other day. */
  isOpenNow?: Maybe<Scalars['Boolean']['output']>;
  isPremium: Scalars['Boolean']['output'];
  isStore: Scalars['Boolean']['output'];
  /** Full address of the Kakao channel. */
  kakaoplus?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Null when that is not known, as isOpenNow. */
  openState?: Maybe<OpenState>;
  /** Null when the hours are not known. */
  openingToday?: Maybe<OpeningToday>;
  reviewCount: Scalars['Int']['output'];
  reviewKeyword?: Maybe<Scalars['String']['output']>;
  reviewScore?: Maybe<Scalars['Float']['output']>;
  specialDays: Array<SpecialDays>;
  state: ListingState;
  /** Null where none is within a kilometre, and without a position. */
  station?: Maybe<StationNear>;
  timestamp: Timestamp;
};

export type CompanyDetails = {
  __typename?: 'CompanyDetails';
  /** Agreed to taking reservations here, without which it can't. */
  agreeReservation: Scalars['Boolean']['output'];
  /** E.164. */
  presentContact?: Maybe<Scalars['String']['output']>;
  /** The person who stands for it. */
  presentName?: Maybe<Scalars['String']['output']>;
};

export type CompanyType =
  | 'beauty'
  | 'hotel'
  | 'kindergarten'
  | 'store';

/** A comment on a comment. */
export type ContestAnswer = {
  __typename?: 'ContestAnswer';
  comment?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  hiddenReason?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isHidden: Scalars['Boolean']['output'];
  isLiked: Scalars['Boolean']['output'];
  isMine: Scalars['Boolean']['output'];
  isReported: Scalars['Boolean']['output'];
  likeCount: Scalars['Int']['output'];
  user?: Maybe<ContestAuthor>;
};

export type ContestAuthor = {
  __typename?: 'ContestAuthor';
  id: Scalars['ID']['output'];
  nickname: Scalars['String']['output'];
  userImage?: Maybe<Scalars['String']['output']>;
};

export type ContestComment = {
  __typename?: 'ContestComment';
  answers: Array<ContestAnswer>;
  /** Null: deleted, and kept for its answers. */
  comment?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The reason; of the caller's own alone. */
  hiddenReason?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** To others it says nothing, and stands only for its answers. */
  isHidden: Scalars['Boolean']['output'];
  isLiked: Scalars['Boolean']['output'];
  isMine: Scalars['Boolean']['output'];
  isReported: Scalars['Boolean']['output'];
  likeCount: Scalars['Int']['output'];
  user?: Maybe<ContestAuthor>;
};

export type ContestEntry = {
  __typename?: 'ContestEntry';
  commentCount: Scalars['Int']['output'];
  /** Cleaned HTML; in lists how it begins. */
  content: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The reason why it is hidden from everybody else; of the caller's own alone. */
  hiddenReason?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  images: Array<Scalars['String']['output']>;
  isLiked: Scalars['Boolean']['output'];
  isMine: Scalars['Boolean']['output'];
  isReported: Scalars['Boolean']['output'];
  likeCount: Scalars['Int']['output'];
  /** 1 has won the first prize. */
  place?: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  user?: Maybe<ContestAuthor>;
};

export type ContestRound = {
  __typename?: 'ContestRound';
  announcedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Cleaned HTML. */
  description: Scalars['String']['output'];
  endsAt: Scalars['DateTime']['output'];
  entryCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The first prize first. */
  prizes: Array<Scalars['String']['output']>;
  startsAt: Scalars['DateTime']['output'];
  state: ContestState;
  title: Scalars['String']['output'];
  winners: Array<ContestEntry>;
};

export type ContestSort =
  | 'popular'
  | 'recent';

export type ContestState =
  | 'before'
  | 'ended'
  | 'running';

export type CorrectionSubject =
  | 'address'
  | 'closed'
  | 'hours'
  | 'other'
  | 'phone';

export type CreateMedicalProductInput = {
  content?: InputMaybe<Scalars['String']['input']>;
  description1?: InputMaybe<Scalars['String']['input']>;
  description2?: InputMaybe<Scalars['String']['input']>;
  description3?: InputMaybe<Scalars['String']['input']>;
  /** A treatment or a weight of one, not a kind at the top of the tree. */
  medicalId: Scalars['ID']['input'];
  options?: InputMaybe<Array<ProductOptionInput>>;
  price: Scalars['Int']['input'];
  productImage?: InputMaybe<Scalars['String']['input']>;
};

export type CreateProductInput = {
  /** HTML; what a post may not hold is dropped. Up to 20,000 letters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** Up to 200 letters. */
  description1?: InputMaybe<Scalars['String']['input']>;
  description2?: InputMaybe<Scalars['String']['input']>;
  description3?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 letters. */
  name: Scalars['String']['input'];
  /** Up to 30. */
  options?: InputMaybe<Array<ProductOptionInput>>;
  /** 0 to 100,000,000 won. */
  price: Scalars['Int']['input'];
  /** Address of an uploaded picture. */
  productImage?: InputMaybe<Scalars['String']['input']>;
  productType: ProductType;
};

export type Disease = {
  __typename?: 'Disease';
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  /** The number of the asked symptoms that it has; null where none were asked about. */
  matchCount?: Maybe<Scalars['Int']['output']>;
  /** Fields of medicine (안과) that look after it: by its name, else by the part of the body with most of its symptoms. */
  medicalDisease: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  symptoms: Array<Symptom>;
};

export type FacilityPicture = {
  __typename?: 'FacilityPicture';
  filepath: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type Faq = {
  __typename?: 'Faq';
  /** Cleaned HTML. */
  answer: Scalars['String']['output'];
  category: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  question: Scalars['String']['output'];
  timestamp: Timestamp;
};

export type FavouriteInput = {
  listingId: Scalars['ID']['input'];
  /** By it they are ordered; a time to come is now. */
  markedAt: Scalars['DateTime']['input'];
};

/** A listing as a row of a person's own list. */
export type FavouriteListing = {
  __typename?: 'FavouriteListing';
  address: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** True when it can be booked here. */
  isBookable: Scalars['Boolean']['output'];
  kind: ListingKind;
  /** Null where the caller's favourites were not asked for. */
  markedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** In the coming 14 days; null without one. */
  nextFree?: Maybe<FreeTime>;
  /** Null when its hours are not known. */
  openState?: Maybe<OpenState>;
  /** The main one. */
  picture?: Maybe<Scalars['String']['output']>;
  reviewCount: Scalars['Int']['output'];
  reviewScore?: Maybe<Scalars['Float']['output']>;
};

export type Feast =
  | 'christmas'
  | 'chuseok'
  | 'newYear'
  | 'seollal';

export type FeeOfTheDay = {
  __typename?: 'FeeOfTheDay';
  medicalId: Scalars['ID']['output'];
  price: MedicalPriceSummary;
};

export type FormField = {
  __typename?: 'FormField';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type FoundEmail = {
  __typename?: 'FoundEmail';
  email: Scalars['String']['output'];
  socialType: Scalars['Int']['output'];
};

export type FreeTime = {
  __typename?: 'FreeTime';
  date: Scalars['Date']['output'];
  /** Null for a place that keeps its guests overnight: that day they can come. */
  time?: Maybe<Scalars['Time']['output']>;
};

export type Gender =
  | 'female'
  | 'male';

export type Gift = {
  __typename?: 'Gift';
  boughtAt: Scalars['DateTime']['output'];
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  code: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  groupId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  ordrIdx: Scalars['ID']['output'];
  /** Won. */
  price: Scalars['Int']['output'];
  /** Null when no money has to go back. */
  refundState?: Maybe<RefundState>;
  usedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type GiftGroup = {
  __typename?: 'GiftGroup';
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Won. */
  price: Scalars['Int']['output'];
  /** The number that is left. */
  stock: Scalars['Int']['output'];
};

export type GiftSort =
  | 'priceHigh'
  | 'priceLow'
  | 'recent';

export type GuestHistory = {
  __typename?: 'GuestHistory';
  /** Of each status that there is. */
  counts: Array<StatusCount>;
  /** The pets that were booked for, the last one first. */
  pets: Array<GuestPet>;
  /** The last ten, this one too, those that begin last first. */
  visits: Array<GuestVisit>;
};

export type GuestPet = {
  __typename?: 'GuestPet';
  petKind?: Maybe<Scalars['String']['output']>;
  petName: Scalars['String']['output'];
};

export type GuestVisit = {
  __typename?: 'GuestVisit';
  date: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  note: Scalars['String']['output'];
  petName?: Maybe<Scalars['String']['output']>;
  reservationNumber: Scalars['String']['output'];
  status: Scalars['Int']['output'];
  statusName: Scalars['String']['output'];
  time: Scalars['Time']['output'];
};

export type HolidayHours = {
  __typename?: 'HolidayHours';
  breakEnd?: Maybe<Scalars['Time']['output']>;
  breakStart?: Maybe<Scalars['Time']['output']>;
  close?: Maybe<Scalars['Time']['output']>;
  /** Of the rule own. */
  open?: Maybe<Scalars['Time']['output']>;
  rule: HolidayRule;
};

export type HolidayHoursInput = {
  breakEnd?: InputMaybe<Scalars['Time']['input']>;
  breakStart?: InputMaybe<Scalars['Time']['input']>;
  close?: InputMaybe<Scalars['Time']['input']>;
  /** Of the rule own, which needs open and close. */
  open?: InputMaybe<Scalars['Time']['input']>;
  rule: HolidayRule;
};

export type HolidayRule =
  | 'closed'
  | 'own'
  /** As on the weekday. */
  | 'usual';

export type Hospital = Listing & {
  __typename?: 'Hospital';
  address: BusinessAddress;
  allowReservation: Scalars['Boolean']['output'];
  blog?: Maybe<Scalars['String']['output']>;
  /** Seven entries, Sunday first; null when the hours are not known. */
  businessHours?: Maybe<Array<BusinessDay>>;
  businessHoursText?: Maybe<Scalars['String']['output']>;
  /** Telephone, E.164. */
  contract?: Maybe<Scalars['String']['output']>;
  /** Kilometres from the latitude and longitude of the query. */
  distance?: Maybe<Scalars['Float']['output']>;
  doctorCount: Scalars['Int']['output'];
  doctors: Array<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** Strengths in its owner's words. */
  expertise?: Maybe<Scalars['String']['output']>;
  /** Strengths that its name tells: 안과, 치과, 고양이…; empty where it tells none. */
  expertiseFields: Array<Scalars['String']['output']>;
  facilityPicture: Array<FacilityPicture>;
  /** The name of its trade in the register (업태구분명). */
  gubun?: Maybe<Scalars['String']['output']>;
  guideParkingLot?: Maybe<Scalars['String']['output']>;
  hasParkingLot: Scalars['Boolean']['output'];
  homepage?: Maybe<Scalars['String']['output']>;
  /** Words for hours that a week can't say; null when there is nothing of it. */
  hoursExceptions?: Maybe<HoursExceptions>;
  /** Closed days, in words. */
  humu?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  introduce?: Maybe<Scalars['String']['output']>;
  is24: Scalars['Boolean']['output'];
  isBeautyParlor: Scalars['Boolean']['output'];
  isHotel: Scalars['Boolean']['output'];
  isKindergarten: Scalars['Boolean']['output'];
  /** With its exceptions; null when that is not known. A public holiday of which nothing is known is like any other day. */
  isOpenNow?: Maybe<Scalars['Boolean']['output']>;
  isPremium: Scalars['Boolean']['output'];
  isStore: Scalars['Boolean']['output'];
  /** Full address of the Kakao channel. */
  kakaoplus?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Null when that is not known, as isOpenNow. */
  openState?: Maybe<OpenState>;
  /** Null when the hours are not known. */
  openingToday?: Maybe<OpeningToday>;
  /** Day of the licence. */
  registration?: Maybe<Scalars['Date']['output']>;
  reviewCount: Scalars['Int']['output'];
  reviewKeyword?: Maybe<Scalars['String']['output']>;
  reviewScore?: Maybe<Scalars['Float']['output']>;
  /** Its area in m² (소재지면적). */
  size?: Maybe<Scalars['Float']['output']>;
  /** The coming 60 days, today included. */
  specialDays: Array<SpecialDays>;
  state: ListingState;
  /** Null where none is within a kilometre, and without a position. */
  station?: Maybe<StationNear>;
  timestamp: Timestamp;
};

/** Of every kind of listing; named after the kind that had it first. */
export type HospitalFeature =
  | 'allowReservation'
  | 'hasParkingLot'
  | 'is24'
  | 'isBeautyParlor'
  | 'isHotel'
  | 'isKindergarten'
  /** By its hours and their exceptions; one of which that is not known is not. */
  | 'isOpenNow'
  | 'isStore';

/** Of every kind of listing. */
export type HospitalOrder =
  | 'distance'
  | 'recent'
  | 'review'
  /** The mean of the reviews, weighed by how many there are. */
  | 'score';

export type HospitalPin = {
  __typename?: 'HospitalPin';
  /** As BusinessAddress.address: the whole line. */
  address: Scalars['String']['output'];
  allowReservation: Scalars['Boolean']['output'];
  hasParkingLot: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  is24: Scalars['Boolean']['output'];
  isBeautyParlor: Scalars['Boolean']['output'];
  isHotel: Scalars['Boolean']['output'];
  isStore: Scalars['Boolean']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** Null when its hours are not known. */
  openState?: Maybe<OpenState>;
  reviewCount: Scalars['Int']['output'];
  reviewScore?: Maybe<Scalars['Float']['output']>;
  /** Null where none is within a kilometre. */
  station?: Maybe<StationNear>;
  /** 미용, 호텔, 용품, 24시, 주차: those that it has. */
  tags: Array<Scalars['String']['output']>;
};

export type HospitalPins = {
  __typename?: 'HospitalPins';
  /** Filled instead of pins when there are too many. */
  counts: Array<AreaCount>;
  pins: Array<HospitalPin>;
  /** Public hospitals inside the bounds. */
  total: Scalars['Int']['output'];
};

/** A type of 0 means the usual (always, business hours, as on weekdays), 1 what its start and end say. */
export type HospitalReservationTime = {
  __typename?: 'HospitalReservationTime';
  /** Reservations that one slot takes. */
  capacity: Scalars['Int']['output'];
  excludes: Array<ReservationExclude>;
  /** On public holidays: 0 as the opening hours say, 1 closed, 2 as on Sundays, 3 as on the weekday. */
  holidayReservation: Scalars['Int']['output'];
  /** The hospital's id: it has one setting. */
  id: Scalars['ID']['output'];
  launchTimeEnd?: Maybe<Scalars['Time']['output']>;
  launchTimeSetting: Scalars['Boolean']['output'];
  launchTimeStart?: Maybe<Scalars['Time']['output']>;
  saturdayReservation: Scalars['Boolean']['output'];
  saturdayTimeEnd?: Maybe<Scalars['Time']['output']>;
  saturdayTimeSetting: Scalars['Int']['output'];
  saturdayTimeStart?: Maybe<Scalars['Time']['output']>;
  slotMinutes: Scalars['Int']['output'];
  sundayReservation: Scalars['Boolean']['output'];
  sundayTimeEnd?: Maybe<Scalars['Time']['output']>;
  sundayTimeSetting: Scalars['Int']['output'];
  sundayTimeStart?: Maybe<Scalars['Time']['output']>;
  termEndDate?: Maybe<Scalars['Date']['output']>;
  termStartDate?: Maybe<Scalars['Date']['output']>;
  termType: Scalars['Int']['output'];
  timeEnd?: Maybe<Scalars['Time']['output']>;
  timeStart?: Maybe<Scalars['Time']['output']>;
  timeType: Scalars['Int']['output'];
};

/** Fields that are left out are as by default: always, business hours, not on Sundays, 30 minutes for one guest. */
export type HospitalReservationTimeInput = {
  capacity?: InputMaybe<Scalars['Int']['input']>;
  excludes?: InputMaybe<Array<ReservationExcludeInput>>;
  holidayReservation?: InputMaybe<Scalars['Int']['input']>;
  launchTimeEnd?: InputMaybe<Scalars['Time']['input']>;
  launchTimeSetting?: InputMaybe<Scalars['Boolean']['input']>;
  launchTimeStart?: InputMaybe<Scalars['Time']['input']>;
  saturdayReservation?: InputMaybe<Scalars['Boolean']['input']>;
  saturdayTimeEnd?: InputMaybe<Scalars['Time']['input']>;
  saturdayTimeSetting?: InputMaybe<Scalars['Int']['input']>;
  saturdayTimeStart?: InputMaybe<Scalars['Time']['input']>;
  slotMinutes?: InputMaybe<Scalars['Int']['input']>;
  sundayReservation?: InputMaybe<Scalars['Boolean']['input']>;
  sundayTimeEnd?: InputMaybe<Scalars['Time']['input']>;
  sundayTimeSetting?: InputMaybe<Scalars['Int']['input']>;
  sundayTimeStart?: InputMaybe<Scalars['Time']['input']>;
  termEndDate?: InputMaybe<Scalars['Date']['input']>;
  termStartDate?: InputMaybe<Scalars['Date']['input']>;
  termType?: InputMaybe<Scalars['Int']['input']>;
  timeEnd?: InputMaybe<Scalars['Time']['input']>;
  timeStart?: InputMaybe<Scalars['Time']['input']>;
  timeType?: InputMaybe<Scalars['Int']['input']>;
};

export type HoursExceptions = {
  __typename?: 'HoursExceptions';
  /** Closed whatever else is said; those that are over are left out. */
  closedOn: Array<ClosedPeriod>;
  closures: Array<RegularClosure>;
  /** Closed on the day itself. */
  feasts: Array<Feast>;
  /** On public holidays and their substitutes; null when nothing is known. */
  holidays?: Maybe<HolidayHours>;
  /** Closes on other days too, told from time to time. */
  varies: Scalars['Boolean']['output'];
};

/** Fields that are left out or null are not known. */
export type HoursExceptionsInput = {
  /** At most 30. */
  closedOn?: InputMaybe<Array<ClosedPeriodInput>>;
  /** At most one a weekday. */
  closures?: InputMaybe<Array<RegularClosureInput>>;
  feasts?: InputMaybe<Array<Feast>>;
  holidays?: InputMaybe<HolidayHoursInput>;
  varies?: InputMaybe<Scalars['Boolean']['input']>;
};

export type InflowCount = {
  __typename?: 'InflowCount';
  count: Scalars['Int']['output'];
  date: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** 0 search, 1 list, 2 map, 3 outside link. */
  type: Scalars['Int']['output'];
};

export type Inquiry = {
  __typename?: 'Inquiry';
  /** Null as long as nobody has answered. */
  answer?: Maybe<InquiryAnswer>;
  category: Scalars['String']['output'];
  /** In a list only how it begins. */
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  pictures: Array<InquiryPicture>;
  timestamp: Timestamp;
  title: Scalars['String']['output'];
};

export type InquiryAnswer = {
  __typename?: 'InquiryAnswer';
  content: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type InquiryPicture = {
  __typename?: 'InquiryPicture';
  /** By which a form names it. */
  id: Scalars['ID']['output'];
  /** Good for ten minutes. */
  url: Scalars['String']['output'];
};

export type ItemPurpose =
  | 'medical'
  | 'reservation'
  | 'service';

/** As the provider answers it. */
export type KcpBaseResponse = {
  __typename?: 'KCPBaseResponse';
  detailLevel: Scalars['String']['output'];
  error: KcpError;
  messageID: Scalars['String']['output'];
  release: Scalars['String']['output'];
  requestID: Scalars['String']['output'];
  responseType: Scalars['String']['output'];
  timestamp: Scalars['String']['output'];
  version: Scalars['String']['output'];
  warningList: Array<Scalars['String']['output']>;
};

export type KcpError = {
  __typename?: 'KCPError';
  code: Scalars['String']['output'];
  detail: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type KcpField = {
  __typename?: 'KCPField';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type KcpRegistration = {
  __typename?: 'KCPRegistration';
  approvalKey: Scalars['String']['output'];
  baseResponse: KcpBaseResponse;
  fields: Array<KcpField>;
  payUrl: Scalars['String']['output'];
};

export type KcpSiteInfo = {
  __typename?: 'KCPSiteInfo';
  moduleType: Scalars['String']['output'];
  siteCode: Scalars['String']['output'];
  siteKey: Scalars['String']['output'];
  siteName: Scalars['String']['output'];
};

export type KakaoUser = {
  __typename?: 'KakaoUser';
  email?: Maybe<Scalars['String']['output']>;
  kakaoUID: Scalars['String']['output'];
  nickname?: Maybe<Scalars['String']['output']>;
};

/** Facts that every kind of listing tells in the same way. */
export type Listing = {
  address: BusinessAddress;
  allowReservation: Scalars['Boolean']['output'];
  blog?: Maybe<Scalars['String']['output']>;
  businessHours?: Maybe<Array<BusinessDay>>;
  businessHoursText?: Maybe<Scalars['String']['output']>;
  /** Telephone, E.164. */
  contract?: Maybe<Scalars['String']['output']>;
  distance?: Maybe<Scalars['Float']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  facilityPicture: Array<FacilityPicture>;
  guideParkingLot?: Maybe<Scalars['String']['output']>;
  hasParkingLot: Scalars['Boolean']['output'];
  homepage?: Maybe<Scalars['String']['output']>;
  hoursExceptions?: Maybe<HoursExceptions>;
  humu?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  introduce?: Maybe<Scalars['String']['output']>;
  is24: Scalars['Boolean']['output'];
  isBeautyParlor: Scalars['Boolean']['output'];
  isHotel: Scalars['Boolean']['output'];
  isKindergarten: Scalars['Boolean']['output'];
  isOpenNow?: Maybe<Scalars['Boolean']['output']>;
  isPremium: Scalars['Boolean']['output'];
  isStore: Scalars['Boolean']['output'];
  /** Full address of the Kakao channel. */
  kakaoplus?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  openState?: Maybe<OpenState>;
  openingToday?: Maybe<OpeningToday>;
  reviewCount: Scalars['Int']['output'];
  reviewKeyword?: Maybe<Scalars['String']['output']>;
  reviewScore?: Maybe<Scalars['Float']['output']>;
  specialDays: Array<SpecialDays>;
  state: ListingState;
  station?: Maybe<StationNear>;
  timestamp: Timestamp;
};

export type ListingKind =
  | 'company'
  | 'hospital'
  | 'pharmacy';

export type ListingPin = {
  __typename?: 'ListingPin';
  /** As BusinessAddress.address: the whole line. */
  address: Scalars['String']['output'];
  allowReservation: Scalars['Boolean']['output'];
  hasParkingLot: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  is24: Scalars['Boolean']['output'];
  isBeautyParlor: Scalars['Boolean']['output'];
  isHotel: Scalars['Boolean']['output'];
  isKindergarten: Scalars['Boolean']['output'];
  isStore: Scalars['Boolean']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** Null when its hours are not known. */
  openState?: Maybe<OpenState>;
  reviewCount: Scalars['Int']['output'];
  reviewScore?: Maybe<Scalars['Float']['output']>;
  /** Null where none is within a kilometre. */
  station?: Maybe<StationNear>;
  /** 미용, 호텔, 유치원, 용품, 24시, 주차: those that it has. */
  tags: Array<Scalars['String']['output']>;
};

export type ListingPins = {
  __typename?: 'ListingPins';
  /** Filled instead of pins when there are too many. */
  counts: Array<AreaCount>;
  pins: Array<ListingPin>;
  /** Public listings of the kind inside the bounds. */
  total: Scalars['Int']['output'];
};

/** The point of a listing on its way to being public. */
export type ListingState =
  | 'approved'
  | 'closed'
  /** It was public, until an operator hid it. */
  | 'hidden'
  | 'pending'
  | 'rejected';

export type Login = {
  __typename?: 'Login';
  refreshToken: Scalars['String']['output'];
  /** OK, IDENTITY_REQUIRED, TEMPORARY_PASSWORD or APPROVAL_PENDING. */
  state: Scalars['String']['output'];
  /** The page that it leads to. */
  stateURL: Scalars['String']['output'];
  token: Scalars['String']['output'];
};

export type MaskedFeeItem = {
  __typename?: 'MaskedFeeItem';
  medicalId?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
};

export type MaskedFeeRecord = {
  __typename?: 'MaskedFeeRecord';
  /** 구***. */
  hospital: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  items: Array<MaskedFeeItem>;
  /** 서울특별시 구로구. */
  location: Scalars['String']['output'];
  /** 2026-11. */
  month: Scalars['String']['output'];
  petDivision?: Maybe<Scalars['String']['output']>;
  /** 1**,***. */
  total: Scalars['String']['output'];
};

export type Medical = {
  __typename?: 'Medical';
  child: Array<Medical>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A hospital, and the lowest that it asks for a treatment. */
export type MedicalOffer = {
  __typename?: 'MedicalOffer';
  hospital: Scalars['String']['output'];
  hospitalId: Scalars['ID']['output'];
  /** 서울특별시 강남구. */
  location: Scalars['String']['output'];
  /** Whole won. */
  price: Scalars['Int']['output'];
};

export type MedicalParent = {
  __typename?: 'MedicalParent';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type MedicalPriceRegion = {
  __typename?: 'MedicalPriceRegion';
  avg: Scalars['Int']['output'];
  location: Scalars['String']['output'];
  max: Scalars['Int']['output'];
  min: Scalars['Int']['output'];
  sources: Scalars['Int']['output'];
};

/** Whole won. */
export type MedicalPriceSummary = {
  __typename?: 'MedicalPriceSummary';
  avg: Scalars['Int']['output'];
  /** Too little is known of the area that was asked about: this is a larger one's. */
  isWider: Scalars['Boolean']['output'];
  /** The nearest area that holds this one and of which enough is known; null without any. */
  larger?: Maybe<MedicalPriceRegion>;
  /** Of which area this is: 서울특별시 강남구, 서울특별시, 전국. */
  location: Scalars['String']['output'];
  max: Scalars['Int']['output'];
  min: Scalars['Int']['output'];
  /** Areas of the same kind in the larger one (sigungu of the sido, or all sido), this one among them, of which enough is known. */
  regions: Array<MedicalPriceRegion>;
  /** The treatment that was asked for: 초진 진찰료 10kg. */
  search: Scalars['String']['output'];
  /** Prices that are known; at least so many where fees are published as lowest, middle and highest. */
  sources: Scalars['Int']['output'];
  /** The latest year of the published fees among them; null without any. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** A treatment and what a hospital asks for it. */
export type MedicalProduct = {
  __typename?: 'MedicalProduct';
  /** Prices of it around the hospital, as searchMedicalPrice tells them, this fee among the others. */
  areaPrice?: Maybe<MedicalPriceSummary>;
  /** The hospital's. */
  businessId: Scalars['ID']['output'];
  /** HTML, cleaned. In a list one of more than 400 characters is only how it begins, without its markup. */
  content?: Maybe<Scalars['String']['output']>;
  description1?: Maybe<Scalars['String']['output']>;
  description2?: Maybe<Scalars['String']['output']>;
  description3?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Hidden ones only their owner sees. */
  isShown: Scalars['Boolean']['output'];
  medical: ProductMedical;
  options: Array<ProductOption>;
  /** All of its pictures, `productImage` the first. */
  pictures: Array<Scalars['String']['output']>;
  price: Scalars['Int']['output'];
  productImage?: Maybe<Scalars['String']['output']>;
  timestamp: Timestamp;
};

export type Message = {
  __typename?: 'Message';
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  /** True where the caller has received it, and not sent. */
  isReceived: Scalars['Boolean']['output'];
  /** True where the caller has reported it. */
  isReported: Scalars['Boolean']['output'];
  /** Null when they have left. */
  receiver?: Maybe<MessagePerson>;
  /** Null when they have left, and where the house has written. */
  sender?: Maybe<MessagePerson>;
  timestamp: Timestamp;
  /** 0 person to person, 1 about a booking, 2 from the house. */
  type: Scalars['Int']['output'];
};

export type MessagePerson = {
  __typename?: 'MessagePerson';
  id: Scalars['ID']['output'];
  nickname: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Registers the caller's own open order for its own amount; the page then posts `fields` to `payUrl`. */
  KCPMobileRegisterTraction: KcpRegistration;
  /** Of a question, by whoever asked it, once: ANSWER_ACCEPTED when it is another one. */
  acceptAnswer: Post;
  /** ANOTHERS_INVITATION unless the caller's account has the address that was invited. */
  acceptStaffInvitation: Workplace;
  /** Marks a public listing, or leaves it marked; at most 500 a person: TOO_MANY_FAVOURITES. */
  addFavourite: Scalars['Boolean']['output'];
  /**
   * Marks at most 100 listings at once, as those of a device before its owner logged in, or one that was unmarked a moment ago.
   * What is not public, is marked already, or is beyond the 500 of a person is left out. Answers how many there are more.
   */
  addFavourites: Scalars['Int']['output'];
  /** The pet has died. Its page stays, and nothing reminds of it. */
  archivePet: Pet;
  /** No more messages of the sender of this one. */
  blockMessageSender: Scalars['Boolean']['output'];
  /** `price` is what is left to pay in won; with `point` it makes the list price. SOLD_OUT, PRICE_CHANGED, INSUFFICIENT_POINTS. */
  buyGiftCard: BoughtGift;
  cancelStaffInvitation: Scalars['Boolean']['output'];
  /** Asks for the old password; this login goes on, every other one ends. */
  changePassword: Scalars['Boolean']['output'];
  changeStaffRole: StaffMember;
  /** Finishes a verification with the code that came back to /auth/danal in its fragment, once. */
  confirmIdentity: VerifiedIdentity;
  /**
   * The same again, hidden and behind the first, with copies of its pictures; a treatment is there only once. PRODUCT_CHANGED when
   * its pictures are changed meanwhile, UNREADABLE_IMAGE when one of them is gone.
   */
  copyMyProduct: MyProduct;
  /** As POST /api/client/user/access-token: new tokens for a refresh token, which is spent by it. */
  createAccessToken: Tokens;
  /**
   * Somebody wants to advertise. `contract`: a telephone number; `businessType`: 0 another, 1 hospital, 2 pharmacy, 3 pet service,
   * 4 goods, 5 agency; `other` up to 2,000 characters.
   */
  createAdIntroduction: Scalars['Boolean']['output'];
  /** Words of anybody to the house. `inquiry`: what it is about, up to 100 characters; `content` up to 2,000. */
  createCustomerVoice: Scalars['Boolean']['output'];
  /** DUPLICATE_MEDICAL_PRODUCT for a treatment that the hospital has already. */
  createHospitalMedicalProduct: MedicalProduct;
  createHospitalMedicalProductOption: MedicalProduct;
  createHospitalProduct: Product;
  createHospitalProductOption: Product;
  /** `category`: 회원·계정, 예약, 결제·환불, 리뷰, 포인트·상품권, 커뮤니티·신고, 서비스 제안 or 기타; title up to 100 characters; content plain text up to 2,000; `pictures`: keys of up to 5 private uploads. */
  createInquiry: Inquiry;
  /** The first pet becomes the main one. At most 20 a person: TOO_MANY_PETS. */
  createPet: Pet;
  /**
   * Title up to 100 characters; content is HTML up to 20,000, cleaned against an allow-list. Telephone and resident numbers are masked.
   * `category`: one of the board's. `status`, on marketplace: 0 running, 1 ended. `petId`, one of the caller's own, and `symptom`: of questions.
   */
  createPost: Post;
  /** Up to 1,000 characters of plain text. Below `parentId` it joins the thread of that comment. */
  createPostComment: PostComment;
  /**
   * Asks the house to look at something that somebody else has written. Once a person: ALREADY_REPORTED for a second time.
   * `detail` up to 500 characters. What was reported is kept as it was, whoever deletes it later.
   */
  createReport: Scalars['Boolean']['output'];
  /** One per business and visit day; earns 500 points. Telephone and resident numbers in the text are masked. */
  createReview: Review;
  declineStaffInvitation: Scalars['Boolean']['output'];
  /** With `optionId` only that option of it. */
  deleteHospitalMedicalProduct: Scalars['Boolean']['output'];
  /** With `optionId` only that option of it. */
  deleteHospitalProduct: Scalars['Boolean']['output'];
  /** ALREADY_ANSWERED once there is an answer. */
  deleteInquiry: Scalars['Boolean']['output'];
  /** The caller's copy of it. */
  deleteMessage: Scalars['Boolean']['output'];
  /** Words and pictures of it (descriptions, content, picture) go; the treatment stays with its fee and options. */
  deleteMyHospitalMedicalProductInfo: MedicalProduct;
  deleteMyProduct: Scalars['Boolean']['output'];
  /** Takes everything of it away. Answers the id that is gone. */
  deletePet: Scalars['ID']['output'];
  deletePetWeight: Pet;
  deletePost: Scalars['Boolean']['output'];
  /** One with answers stays, without its words. */
  deletePostComment: Scalars['Boolean']['output'];
  /** Takes the earned points back as far as the balance goes. Answers the id that is gone. */
  deleteReview: Scalars['ID']['output'];
  deleteReviewReply: Review;
  /** Once a day per visitor; false when it was counted already. */
  increaseBannerClickCount: Scalars['Boolean']['output'];
  /** Once a day per visitor; false when it was counted already. */
  increaseBannerVisitorCount: Scalars['Boolean']['output'];
  /** type: 0 reservation, 1 call, 2 share, 3 kakao. */
  increaseHospitalClickCount: Scalars['Boolean']['output'];
  /** type: 0 search, 1 list, 2 map, 3 outside link. */
  increaseHospitalInflowCount: Scalars['Boolean']['output'];
  /** Once a day per visitor; false when it was counted already. Nothing is counted that far too many come of from one address. */
  increaseHospitalVisitorCount: Scalars['Boolean']['output'];
  /** Once a day per visitor; false when it was counted already. */
  increaseNoticeViewCount: Scalars['Boolean']['output'];
  increasePharmacyClickCount: Scalars['Boolean']['output'];
  increasePharmacyInflowCount: Scalars['Boolean']['output'];
  increasePharmacyVisitorCount: Scalars['Boolean']['output'];
  /** Once a day per visitor; false when it was counted already. A query counts nothing: whoever renders or looks ahead asks it too. */
  increasePostViewCount: Scalars['Boolean']['output'];
  /**
   * A text search whose results a person has before them; `isFound`: there were any. What was typed is not kept.
   * False when it was not counted: far too many come from one network.
   */
  increaseSearchCount: Scalars['Boolean']['output'];
  /** Sends a link that is good for seven days, once, for an account with this address. ALREADY_STAFF, ALREADY_INVITED, OWN_EMAIL, TOO_MANY_STAFF, MAIL_OFF. */
  inviteStaff: StaffInvitation;
  leaveWorkplace: Scalars['Boolean']['output'];
  /** As POST /api/client/user/login, whose limits are the same. */
  login: Login;
  loginByApple: SocialLogin;
  loginByFacebook: SocialLogin;
  /** The code and the state (as token) that Kakao sent to redirectUri. */
  loginByKakao: SocialLogin;
  /** Ends the log-in of GET /api/client/user/social/naver with the ticket that its callback gave. */
  loginByNaver: SocialLogin;
  /** Ends the login that the caller's token belongs to. */
  logout: Scalars['Boolean']['output'];
  /** A booking of somebody who called: confirmed at once. SLOT_TAKEN; VALIDATION_FAILED for a time that is no slot. */
  makeBookingByPhone: Reservation;
  /** A new address, at which calendars can subscribe to the reservations; the one that there was ends. */
  makeMyReservationFeed: ReservationFeed;
  /** Those that are not named come last; treatments keep the order of the tree. */
  orderMyProducts: Scalars['Boolean']['output'];
  /** The server answers. */
  ping: Scalars['Boolean']['output'];
  /** Of a received one; false when it was read before. */
  readMessage: Scalars['Boolean']['output'];
  /** Marks one as read, or without `id` all up to one, or all. Every device of the caller hears of it. */
  readMyAlerts: AlertPage;
  /** Marks these as read, or all; somebody else's stay as they are. How many are unread then. */
  readMyReservationNotices: Scalars['Int']['output'];
  /** Fired on every route change; false when it was not counted. */
  recordPageView: Scalars['Boolean']['output'];
  /** One weight a day; a second one of a day replaces the first. */
  recordPetWeight: Pet;
  /** As POST /api/client/user/register: joins as a guardian. The id of the account. */
  registerAccountUser: Scalars['ID']['output'];
  /**
   * As POST /api/client/user/register-hospital, whose rules and limits are the same: an account with its papers and
   * the listing that it asks for. The id of the account.
   */
  registerHospital: Scalars['ID']['output'];
  /** As registerHospital, for a pharmacy. */
  registerPharmacy: Scalars['ID']['output'];
  /** Joins with the ticket of a log-in whose state was JOIN_REQUIRED. */
  registerSocialUser: SocialLogin;
  /** Of one that is not marked nothing changes. */
  removeFavourite: Scalars['Boolean']['output'];
  /** Counts from the next call of the member on, and of what is not committed yet. */
  removeStaff: Scalars['Boolean']['output'];
  /** The business's answer, 1 to 1,000 characters; a second one replaces the first. */
  replyToReview: Review;
  /** With a new link; the one before is good no longer. */
  resendStaffInvitation: StaffInvitation;
  restorePet: Pet;
  revokeMyReservationFeed: Scalars['Boolean']['output'];
  /**
   * The whole product as its form has it: a new one without `id`, else all of it takes the place of what was there. PRODUCT_CHANGED
   * when it is no longer what was read at `readAt`, DUPLICATE_MEDICAL_PRODUCT for a treatment that the hospital has already.
   */
  saveMyProduct: MyProduct;
  /** As POST /api/client/user/email-code: mails the code with which an address is joined with. */
  sendEmailCode: Scalars['Boolean']['output'];
  /** Says what is wrong about a public listing, in 5 to 500 characters; an operator looks at it. */
  sendListingCorrection: Scalars['Boolean']['output'];
  /** Plain text of up to 1,000 characters. NOT_FOUND for an unknown nickname, NOT_RECEIVING from who wants none of the caller. */
  sendMessage: Message;
  /** Mails a temporary password, good for 30 minutes; answers alike for an address that nobody has joined with. */
  sendTemporaryPassword: Scalars['Boolean']['output'];
  /** Fills bookings and reviews from now on; PET_ARCHIVED for one that has died. */
  setMainPet: Pet;
  showMyProduct: MyProduct;
  /** On a computer, for the caller's own open order: the page then posts `fields` to `payUrl`, where the provider's payment window opens. */
  startPaymentInWindow: PaymentPage;
  /** Kept, or no more; at most 1,000 a person: TOO_MANY_BOOKMARKS. */
  togglePostBookmark: Post;
  /** Thumbs up, or taken back; one a person. */
  togglePostLike: Post;
  /** A like, or taken back; one a person. */
  toggleReviewLike: Review;
  unblockMessageSender: Scalars['Boolean']['output'];
  /** Takes the link off; refused when nothing is left to log in with. */
  unlinkSocialAccount: Array<SocialAccount>;
  /** As updateHospitalProduct. */
  updateHospitalMedicalProduct: MedicalProduct;
  updateHospitalMedicalProductOption: MedicalProduct;
  /** Changes what is given and leaves the rest; an explicit null clears what need not be there. */
  updateHospitalProduct: Product;
  updateHospitalProductOption: Product;
  /**
   * Replaces the whole setting. `outside` is what becomes of reservations that it leaves outside; without it they are kept.
   * `outsideCount`: how many of them the preview told; OUTSIDE_CHANGED if there are others by now.
   */
  updateHospitalReservationTime: HospitalReservationTime;
  /** ALREADY_ANSWERED once there is an answer. */
  updateInquiry: Inquiry;
  updateMarketingConsent: User;
  /** As updateMyHospital. */
  updateMyCompany: Company;
  /** Changes what is given and leaves the rest; an explicit null clears. LISTING_CHANGED when it is no longer what was read at `readAt`. */
  updateMyHospital: Hospital;
  /** Changes what is given and leaves the rest; an explicit null clears. */
  updateMyInfo: User;
  /** As updateMyHospital. */
  updateMyPharmacy: Pharmacy;
  updatePet: Pet;
  /** Fields that are left out, besides title and content, stay as they are. */
  updatePost: Post;
  updatePostComment: PostComment;
  /** All or nothing. With date and time, which go together and with status 1, all move to that slot. Status 4 needs a reason. */
  updateReservationByHospital: Array<Reservation>;
  /** A guest can cancel: status 3. With date and time, which go together and with status 0, it is asked for at that slot. */
  updateReservationByUser: Reservation;
  updateReview: Review;
  /** As POST /api/upload: a picture that waits with the caller until something has it. Its address, to be named where a picture is asked for. */
  uploadFile: UploadedPicture;
  /**
   * Ends the caller's membership for good: personal data goes at once, reviews and posts stay under no name, reservations
   * to come are cancelled. Asks for the password again; an account without one needs a login of the last ten minutes.
   */
  withdraw: Scalars['Boolean']['output'];
};


export type MutationKcpMobileRegisterTractionArgs = {
  escwUsed?: InputMaybe<Scalars['String']['input']>;
  ordrIdx: Scalars['String']['input'];
  payMethod?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAcceptAnswerArgs = {
  commentId: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
};


export type MutationAcceptStaffInvitationArgs = {
  token: Scalars['String']['input'];
};


export type MutationAddFavouriteArgs = {
  listingId: Scalars['ID']['input'];
};


export type MutationAddFavouritesArgs = {
  favourites: Array<FavouriteInput>;
};


export type MutationArchivePetArgs = {
  diedOn?: InputMaybe<Scalars['Date']['input']>;
  petId: Scalars['ID']['input'];
};


export type MutationBlockMessageSenderArgs = {
  messageId: Scalars['ID']['input'];
};


export type MutationBuyGiftCardArgs = {
  groupId: Scalars['ID']['input'];
  point: Scalars['Int']['input'];
  price: Scalars['Int']['input'];
};


export type MutationCancelStaffInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  newPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationChangeStaffRoleArgs = {
  memberId: Scalars['ID']['input'];
  role: StaffRole;
};


export type MutationConfirmIdentityArgs = {
  code: Scalars['String']['input'];
};


export type MutationCopyMyProductArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationCreateAccessTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationCreateAdIntroductionArgs = {
  businessType: Scalars['Int']['input'];
  company: Scalars['String']['input'];
  contract?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  other?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateCustomerVoiceArgs = {
  contact?: InputMaybe<Scalars['String']['input']>;
  content: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  inquiry: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationCreateHospitalMedicalProductArgs = {
  input: CreateMedicalProductInput;
};


export type MutationCreateHospitalMedicalProductOptionArgs = {
  input: ProductOptionInput;
  productId: Scalars['ID']['input'];
};


export type MutationCreateHospitalProductArgs = {
  input: CreateProductInput;
};


export type MutationCreateHospitalProductOptionArgs = {
  input: ProductOptionInput;
  productId: Scalars['ID']['input'];
};


export type MutationCreateInquiryArgs = {
  category: Scalars['String']['input'];
  content: Scalars['String']['input'];
  pictures?: InputMaybe<Array<Scalars['ID']['input']>>;
  title: Scalars['String']['input'];
};


export type MutationCreatePetArgs = {
  input: PetInput;
};


export type MutationCreatePostArgs = {
  boardId: Scalars['String']['input'];
  category?: InputMaybe<Scalars['String']['input']>;
  content: Scalars['String']['input'];
  petId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<Scalars['Int']['input']>;
  symptom?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};


export type MutationCreatePostCommentArgs = {
  content: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  postId: Scalars['ID']['input'];
};


export type MutationCreateReportArgs = {
  detail?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  kind: WrittenKind;
  reason: ReportReason;
};


export type MutationCreateReviewArgs = {
  businessId: Scalars['ID']['input'];
  input: ReviewInput;
  kind: ListingKind;
};


export type MutationDeclineStaffInvitationArgs = {
  token: Scalars['String']['input'];
};


export type MutationDeleteHospitalMedicalProductArgs = {
  optionId?: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};


export type MutationDeleteHospitalProductArgs = {
  optionId?: InputMaybe<Scalars['ID']['input']>;
  productId: Scalars['ID']['input'];
};


export type MutationDeleteInquiryArgs = {
  inquiryId: Scalars['ID']['input'];
};


export type MutationDeleteMessageArgs = {
  messageId: Scalars['ID']['input'];
};


export type MutationDeleteMyHospitalMedicalProductInfoArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationDeleteMyProductArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationDeletePetArgs = {
  petId: Scalars['ID']['input'];
};


export type MutationDeletePetWeightArgs = {
  date: Scalars['Date']['input'];
  petId: Scalars['ID']['input'];
};


export type MutationDeletePostArgs = {
  postId: Scalars['ID']['input'];
};


export type MutationDeletePostCommentArgs = {
  commentId: Scalars['ID']['input'];
};


export type MutationDeleteReviewArgs = {
  reviewId: Scalars['ID']['input'];
};


export type MutationDeleteReviewReplyArgs = {
  reviewId: Scalars['ID']['input'];
};


export type MutationIncreaseBannerClickCountArgs = {
  bannerId: Scalars['ID']['input'];
};


export type MutationIncreaseBannerVisitorCountArgs = {
  bannerId: Scalars['ID']['input'];
};


export type MutationIncreaseHospitalClickCountArgs = {
  hospitalId: Scalars['ID']['input'];
  type: Scalars['Int']['input'];
};


export type MutationIncreaseHospitalInflowCountArgs = {
  hospitalId: Scalars['ID']['input'];
  type: Scalars['Int']['input'];
};


export type MutationIncreaseHospitalVisitorCountArgs = {
  hospitalId: Scalars['ID']['input'];
};


export type MutationIncreaseNoticeViewCountArgs = {
  noticeId: Scalars['ID']['input'];
};


export type MutationIncreasePharmacyClickCountArgs = {
  pharmacyId: Scalars['ID']['input'];
  type: Scalars['Int']['input'];
};


export type MutationIncreasePharmacyInflowCountArgs = {
  pharmacyId: Scalars['ID']['input'];
  type: Scalars['Int']['input'];
};


export type MutationIncreasePharmacyVisitorCountArgs = {
  pharmacyId: Scalars['ID']['input'];
};


export type MutationIncreasePostViewCountArgs = {
  postId: Scalars['ID']['input'];
};


export type MutationIncreaseSearchCountArgs = {
  isFound: Scalars['Boolean']['input'];
  kind: ListingKind;
};


export type MutationInviteStaffArgs = {
  email: Scalars['String']['input'];
  role: StaffRole;
};


export type MutationLeaveWorkplaceArgs = {
  businessId: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationLoginByAppleArgs = {
  token: Scalars['String']['input'];
};


export type MutationLoginByFacebookArgs = {
  token: Scalars['String']['input'];
};


export type MutationLoginByKakaoArgs = {
  code: Scalars['String']['input'];
  redirectUri: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationLoginByNaverArgs = {
  token: Scalars['String']['input'];
};


export type MutationMakeBookingByPhoneArgs = {
  input: PhoneBookingInput;
};


export type MutationOrderMyProductsArgs = {
  kind: MyProductKind;
  productIds: Array<Scalars['ID']['input']>;
};


export type MutationReadMessageArgs = {
  messageId: Scalars['ID']['input'];
};


export type MutationReadMyAlertsArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  upTo?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationReadMyReservationNoticesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationRecordPageViewArgs = {
  path: Scalars['String']['input'];
  referrer?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRecordPetWeightArgs = {
  date: Scalars['Date']['input'];
  petId: Scalars['ID']['input'];
  weight: Scalars['Float']['input'];
};


export type MutationRegisterAccountUserArgs = {
  input: RegisterAccountUserInput;
};


export type MutationRegisterHospitalArgs = {
  input: RegisterHospitalInput;
};


export type MutationRegisterPharmacyArgs = {
  input: RegisterPharmacyInput;
};


export type MutationRegisterSocialUserArgs = {
  input: RegisterSocialUserInput;
};


export type MutationRemoveFavouriteArgs = {
  listingId: Scalars['ID']['input'];
};


export type MutationRemoveStaffArgs = {
  memberId: Scalars['ID']['input'];
};


export type MutationReplyToReviewArgs = {
  content: Scalars['String']['input'];
  reviewId: Scalars['ID']['input'];
};


export type MutationResendStaffInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


export type MutationRestorePetArgs = {
  petId: Scalars['ID']['input'];
};


export type MutationSaveMyProductArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: MyProductInput;
};


export type MutationSendEmailCodeArgs = {
  email: Scalars['String']['input'];
};


export type MutationSendListingCorrectionArgs = {
  content: Scalars['String']['input'];
  listingId: Scalars['ID']['input'];
  subject: CorrectionSubject;
};


export type MutationSendMessageArgs = {
  content: Scalars['String']['input'];
  nickname: Scalars['String']['input'];
};


export type MutationSendTemporaryPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationSetMainPetArgs = {
  petId: Scalars['ID']['input'];
};


export type MutationShowMyProductArgs = {
  isShown: Scalars['Boolean']['input'];
  productId: Scalars['ID']['input'];
};


export type MutationStartPaymentInWindowArgs = {
  ordrIdx: Scalars['String']['input'];
  payMethod?: InputMaybe<Scalars['String']['input']>;
};


export type MutationTogglePostBookmarkArgs = {
  postId: Scalars['ID']['input'];
};


export type MutationTogglePostLikeArgs = {
  postId: Scalars['ID']['input'];
};


export type MutationToggleReviewLikeArgs = {
  reviewId: Scalars['ID']['input'];
};


export type MutationUnblockMessageSenderArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationUnlinkSocialAccountArgs = {
  provider: SocialProvider;
};


export type MutationUpdateHospitalMedicalProductArgs = {
  input: UpdateMedicalProductInput;
  productId: Scalars['ID']['input'];
};


export type MutationUpdateHospitalMedicalProductOptionArgs = {
  input: UpdateProductOptionInput;
  optionId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
};


export type MutationUpdateHospitalProductArgs = {
  input: UpdateProductInput;
  productId: Scalars['ID']['input'];
};


export type MutationUpdateHospitalProductOptionArgs = {
  input: UpdateProductOptionInput;
  optionId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
};


export type MutationUpdateHospitalReservationTimeArgs = {
  outside?: InputMaybe<OutsideReservations>;
  outsideCount?: InputMaybe<Scalars['Int']['input']>;
  time: HospitalReservationTimeInput;
};


export type MutationUpdateInquiryArgs = {
  category: Scalars['String']['input'];
  content: Scalars['String']['input'];
  inquiryId: Scalars['ID']['input'];
  pictures?: InputMaybe<Array<Scalars['ID']['input']>>;
  title: Scalars['String']['input'];
};


export type MutationUpdateMarketingConsentArgs = {
  isAgreed: Scalars['Boolean']['input'];
};


export type MutationUpdateMyCompanyArgs = {
  input: UpdateMyCompanyInput;
};


export type MutationUpdateMyHospitalArgs = {
  input: UpdateMyHospitalInput;
};


export type MutationUpdateMyInfoArgs = {
  input: UpdateMyInfoInput;
};


export type MutationUpdateMyPharmacyArgs = {
  input: UpdateMyPharmacyInput;
};


export type MutationUpdatePetArgs = {
  input: PetInput;
  petId: Scalars['ID']['input'];
};


export type MutationUpdatePostArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  content: Scalars['String']['input'];
  petId?: InputMaybe<Scalars['ID']['input']>;
  postId: Scalars['ID']['input'];
  status?: InputMaybe<Scalars['Int']['input']>;
  symptom?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};


export type MutationUpdatePostCommentArgs = {
  commentId: Scalars['ID']['input'];
  content: Scalars['String']['input'];
};


export type MutationUpdateReservationByHospitalArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  reservations: Array<Scalars['ID']['input']>;
  status: Scalars['Int']['input'];
  time?: InputMaybe<Scalars['Time']['input']>;
};


export type MutationUpdateReservationByUserArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
  reservationId: Scalars['ID']['input'];
  status: Scalars['Int']['input'];
  time?: InputMaybe<Scalars['Time']['input']>;
};


export type MutationUpdateReviewArgs = {
  input: ReviewInput;
  reviewId: Scalars['ID']['input'];
};


export type MutationUploadFileArgs = {
  file: Scalars['Upload']['input'];
};


export type MutationWithdrawArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};

/** A product or treatment as its owner keeps it. */
export type MyProduct = {
  __typename?: 'MyProduct';
  businessId: Scalars['ID']['output'];
  /** HTML, cleaned. */
  content?: Maybe<Scalars['String']['output']>;
  description1?: Maybe<Scalars['String']['output']>;
  description2?: Maybe<Scalars['String']['output']>;
  description3?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isShown: Scalars['Boolean']['output'];
  kind: MyProductKind;
  medical?: Maybe<ProductMedical>;
  /** Of a treatment: that of the tree. */
  name: Scalars['String']['output'];
  options: Array<ProductOption>;
  /** The first is the one that lists show. At most 10. */
  pictures: Array<Scalars['String']['output']>;
  price: Scalars['Int']['output'];
  timestamp: Timestamp;
};

export type MyProductInput = {
  content?: InputMaybe<Scalars['String']['input']>;
  description1?: InputMaybe<Scalars['String']['input']>;
  description2?: InputMaybe<Scalars['String']['input']>;
  description3?: InputMaybe<Scalars['String']['input']>;
  isShown: Scalars['Boolean']['input'];
  /** Stays what it is. */
  kind: MyProductKind;
  /** Of a new treatment. */
  medicalId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 60 letters; none of a treatment. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Up to 30, in their order; those without `id` are new. */
  options: Array<MyProductOptionInput>;
  /** Addresses of uploaded pictures, up to 10, in their order. */
  pictures: Array<Scalars['String']['input']>;
  price: Scalars['Int']['input'];
  /** `timestamp.updatedAt` of what was read before the change. */
  readAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type MyProductKind =
  /** A treatment of the tree; hospitals only. */
  | 'medical'
  | 'product'
  | 'reservation'
  | 'service';

export type MyProductOptionInput = {
  additionalPrice: Scalars['Int']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};

export type NaverUser = {
  __typename?: 'NaverUser';
  email?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  naverUID: Scalars['String']['output'];
};

export type NextVaccination = {
  __typename?: 'NextVaccination';
  dueOn: Scalars['Date']['output'];
  kind: Scalars['String']['output'];
};

export type Notice = {
  __typename?: 'Notice';
  /** The writer. */
  admin: NoticeAdmin;
  /** Cleaned HTML. In a list one of more than 400 characters is only how it begins, without its markup. */
  content: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  file: Array<NoticeFile>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  viewCount: Scalars['Int']['output'];
};

export type NoticeAdmin = {
  __typename?: 'NoticeAdmin';
  name: Scalars['String']['output'];
};

export type NoticeFile = {
  __typename?: 'NoticeFile';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  url: Scalars['String']['output'];
};

export type NoticeHead = {
  __typename?: 'NoticeHead';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type NoticeNeighbours = {
  __typename?: 'NoticeNeighbours';
  next?: Maybe<NoticeHead>;
  /** The one that was written before it. */
  previous?: Maybe<NoticeHead>;
};

export type OpenStaffInvitation = {
  __typename?: 'OpenStaffInvitation';
  business: StaffBusiness;
  /** The address that was invited. */
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** True where the caller's account has it. */
  isMine: Scalars['Boolean']['output'];
  role: StaffRole;
};

/**
 * The state of a listing now, open or not, as people say it. `at` is when it closes (open, closesSoon; null around the clock), opens
 * (beforeOpening) or opens again (onBreak).
 */
export type OpenState = {
  __typename?: 'OpenState';
  at?: Maybe<Scalars['Time']['output']>;
  kind: OpenStateKind;
};

export type OpenStateKind =
  | 'beforeOpening'
  /** Closed for today. */
  | 'closed'
  /** Within the hour. */
  | 'closesSoon'
  /** Closed all day. */
  | 'dayOff'
  | 'onBreak'
  | 'open';

/** Null hours where the words do not say them without doubt. */
export type OpeningReading = {
  __typename?: 'OpeningReading';
  businessHours?: Maybe<Array<BusinessDay>>;
  hoursExceptions?: Maybe<HoursExceptions>;
  /** Words that were not understood, for a person. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Today in Asia/Seoul. Times as in BusinessDay. */
export type OpeningToday = {
  __typename?: 'OpeningToday';
  breakEnd?: Maybe<Scalars['Time']['output']>;
  breakStart?: Maybe<Scalars['Time']['output']>;
  close?: Maybe<Scalars['Time']['output']>;
  date: Scalars['Date']['output'];
  /** The name of the public holiday that today is. */
  holiday?: Maybe<Scalars['String']['output']>;
  /**
   * False on a public holiday of which nothing is known (the hours are those of the weekday), and where every other week
   * is closed without saying which (the hours are those of an open one).
   */
  isCertain: Scalars['Boolean']['output'];
  isClosed: Scalars['Boolean']['output'];
  open?: Maybe<Scalars['Time']['output']>;
};

/** One order, one payment. Won and points are whole numbers. */
export type Order = {
  __typename?: 'Order';
  /** The part that is paid with money. */
  amount: Scalars['Int']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** gift, pass, receipt, reservation. */
  kind: Scalars['String']['output'];
  /** The reason why the last try to pay did not succeed. */
  note?: Maybe<Scalars['String']['output']>;
  ordrIdx: Scalars['ID']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  point: Scalars['Int']['output'];
  price: Scalars['Int']['output'];
  /** Null when no money has to go back. */
  refundState?: Maybe<RefundState>;
  state: OrderState;
  title: Scalars['String']['output'];
};

export type OrderState =
  /** The provider is being asked. */
  | 'approving'
  /** Not paid, or refunded. */
  | 'cancelled'
  | 'expired'
  /** Waits to be paid, until `expiresAt`. */
  | 'open'
  | 'paid';

export type OutsideReservations =
  /** With a reason that their guests read. */
  | 'cancel'
  | 'keep'
  /** Kept, and their guests told that the times have changed. */
  | 'tell';

export type PaidSum = {
  __typename?: 'PaidSum';
  point: Scalars['Int']['output'];
  /** Won. */
  price: Scalars['Int']['output'];
};

export type PaymentPage = {
  __typename?: 'PaymentPage';
  fields: Array<KcpField>;
  payUrl: Scalars['String']['output'];
};

export type PaymentTransactionId = {
  __typename?: 'PaymentTransactionId';
  RETURNCODE: Scalars['String']['output'];
  RETURNMSG: Scalars['String']['output'];
  TID: Scalars['String']['output'];
  action: Scalars['String']['output'];
  fields: Array<FormField>;
};

export type Pet = {
  __typename?: 'Pet';
  /** Null while it lives. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  birthday?: Maybe<Scalars['Date']['output']>;
  diedOn?: Maybe<Scalars['Date']['output']>;
  gender?: Maybe<PetGender>;
  id: Scalars['ID']['output'];
  isMain: Scalars['Boolean']['output'];
  /** Null: not known. */
  isNeutralize?: Maybe<Scalars['Boolean']['output']>;
  /** The kind that was chosen from getPetKinds; null where the owner wrote one. */
  kind?: Maybe<PetKindName>;
  /** The kind of animal, in the words of the list or of the owner. */
  kindName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The earliest that is due, computed from what was given; null when nothing is known or the pet has died. */
  nextVaccination?: Maybe<NextVaccination>;
  owner: PetOwner;
  petImage?: Maybe<Scalars['String']['output']>;
  /** 15 digits. */
  registerNumber?: Maybe<Scalars['String']['output']>;
  reminder: PetReminder;
  timestamp: Timestamp;
  vaccination1Date?: Maybe<Scalars['Date']['output']>;
  vaccination1Kind?: Maybe<Scalars['String']['output']>;
  vaccination2Date?: Maybe<Scalars['Date']['output']>;
  vaccination2Kind?: Maybe<Scalars['String']['output']>;
  vaccination3Date?: Maybe<Scalars['Date']['output']>;
  vaccination3Kind?: Maybe<Scalars['String']['output']>;
  vaccination4Date?: Maybe<Scalars['Date']['output']>;
  vaccination4Kind?: Maybe<Scalars['String']['output']>;
  /** The latest, in kilograms. */
  weight?: Maybe<Scalars['Float']['output']>;
  /** Oldest first; at most the latest 400. */
  weights: Array<PetWeight>;
};

export type PetGender =
  | 'female'
  | 'male';

/** Without a field, there is none: an update replaces the whole pet but its weights. */
export type PetInput = {
  birthday?: InputMaybe<Scalars['Date']['input']>;
  gender?: InputMaybe<PetGender>;
  isNeutralize?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of getPetKinds; either this or `kindName`. */
  kindId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 30 characters. */
  kindName?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 20 characters. */
  name: Scalars['String']['input'];
  /** An address that POST /api/upload answered. */
  petImage?: InputMaybe<Scalars['String']['input']>;
  /** 15 digits; blanks and hyphens are left out. */
  registerNumber?: InputMaybe<Scalars['String']['input']>;
  reminder?: InputMaybe<PetReminder>;
  /** A date and a kind (1 to 30 characters) come together. */
  vaccination1Date?: InputMaybe<Scalars['Date']['input']>;
  vaccination1Kind?: InputMaybe<Scalars['String']['input']>;
  vaccination2Date?: InputMaybe<Scalars['Date']['input']>;
  vaccination2Kind?: InputMaybe<Scalars['String']['input']>;
  vaccination3Date?: InputMaybe<Scalars['Date']['input']>;
  vaccination3Kind?: InputMaybe<Scalars['String']['input']>;
  vaccination4Date?: InputMaybe<Scalars['Date']['input']>;
  vaccination4Kind?: InputMaybe<Scalars['String']['input']>;
  /** Kilograms, from 0.01 to 200; kept as the weight of today where it differs from the latest. Null leaves the weights as they are. */
  weight?: InputMaybe<Scalars['Float']['input']>;
};

export type PetKind = {
  __typename?: 'PetKind';
  childs: Array<PetKind>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type PetKindName = {
  __typename?: 'PetKindName';
  /** 강아지 or 고양이; null for these themselves. */
  division?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type PetOwner = {
  __typename?: 'PetOwner';
  id: Scalars['ID']['output'];
};

/** The way by which the owner is told of a vaccination, a week before it is due. */
export type PetReminder =
  | 'mail'
  | 'none'
  | 'sms';

export type PetWeight = {
  __typename?: 'PetWeight';
  date: Scalars['Date']['output'];
  /** Kilograms. */
  weight: Scalars['Float']['output'];
};

export type Pharmacy = Listing & {
  __typename?: 'Pharmacy';
  address: BusinessAddress;
  allowReservation: Scalars['Boolean']['output'];
  blog?: Maybe<Scalars['String']['output']>;
  /** Seven entries, Sunday first; null when the hours are not known. */
  businessHours?: Maybe<Array<BusinessDay>>;
  businessHoursText?: Maybe<Scalars['String']['output']>;
  /** Telephone, E.164. */
  contract?: Maybe<Scalars['String']['output']>;
  /** Kilometres from the latitude and longitude of the query. */
  distance?: Maybe<Scalars['Float']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  facilityPicture: Array<FacilityPicture>;
  guideParkingLot?: Maybe<Scalars['String']['output']>;
  handlingMedicine?: Maybe<Scalars['String']['output']>;
  hasParkingLot: Scalars['Boolean']['output'];
  homepage?: Maybe<Scalars['String']['output']>;
  /** Words for hours that a week can't say; null when there is nothing of it. */
  hoursExceptions?: Maybe<HoursExceptions>;
  /** Closed days, in words. */
  humu?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  introduce?: Maybe<Scalars['String']['output']>;
  is24: Scalars['Boolean']['output'];
  isBeautyParlor: Scalars['Boolean']['output'];
  isHotel: Scalars['Boolean']['output'];
  isKindergarten: Scalars['Boolean']['output'];
  /** With its exceptions; null when that is not known. A public holiday of which nothing is known is like any other day. */
  isOpenNow?: Maybe<Scalars['Boolean']['output']>;
  isPremium: Scalars['Boolean']['output'];
  isStore: Scalars['Boolean']['output'];
  /** Belongs to a union of pharmacies, as its owner says. */
  isUnion: Scalars['Boolean']['output'];
  /** Full address of the Kakao channel. */
  kakaoplus?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Null when that is not known, as isOpenNow. */
  openState?: Maybe<OpenState>;
  /** Null when the hours are not known. */
  openingToday?: Maybe<OpeningToday>;
  /** The people who dispense there. */
  pharmacist: Array<Scalars['String']['output']>;
  reviewCount: Scalars['Int']['output'];
  reviewKeyword?: Maybe<Scalars['String']['output']>;
  reviewScore?: Maybe<Scalars['Float']['output']>;
  specialDays: Array<SpecialDays>;
  state: ListingState;
  /** Null where none is within a kilometre, and without a position. */
  station?: Maybe<StationNear>;
  timestamp: Timestamp;
  /** Particulars of it, in its owner's words. */
  uniqueness?: Maybe<Scalars['String']['output']>;
};

export type PhoneBookingInput = {
  date: Scalars['Date']['input'];
  name: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  petKind?: InputMaybe<Scalars['String']['input']>;
  petName?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
  time: Scalars['Time']['input'];
};

export type Point = {
  __typename?: 'Point';
  /** The account's id. */
  id: Scalars['ID']['output'];
  point: Scalars['Int']['output'];
};

export type PointHistory = {
  __typename?: 'PointHistory';
  earn: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  timestamp: Timestamp;
  use: Scalars['Int']['output'];
  user: PointUser;
};

export type PointUser = {
  __typename?: 'PointUser';
  id: Scalars['ID']['output'];
};

export type Post = {
  __typename?: 'Post';
  acceptedCommentId?: Maybe<Scalars['ID']['output']>;
  /** Of a question: how many hospitals' answers there are. */
  answerCount: Scalars['Int']['output'];
  boardId: Scalars['String']['output'];
  category?: Maybe<Scalars['String']['output']>;
  commentCount: Scalars['Int']['output'];
  /** Cleaned HTML. In a list one of more than 400 characters is only how it begins, without its markup. */
  content: Scalars['String']['output'];
  /** The reason why it is hidden from everybody else; of the caller's own alone. */
  hiddenReason?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The number within the board. */
  idx: Scalars['Int']['output'];
  /** True where the caller keeps it. */
  isBookmarked: Scalars['Boolean']['output'];
  /** True where the caller may edit and delete it. */
  isMine: Scalars['Boolean']['output'];
  /** True where the caller has reported it. */
  isReported: Scalars['Boolean']['output'];
  /** True where the caller has given a thumbs up. */
  like: Scalars['Boolean']['output'];
  likeCount: Scalars['Int']['output'];
  /** The animal that a question is about, how many months old it was then, and what is seen. */
  petKind?: Maybe<Scalars['String']['output']>;
  petMonths?: Maybe<Scalars['Int']['output']>;
  /** The address of its first picture. */
  picture?: Maybe<Scalars['String']['output']>;
  /** Of marketplace: 0 running, 1 ended. */
  status: Scalars['Int']['output'];
  symptom?: Maybe<Scalars['String']['output']>;
  timestamp: Timestamp;
  title: Scalars['String']['output'];
  /** Null when the author has left. */
  user?: Maybe<PostAuthor>;
  view: Scalars['Int']['output'];
};

export type PostAuthor = {
  __typename?: 'PostAuthor';
  /** Of a hospital: its name. */
  hospitalName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  nickname: Scalars['String']['output'];
  /** 0 guardian, 1 hospital, 2 pharmacy, 3 company. */
  type: Scalars['Int']['output'];
  userImage?: Maybe<Scalars['String']['output']>;
};

export type PostComment = {
  __typename?: 'PostComment';
  /** An operator, who wrote it for the house. */
  admin?: Maybe<PostCommentAdmin>;
  /** Empty where it was deleted. */
  comment: Scalars['String']['output'];
  /** The reason; of the caller's own alone. */
  hiddenReason?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isDeleted: Scalars['Boolean']['output'];
  /** An operator has hidden it: to others it says nothing, and stands only for its answers. */
  isHidden: Scalars['Boolean']['output'];
  isMine: Scalars['Boolean']['output'];
  isReported: Scalars['Boolean']['output'];
  /** The first comment of its thread; null where it is that itself. */
  parentId?: Maybe<Scalars['ID']['output']>;
  timestamp: Timestamp;
  user?: Maybe<PostAuthor>;
};

export type PostCommentAdmin = {
  __typename?: 'PostCommentAdmin';
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type PostNeighbour = {
  __typename?: 'PostNeighbour';
  idx: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type PostNeighbours = {
  __typename?: 'PostNeighbours';
  next?: Maybe<PostNeighbour>;
  previous?: Maybe<PostNeighbour>;
};

export type PostSort =
  | 'like'
  /** Of the last 200 posts those with the most thumbs up and comments; of searched words as recent. */
  | 'popular'
  | 'recent';

/** An offer of a hospital or company. Prices are whole won. */
export type Product = {
  __typename?: 'Product';
  /** The hospital or company that offers it. */
  businessId: Scalars['ID']['output'];
  /** HTML, cleaned. In a list one of more than 400 characters is only how it begins, without its markup. */
  content?: Maybe<Scalars['String']['output']>;
  description1?: Maybe<Scalars['String']['output']>;
  description2?: Maybe<Scalars['String']['output']>;
  description3?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Hidden ones only their owner sees. */
  isShown: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  options: Array<ProductOption>;
  /** All of its pictures, `productImage` the first. */
  pictures: Array<Scalars['String']['output']>;
  price: Scalars['Int']['output'];
  productImage?: Maybe<Scalars['String']['output']>;
  productType: ProductType;
  timestamp: Timestamp;
};

/** A node of the tree of treatments with those above it, the top first. */
export type ProductMedical = {
  __typename?: 'ProductMedical';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  parents: Array<MedicalParent>;
};

export type ProductOption = {
  __typename?: 'ProductOption';
  /** Won, on top of the product's price. */
  additionalPrice: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ProductOptionInput = {
  additionalPrice: Scalars['Int']['input'];
  name: Scalars['String']['input'];
};

export type ProductType =
  /** Goods. */
  | 'product'
  /** The kind of thing that is booked. */
  | 'reservation'
  | 'service';

export type Query = {
  __typename?: 'Query';
  /** Fields that the payment page of the provider is opened with. PAYMENT_OFF without a contract. */
  KCPGetSiteInfo: KcpSiteInfo;
  /** True when somebody has this email already. */
  checkDuplicateEmail: Scalars['Boolean']['output'];
  /** True when somebody has this nickname already, in any case. */
  checkDuplicateNickname: Scalars['Boolean']['output'];
  /** The masked email addresses of accounts with this name and phone; none when there is nobody. */
  findEmail: Array<FoundEmail>;
  /** The caller as Apple described them; null when no Apple account is linked. */
  getAppleAccount?: Maybe<AppleAccount>;
  /** Those that are shown now, the latest first, at most ten. `type`: 0 home, 1 lists. */
  getBannersByType: Array<Banner>;
  getBestContestEntries: Array<ContestEntry>;
  /** As getHospitalsByPage. */
  getCompaniesByPage: Array<Company>;
  getCompaniesCount: Scalars['Int']['output'];
  /** NOT_FOUND unless it is public, or the caller's own. */
  getCompany: Company;
  /** As getHospitalPins. */
  getCompanyPins: ListingPins;
  getCompanyProduct: Product;
  getCompanyProductCount: Scalars['Int']['output'];
  /** As getHospitalProductsByPage. */
  getCompanyProductsByPage: Array<Product>;
  /** The round that runs, else the next, else the last; null before the first was made. */
  getContest?: Maybe<ContestRound>;
  getContestCommentCount: Scalars['Int']['output'];
  /** Those on the entry itself, the oldest first, each with the first hundred answers to it. */
  getContestComments: Array<ContestComment>;
  /** Of the current round unless another is named, as over REST. */
  getContestEntries: Array<ContestEntry>;
  getContestEntry: ContestEntry;
  getDisease: Disease;
  /**
   * Hospitals that say they treat it: those whose own text on their expertise holds the disease's name or a word of
   * one of its `medicalDisease` fields, or whose name says such a field (안과동물병원). Nothing else is known of what a
   * hospital treats, so one that says nothing of it, by either, is never here. Premium first, then by score.
   */
  getDiseaseHospitalsByPage: Array<Hospital>;
  getDiseaseHospitalsCount: Scalars['Int']['output'];
  /**
   * By name. `search` keeps those whose name holds it, and behind them those with what it says is seen (토해요, 귀를 긁어요).
   * With a division, group or parent: only those with a symptom there, most of them first.
   */
  getDiseasesByPage: Array<Disease>;
  getDiseasesCount: Scalars['Int']['output'];
  /** Those that have any. */
  getFaqCategories: Array<Scalars['String']['output']>;
  getFaqCount: Scalars['Int']['output'];
  /** Questions that the house is asked often, by category and then in the operator's order. `search`: words that all stand in question or answer. */
  getFaqsByPage: Array<Faq>;
  /** Another treatment each day, by the day in Seoul, with what it costs in the nation; null while of none enough is known. */
  getFeeOfTheDay?: Maybe<FeeOfTheDay>;
  /** The price of one record in points without a pass. */
  getFeeRecordPoint: Scalars['Int']['output'];
  getGiftGroup: GiftGroup;
  /** Gift cards of the point shop. */
  getGiftGroups: Array<GiftGroup>;
  /** Bookings of the guest of a reservation at the caller's business, there, before and since. */
  getGuestHistory: GuestHistory;
  /** NOT_FOUND unless it is public, or the caller's own. */
  getHospital: Hospital;
  getHospitalClickCount: Array<ClickCount>;
  /** One a day and type. */
  getHospitalInflowCount: Array<InflowCount>;
  getHospitalMedicalProduct: MedicalProduct;
  getHospitalMedicalProductCount: Scalars['Int']['output'];
  /** Treatments of a hospital with its fees, in the order of the tree (getMedicals). At most 100 a hospital. */
  getHospitalMedicalProductsByPage: Array<MedicalProduct>;
  /** Pins inside the bounds. More than `limit` (300, which is also the most): no pins, counts by sigungu instead. */
  getHospitalPins: HospitalPins;
  getHospitalProduct: Product;
  getHospitalProductCount: Scalars['Int']['output'];
  /** Goods, services and bookable things of a hospital, first come first; none of one that is not public, unless it is the caller's own. At most 100 a business. */
  getHospitalProductsByPage: Array<Product>;
  /** With hospitalId anybody's public hospital; without it the caller's own. */
  getHospitalReservationTime: HospitalReservationTime;
  /** Of the caller's own hospital, one a day; the days are inclusive, by default the last 30. */
  getHospitalVisotorCount: Array<VisitorCount>;
  /** `filter` orders the list. `distance` needs latitude and longitude. */
  getHospitalsByPage: Array<Hospital>;
  /** 0 where there is no such area. */
  getHospitalsCount: Scalars['Int']['output'];
  /** Public ones of these listings, at most 100, in the order given: favourites of whoever has not logged in, and what was seen last. */
  getListingsByIds: Array<FavouriteListing>;
  getMaskedFeeRecord: MaskedFeeRecord;
  getMaskedFeeRecordCount: Scalars['Int']['output'];
  /**
   * Fees that people have paid hospitals, by receipts that an operator has verified, newest first. Masked: `GET /api/client/pass/receipts`
   * has them whole for a pass that runs. With a treatment: those with it, or with one below it, among their items.
   */
  getMaskedFeeRecordsByPage: Array<MaskedFeeRecord>;
  /** Hospitals that have published what they ask for a treatment or one below it, at most `most` won where that is given; lowest first. */
  getMedicalOffersByPage: Array<MedicalOffer>;
  getMedicalOffersCount: Scalars['Int']['output'];
  /** Three levels: kind of treatment, treatment, and for some of them the animal's weight. */
  getMedicals: Array<Medical>;
  /** NOT_FOUND for one that is not the caller's. */
  getMessage: Message;
  /** As getMostVisitedHospitalsByPage. */
  getMostVisitedCompaniesByPage: Array<Company>;
  getMostVisitedCompaniesCount: Scalars['Int']['output'];
  /** Of those with visitors in the last 30 days, today's included, most first. */
  getMostVisitedHospitalsByPage: Array<Hospital>;
  /** Up to 10,000. */
  getMostVisitedHospitalsCount: Scalars['Int']['output'];
  /** As getMostVisitedHospitalsByPage. */
  getMostVisitedPharmaciesByPage: Array<Pharmacy>;
  getMostVisitedPharmaciesCount: Scalars['Int']['output'];
  /** The caller's own alerts, the newest first; `before`: the last one that is shown. */
  getMyAlerts: AlertPage;
  getMyBookmarkedPostCount: Scalars['Int']['output'];
  /** Posts that the caller keeps, of all boards, the last kept first. */
  getMyBookmarkedPostsByPage: Array<Post>;
  /** The caller's company likewise. */
  getMyCompany?: Maybe<Company>;
  /** The caller's company with what only its owner is told; null when there is none. */
  getMyCompanyDetails?: Maybe<CompanyDetails>;
  getMyFavouriteCount: Scalars['Int']['output'];
  /** Those of these listings, at most 100, that are the caller's favourites. */
  getMyFavouriteIds: Array<Scalars['ID']['output']>;
  /** The caller's favourites, the one marked last first; of one kind where it is given. Listings that are not public are left out. */
  getMyFavouritesByPage: Array<FavouriteListing>;
  getMyGiftCount: Scalars['Int']['output'];
  /** The caller's own cards, bought last first. */
  getMyGiftsByPage: Array<Gift>;
  /** The caller's hospital, public or not yet; null when there is none. */
  getMyHospital?: Maybe<Hospital>;
  getMyHospitalMedicalProductCount: Scalars['Int']['output'];
  getMyHospitalMedicalProductsByPage: Array<MedicalProduct>;
  getMyHospitalProductCount: Scalars['Int']['output'];
  getMyHospitalProductsByPage: Array<Product>;
  getMyHospitalReservationCount: Scalars['Int']['output'];
  /** Reservations at the caller's hospital. */
  getMyHospitalReservationsByPage: Array<Reservation>;
  getMyHospitalSettlementCount: Scalars['Int']['output'];
  getMyHospitalSettlementInfo: SettlementInfo;
  /** Paid reservations at the caller's hospital that took place, by their day, the latest first. */
  getMyHospitalSettlements: Array<Settlement>;
  /** The caller's own account. */
  getMyInfo: User;
  /** The caller's own, newest first. */
  getMyInquiriesByPage: Array<Inquiry>;
  /** NOT_FOUND for another's. */
  getMyInquiry: Inquiry;
  getMyInquiryCount: Scalars['Int']['output'];
  /** People whose messages the caller does not get. */
  getMyMessageBlocks: Array<MessagePerson>;
  /** The caller's own order; its state says what became of the payment. */
  getMyOrder: Order;
  getMyPetCount: Scalars['Int']['output'];
  /** The caller's pets: the main one first, then the oldest entry. `archived` asks for those that have died. */
  getMyPetsByPage: Array<Pet>;
  /** The caller's pharmacy likewise. */
  getMyPharmacy?: Maybe<Pharmacy>;
  /** The caller's balance. */
  getMyPoint: Point;
  /** Newest first; the days are inclusive. */
  getMyPointHistoryByPage: Array<PointHistory>;
  getMyPointHistoryCount: Scalars['Int']['output'];
  getMyPostCount: Scalars['Int']['output'];
  getMyPostsByPage: Array<Post>;
  getMyProduct: MyProduct;
  /** Offers of the caller's own business of one kind, hidden ones too, in its order. At most 100; `content` as lists have it. */
  getMyProducts: Array<MyProduct>;
  /** The caller's latest registration as a business; null when there is none. Business accounts only. */
  getMyRegistration?: Maybe<BusinessRegistration>;
  getMyReservationCount: Scalars['Int']['output'];
  /** Null when there is none. */
  getMyReservationFeed?: Maybe<ReservationFeed>;
  getMyReservationNoticeCount: Scalars['Int']['output'];
  /** Notices of reservations to the caller, as guest or as business, the last first. */
  getMyReservationNotices: Array<ReservationNotice>;
  /** The caller's own reservations as a guest. */
  getMyReservationsByPage: Array<Reservation>;
  getMyReviewCount: Scalars['Int']['output'];
  /** Visit days of which the caller has a review of this business: there is one of each. The latest first. */
  getMyReviewedDays: Array<Scalars['Date']['output']>;
  /** The caller's own, newest first; of one kind of business, or of all. */
  getMyReviewsByPage: Array<Review>;
  /** The staff of the caller's listing, the longest first, and the invitations to it. NOT_FOUND without a listing. */
  getMyStaff: StaffOfListing;
  /** The listings for which the caller works as a member of staff. */
  getMyWorkplaces: Array<Workplace>;
  /** At most five nicknames that begin with what is typed, of two letters or more. */
  getNicknameSuggestions: Array<Scalars['String']['output']>;
  getNotice: Notice;
  getNoticeCount: Scalars['Int']['output'];
  /** The notices before and after one. */
  getNoticeNeighbours: NoticeNeighbours;
  /** Notices of the house to everybody, newest first. */
  getNoticesByPage: Array<Notice>;
  /**
   * Starts an identity verification of the caller: a transaction id of the provider, and what the popup
   * (400×640) posts to `action`. It comes back to /auth/danal with a code.
   */
  getPaymentTransactionId: PaymentTransactionId;
  getPet: Pet;
  /** Animals, and their breeds below them. */
  getPetKinds: Array<PetKind>;
  /** As getHospitalsByPage. */
  getPharmaciesByPage: Array<Pharmacy>;
  getPharmaciesCount: Scalars['Int']['output'];
  /** NOT_FOUND unless it is public, or the caller's own. */
  getPharmacy: Pharmacy;
  getPharmacyClickCount: Array<ClickCount>;
  getPharmacyInflowCount: Array<InflowCount>;
  /** As getHospitalPins. */
  getPharmacyPins: ListingPins;
  getPharmacyVisotorCount: Array<VisitorCount>;
  /**
   * Public listings of `kinds` (hospitals and pharmacies unless told) with every one of `filters` per area; only areas
   * that have any. Bounds keep areas that touch them.
   */
  getPlaceCountsByLevel: Array<AreaCount>;
  /** By the post's number on the board or by its id. */
  getPost: Post;
  getPostCommentCount: Scalars['Int']['output'];
  /** Threads by their first comment, oldest first, each with its answers. */
  getPostCommentsByPage: Array<PostComment>;
  /** Of words at most 1,000, and below a number at most 10,000, are counted. */
  getPostCount: Scalars['Int']['output'];
  /** The posts written just before and after one. */
  getPostNeighbours: PostNeighbours;
  /**
   * Posts of a board: marketplace, petcafe, mypet, ask, pet-doctor. What has ended comes last, then newest or most liked first.
   * `search`: words that they have. Pages go as far as 10,000 posts; `before`, a number, begins further back.
   */
  getPostsByPage: Array<Post>;
  /** Of those that pay for it, best score first. */
  getPremiumCompaniesByPage: Array<Company>;
  getPremiumCompaniesCount: Scalars['Int']['output'];
  /** Of those that pay for it, best score first. */
  getPremiumHospitalsByPage: Array<Hospital>;
  getPremiumHospitalsCount: Scalars['Int']['output'];
  /** Of those that pay for it, best score first. */
  getPremiumPharmaciesByPage: Array<Pharmacy>;
  getPremiumPharmaciesCount: Scalars['Int']['output'];
  /** Counted as far as 10,000. */
  getQuestionCount: Scalars['Int']['output'];
  /** Questions as hospitals look for them, newest first. */
  getQuestionsByPage: Array<Post>;
  getReceivedMessageCount: Scalars['Int']['output'];
  /** Newest first. `search`: a part of the text or of the other's nickname. */
  getReceivedMessagesByPage: Array<Message>;
  /** All areas, for pickers: sido in official order, each with its sigungu. */
  getRegions: Array<Sido>;
  /** NOT_FOUND unless it is the caller's own, as guest or as business. */
  getReservation: Reservation;
  getReview: Review;
  /** As getReviewTotal, newest first. */
  getReviewCount: Scalars['Int']['output'];
  getReviewCountOfMyBusiness: Scalars['Int']['output'];
  /** The averages of one business's reviews. */
  getReviewRate: ReviewRate;
  getReviewRateOfMyBusiness: ReviewRate;
  /** Lists go up to the 10,000th review. Words, praises and rare animals are counted as far as a list of this order is looked through. */
  getReviewTotal: ReviewTotal;
  /** Newest first unless `sort` says otherwise. */
  getReviewsByPage: Array<Review>;
  /** Of the caller's business. `isAnswered` false asks for those without a reply. */
  getReviewsOfMyBusinessByPage: Array<Review>;
  /** The number of text searches that there have been. */
  getSearchCount: Scalars['Int']['output'];
  /**
   * While somebody types: areas first, then hospitals, pharmacies and companies, at most 3 and 5 of each, by name or
   * initial consonants. TOO_MANY_REQUESTS beyond 600 a minute and network.
   */
  getSearchSuggestions: Array<SearchSuggestion>;
  /** The sentence of a page of a search above its list; asked together with the list it is one search. */
  getSearchSummary: SearchSummary;
  getSentMessageCount: Scalars['Int']['output'];
  getSentMessagesByPage: Array<Message>;
  /** Numbers of what is public on the site, and today's page views. */
  getSiteCounts: SiteCounts;
  /** The house that runs the site, as operators have said it. What nobody has said is null, and stands in the shell. */
  getSiteOwner: SiteOwner;
  /** Providers that one can log in with; signed in, also which of them are linked. */
  getSocialAccounts: Array<SocialAccount>;
  /** By the token of a link that came by mail: NOT_FOUND for one that was used, taken back or replaced, INVITATION_EXPIRED after seven days. */
  getStaffInvitation: OpenStaffInvitation;
  getSymptom: Symptom;
  /** The choices above single symptoms: animal, part of the body, complaint, each with how many symptoms are below. */
  getSymptomTree: Array<SymptomDivision>;
  /** Those of up to 50 ids that are there, in the order of getSymptomsByPage. */
  getSymptomsByIds: Array<Symptom>;
  /** In the order of division, group, parent and child; what is not given is not asked about. */
  getSymptomsByPage: Array<Symptom>;
  getSymptomsCount: Scalars['Int']['output'];
  getTotalGiftCount: Scalars['Int']['output'];
  getUnreadMessageCount: Scalars['Int']['output'];
  /** The server answers. */
  ping: Scalars['Boolean']['output'];
  /** The next two weeks as this setting would make them, and reservations that would lie outside. Changes nothing. */
  previewReservationTime: ReservationTimePreview;
  /** Opening hours as the words of an owner tell them, for a form to offer; saving words never changes the hours. */
  readOpeningHours: OpeningReading;
  /**
   * Public listings that no account owns: what a business may ask for while it joins. By name, area, licence
   * number or telephone number, at most 20, best match first; none for fewer than two characters.
   */
  searchClaimableListings: Array<ClaimableListing>;
  /** As searchHospitals. */
  searchCompanies: Array<Company>;
  searchCompaniesCount: Scalars['Int']['output'];
  /** Diseases with any of up to 50 symptoms: most of them first, then those with the fewest others, then by name. Unknown ids match nothing. */
  searchDiseases: Array<Disease>;
  searchDiseasesCount: Scalars['Int']['output'];
  /**
   * Text search over name, address, doctors and expertise: best match first, then nearest (by bands), score,
   * unless `order` says otherwise.
   * Without text: as getHospitalsByPage. `order: distance` needs latitude and longitude.
   */
  searchHospitals: Array<Hospital>;
  /** A text that thousands match is not counted to the end. */
  searchHospitalsCount: Scalars['Int']['output'];
  /**
   * Prices of a treatment, with all below it, in an area, or in the next larger one while too little is known: a sigungu,
   * its sido, the nation. Of a sigungu three prices are enough, of anything larger they must be of three of its parts.
   * Null while nowhere is enough known.
   */
  searchMedicalPrice?: Maybe<MedicalPriceSummary>;
  /** As searchHospitals. */
  searchPharmacies: Array<Pharmacy>;
  searchPharmaciesCount: Scalars['Int']['output'];
};


export type QueryCheckDuplicateEmailArgs = {
  email: Scalars['String']['input'];
};


export type QueryCheckDuplicateNicknameArgs = {
  nickname: Scalars['String']['input'];
};


export type QueryFindEmailArgs = {
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};


export type QueryGetBannersByTypeArgs = {
  type: Scalars['Int']['input'];
};


export type QueryGetCompaniesByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<HospitalOrder>;
  filters?: InputMaybe<Array<HospitalFeature>>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCompaniesCountArgs = {
  filters?: InputMaybe<Array<HospitalFeature>>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCompanyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetCompanyPinsArgs = {
  east: Scalars['Float']['input'];
  filters?: InputMaybe<Array<HospitalFeature>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  north: Scalars['Float']['input'];
  south: Scalars['Float']['input'];
  west: Scalars['Float']['input'];
};


export type QueryGetCompanyProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetCompanyProductCountArgs = {
  companyId: Scalars['ID']['input'];
  type?: InputMaybe<ProductType>;
};


export type QueryGetCompanyProductsByPageArgs = {
  companyId: Scalars['ID']['input'];
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<ProductType>;
};


export type QueryGetContestCommentCountArgs = {
  entryId: Scalars['ID']['input'];
};


export type QueryGetContestCommentsArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  entryId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetContestEntriesArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  roundId?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<ContestSort>;
};


export type QueryGetContestEntryArgs = {
  entryId: Scalars['ID']['input'];
};


export type QueryGetDiseaseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetDiseaseHospitalsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  diseaseId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetDiseaseHospitalsCountArgs = {
  diseaseId: Scalars['ID']['input'];
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetDiseasesByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  division?: InputMaybe<Scalars['String']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  parent?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetDiseasesCountArgs = {
  division?: InputMaybe<Scalars['String']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  parent?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetFaqCountArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetFaqsByPageArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetGiftGroupArgs = {
  groupId: Scalars['ID']['input'];
};


export type QueryGetGiftGroupsArgs = {
  itemsPerPage?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sortOption?: InputMaybe<GiftSort>;
};


export type QueryGetGuestHistoryArgs = {
  reservationId: Scalars['ID']['input'];
};


export type QueryGetHospitalArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetHospitalClickCountArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryGetHospitalInflowCountArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryGetHospitalMedicalProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetHospitalMedicalProductCountArgs = {
  hospitalId: Scalars['ID']['input'];
};


export type QueryGetHospitalMedicalProductsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  hospitalId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetHospitalPinsArgs = {
  east: Scalars['Float']['input'];
  filters?: InputMaybe<Array<HospitalFeature>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  north: Scalars['Float']['input'];
  south: Scalars['Float']['input'];
  west: Scalars['Float']['input'];
};


export type QueryGetHospitalProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetHospitalProductCountArgs = {
  hospitalId: Scalars['ID']['input'];
  type?: InputMaybe<ProductType>;
};


export type QueryGetHospitalProductsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  hospitalId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<ProductType>;
};


export type QueryGetHospitalReservationTimeArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetHospitalVisotorCountArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryGetHospitalsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<HospitalOrder>;
  filters?: InputMaybe<Array<HospitalFeature>>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetHospitalsCountArgs = {
  filters?: InputMaybe<Array<HospitalFeature>>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetListingsByIdsArgs = {
  listingIds: Array<Scalars['ID']['input']>;
};


export type QueryGetMaskedFeeRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetMaskedFeeRecordCountArgs = {
  medicalId?: InputMaybe<Scalars['ID']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetMaskedFeeRecordsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  medicalId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetMedicalOffersByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  medicalId: Scalars['ID']['input'];
  most?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetMedicalOffersCountArgs = {
  medicalId: Scalars['ID']['input'];
  most?: InputMaybe<Scalars['Int']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetMessageArgs = {
  messageId: Scalars['ID']['input'];
};


export type QueryGetMostVisitedCompaniesByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMostVisitedHospitalsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMostVisitedPharmaciesByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMyAlertsArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMyBookmarkedPostsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMyFavouriteCountArgs = {
  kind?: InputMaybe<ListingKind>;
};


export type QueryGetMyFavouriteIdsArgs = {
  listingIds: Array<Scalars['ID']['input']>;
};


export type QueryGetMyFavouritesByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<ListingKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMyGiftsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMyHospitalMedicalProductsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMyHospitalProductCountArgs = {
  type?: InputMaybe<ProductType>;
};


export type QueryGetMyHospitalProductsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<ProductType>;
};


export type QueryGetMyHospitalReservationCountArgs = {
  reservationSearchInput?: InputMaybe<ReservationSearchInput>;
};


export type QueryGetMyHospitalReservationsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  reservationSearchInput?: InputMaybe<ReservationSearchInput>;
};


export type QueryGetMyHospitalSettlementCountArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryGetMyHospitalSettlementInfoArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryGetMyHospitalSettlementsArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryGetMyInquiriesByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMyInquiryArgs = {
  inquiryId: Scalars['ID']['input'];
};


export type QueryGetMyOrderArgs = {
  ordrIdx: Scalars['String']['input'];
};


export type QueryGetMyPetCountArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryGetMyPetsByPageArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMyPointHistoryByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryGetMyPointHistoryCountArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryGetMyPostCountArgs = {
  boardId: Scalars['String']['input'];
};


export type QueryGetMyPostsByPageArgs = {
  boardId: Scalars['String']['input'];
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMyProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetMyProductsArgs = {
  kind: MyProductKind;
};


export type QueryGetMyReservationCountArgs = {
  reservationSearchInput?: InputMaybe<ReservationSearchInput>;
};


export type QueryGetMyReservationNoticeCountArgs = {
  unreadOnly?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryGetMyReservationNoticesArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMyReservationsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  reservationSearchInput?: InputMaybe<ReservationSearchInput>;
};


export type QueryGetMyReviewCountArgs = {
  kind?: InputMaybe<ListingKind>;
};


export type QueryGetMyReviewedDaysArgs = {
  businessId: Scalars['ID']['input'];
};


export type QueryGetMyReviewsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<ListingKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetNicknameSuggestionsArgs = {
  typed: Scalars['String']['input'];
};


export type QueryGetNoticeArgs = {
  noticeId: Scalars['ID']['input'];
};


export type QueryGetNoticeNeighboursArgs = {
  noticeId: Scalars['ID']['input'];
};


export type QueryGetNoticesByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetPetArgs = {
  petId: Scalars['ID']['input'];
};


export type QueryGetPharmaciesByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<HospitalOrder>;
  filters?: InputMaybe<Array<HospitalFeature>>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPharmaciesCountArgs = {
  filters?: InputMaybe<Array<HospitalFeature>>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPharmacyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetPharmacyClickCountArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryGetPharmacyInflowCountArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryGetPharmacyPinsArgs = {
  east: Scalars['Float']['input'];
  filters?: InputMaybe<Array<HospitalFeature>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  north: Scalars['Float']['input'];
  south: Scalars['Float']['input'];
  west: Scalars['Float']['input'];
};


export type QueryGetPharmacyVisotorCountArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryGetPlaceCountsByLevelArgs = {
  bounds?: InputMaybe<BoundsInput>;
  filters?: InputMaybe<Array<HospitalFeature>>;
  kinds?: InputMaybe<Array<ListingKind>>;
  level: AreaLevel;
};


export type QueryGetPostArgs = {
  boardId: Scalars['String']['input'];
  postId?: InputMaybe<Scalars['ID']['input']>;
  postIdx?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetPostCommentCountArgs = {
  postId: Scalars['ID']['input'];
};


export type QueryGetPostCommentsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  postId: Scalars['ID']['input'];
};


export type QueryGetPostCountArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  boardId: Scalars['String']['input'];
  category?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPostNeighboursArgs = {
  boardId: Scalars['String']['input'];
  postIdx: Scalars['Int']['input'];
};


export type QueryGetPostsByPageArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  boardId: Scalars['String']['input'];
  category?: InputMaybe<Scalars['String']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PostSort>;
};


export type QueryGetPremiumCompaniesByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPremiumCompaniesCountArgs = {
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPremiumHospitalsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPremiumHospitalsCountArgs = {
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPremiumPharmaciesByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPremiumPharmaciesCountArgs = {
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetQuestionCountArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  state: QuestionState;
};


export type QueryGetQuestionsByPageArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  state: QuestionState;
};


export type QueryGetReceivedMessageCountArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetReceivedMessagesByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetReservationArgs = {
  reservationId: Scalars['ID']['input'];
};


export type QueryGetReviewArgs = {
  reviewId: Scalars['ID']['input'];
};


export type QueryGetReviewCountArgs = {
  filter: ReviewFilter;
};


export type QueryGetReviewCountOfMyBusinessArgs = {
  hasPictures?: InputMaybe<Scalars['Boolean']['input']>;
  isAnswered?: InputMaybe<Scalars['Boolean']['input']>;
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  star?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetReviewRateArgs = {
  businessId: Scalars['ID']['input'];
  kind: ListingKind;
};


export type QueryGetReviewTotalArgs = {
  filter: ReviewFilter;
  sort?: InputMaybe<ReviewSort>;
};


export type QueryGetReviewsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  filter: ReviewFilter;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ReviewSort>;
};


export type QueryGetReviewsOfMyBusinessByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  hasPictures?: InputMaybe<Scalars['Boolean']['input']>;
  isAnswered?: InputMaybe<Scalars['Boolean']['input']>;
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ReviewSort>;
  star?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetSearchSuggestionsArgs = {
  search: Scalars['String']['input'];
};


export type QueryGetSearchSummaryArgs = {
  filters?: InputMaybe<Array<HospitalFeature>>;
  kind: ListingKind;
  search?: InputMaybe<Scalars['String']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSentMessageCountArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSentMessagesByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetStaffInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryGetSymptomArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetSymptomsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryGetSymptomsByPageArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  division?: InputMaybe<Scalars['String']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  parent?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSymptomsCountArgs = {
  division?: InputMaybe<Scalars['String']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  parent?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPreviewReservationTimeArgs = {
  time: HospitalReservationTimeInput;
};


export type QueryReadOpeningHoursArgs = {
  businessHoursText: Scalars['String']['input'];
  humu?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchClaimableListingsArgs = {
  kind: ListingKind;
  search: Scalars['String']['input'];
};


export type QuerySearchCompaniesArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<Array<HospitalFeature>>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  order?: InputMaybe<HospitalOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchCompaniesCountArgs = {
  filters?: InputMaybe<Array<HospitalFeature>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchDiseasesArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  symptomIds: Array<Scalars['ID']['input']>;
};


export type QuerySearchDiseasesCountArgs = {
  symptomIds: Array<Scalars['ID']['input']>;
};


export type QuerySearchHospitalsArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<Array<HospitalFeature>>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  order?: InputMaybe<HospitalOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchHospitalsCountArgs = {
  filters?: InputMaybe<Array<HospitalFeature>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchMedicalPriceArgs = {
  medicalId: Scalars['ID']['input'];
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchPharmaciesArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<Array<HospitalFeature>>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  order?: InputMaybe<HospitalOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchPharmaciesCountArgs = {
  filters?: InputMaybe<Array<HospitalFeature>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
};

/** Waiting for any answer; answered by the caller. */
export type QuestionState =
  | 'all'
  | 'mine'
  | 'waiting';

export type ReceiptItem = {
  __typename?: 'ReceiptItem';
  /** Of getMedicals. */
  medicalId?: Maybe<Scalars['ID']['output']>;
  /** Its own name, else that of the treatment. */
  name: Scalars['String']['output'];
  price: Scalars['Int']['output'];
};

export type ReceiptItemInput = {
  /** A treatment of getMedicals below its top; of hospitals only. */
  medicalId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 60 characters; needed without a medicalId. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 100,000,000 won. */
  price: Scalars['Int']['input'];
};

/** An operator looks at each receipt. */
export type ReceiptState =
  | 'refused'
  | 'verified'
  | 'waiting';

/** The way that money has come which goes back. */
export type RefundState =
  /** The provider is being asked. */
  | 'asked'
  | 'done'
  /** The provider is asked no more: an operator gives it back. */
  | 'given_up'
  /** The provider has refused, and is asked again. */
  | 'refused';

export type RegisterAccountUserInput = {
  email: Scalars['String']['input'];
  /** The code that came to the address by mail; needed where the site sends mail. */
  emailCode?: InputMaybe<Scalars['String']['input']>;
  marketing?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  nickname: Scalars['String']['input'];
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  /** Nickname of who recommended the site. */
  recommender?: InputMaybe<Scalars['String']['input']>;
};

export type RegisterHospitalInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  /** Telephone of the listing. */
  contract?: InputMaybe<Scalars['String']['input']>;
  detailAddress?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  /** The code that came to the address by mail; needed where the site sends mail. */
  emailCode?: InputMaybe<Scalars['String']['input']>;
  /** The licence, a PDF or a picture. */
  file: Scalars['Upload']['input'];
  /** Of a listing that is there; without it hospitalName and address are a new one's. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  hospitalName?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  marketing?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  nickname: Scalars['String']['input'];
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
  registrationNumber: Scalars['String']['input'];
};

export type RegisterPharmacyInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  /** Telephone of the listing. */
  contract?: InputMaybe<Scalars['String']['input']>;
  detailAddress?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  /** The code that came to the address by mail; needed where the site sends mail. */
  emailCode?: InputMaybe<Scalars['String']['input']>;
  /** The licence, a PDF or a picture. */
  file: Scalars['Upload']['input'];
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  marketing?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  nickname: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** Of a listing that is there; without it pharmacyName and address are a new one's. */
  pharmacyId?: InputMaybe<Scalars['ID']['input']>;
  pharmacyName?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
  registrationNumber: Scalars['String']['input'];
};

export type RegisterSocialUserInput = {
  email: Scalars['String']['input'];
  marketing?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  nickname: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  recommender?: InputMaybe<Scalars['String']['input']>;
  ticket: Scalars['String']['input'];
};

export type RegistrationStatus =
  | 'approved'
  | 'pending'
  | 'rejected';

export type RegularClosure = {
  __typename?: 'RegularClosure';
  /** 0 Sunday to 6 Saturday. */
  weekday: Scalars['Int']['output'];
  /** In these weeks of the month: 1 to 5, -1 the last. Null: every other week, not said which. */
  weeks?: Maybe<Array<Scalars['Int']['output']>>;
};

export type RegularClosureInput = {
  weekday: Scalars['Int']['input'];
  /** 1 to 5, -1 the last; null: every other week, not said which. */
  weeks?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type ReportReason =
  | 'abuse'
  | 'advertising'
  | 'falsehood'
  | 'other'
  | 'privacy';

export type Reservation = {
  __typename?: 'Reservation';
  business: ReservedBusiness;
  /** Null for a hospital's. */
  company?: Maybe<Company>;
  /** The time at which the business gave its word first; stays when the reservation is cancelled later. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  date: Scalars['Date']['output'];
  /** The day on which a stay of nights ends; null for a slot. */
  endDate?: Maybe<Scalars['Date']['output']>;
  endsAt: Scalars['DateTime']['output'];
  /** From its making to now, the oldest first. */
  history: Array<StatusChange>;
  /** Null for a company's. */
  hospital?: Maybe<Hospital>;
  id: Scalars['ID']['output'];
  /** Addresses that are good for ten minutes. */
  images: Array<Scalars['String']['output']>;
  /** Entered by the business for somebody who called. */
  isByPhone: Scalars['Boolean']['output'];
  /** By their names and prices when they were booked: a row for each product and one for each option of it. */
  items: Array<ReservationItem>;
  /** Of what kind the business is. */
  kind: ListingKind;
  note: Scalars['String']['output'];
  /** Null unless it was paid here. */
  paid?: Maybe<PaidSum>;
  /** Until when it is held for a payment; null when none is waited for. */
  payBy?: Maybe<Scalars['DateTime']['output']>;
  /** As it was when it was booked for; null where nothing was said of it. */
  pet?: Maybe<ReservedPet>;
  petKind?: Maybe<Scalars['String']['output']>;
  petName?: Maybe<Scalars['String']['output']>;
  /** Won: the sum of the items. */
  price: Scalars['Int']['output'];
  /** The reason why the business refused or cancelled, 1 to 200 letters. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Of the money in `refunded`; null when none has to go back. */
  refundState?: Maybe<RefundState>;
  /** Of what was paid; null when nothing went back. */
  refunded?: Maybe<PaidSum>;
  reservationNumber: Scalars['String']['output'];
  startsAt: Scalars['DateTime']['output'];
  /** 0 requested, 1 confirmed, 2 completed, 3 cancelled, 4 rejected, 5 no-show, 6 payment pending, 7 expired. */
  status: Scalars['Int']['output'];
  /** The name of the status in Korean: of 4 it tells what was refused from what was cancelled after it had been confirmed. */
  statusName: Scalars['String']['output'];
  time: Scalars['Time']['output'];
  timestamp: Timestamp;
  /** Null when the guest has withdrawn. */
  user?: Maybe<ReservationUser>;
};

export type ReservationExclude = {
  __typename?: 'ReservationExclude';
  endDate: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  startDate: Scalars['Date']['output'];
};

export type ReservationExcludeInput = {
  endDate: Scalars['Date']['input'];
  startDate: Scalars['Date']['input'];
};

export type ReservationFeed = {
  __typename?: 'ReservationFeed';
  createdAt: Scalars['DateTime']['output'];
  /** Secret: whoever has it reads the calendar. */
  path: Scalars['String']['output'];
};

export type ReservationItem = {
  __typename?: 'ReservationItem';
  id: Scalars['ID']['output'];
  /** Null for what costs its price once. */
  nights?: Maybe<Scalars['Int']['output']>;
  /** Null in the row of the product itself, and once the option was taken away. */
  optionId?: Maybe<Scalars['ID']['output']>;
  optionName?: Maybe<Scalars['String']['output']>;
  /** Won, of all nights; of an option what it adds. */
  price: Scalars['Int']['output'];
  /** Null once the business has gone. */
  productId?: Maybe<Scalars['ID']['output']>;
  productName: Scalars['String']['output'];
  purpose: ItemPurpose;
};

export type ReservationNotice = {
  __typename?: 'ReservationNotice';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  /** The page of this site that it leads to. */
  path: Scalars['String']['output'];
  reservationId: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ReservationPhase =
  /** Requested, confirmed or to be paid, and not over. */
  | 'ahead'
  /** Cancelled, rejected or expired. */
  | 'off'
  /** Completed, missed, or over without anybody having said how it went. */
  | 'past';

export type ReservationSearchInput = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The point that they have come to by now. */
  phase?: InputMaybe<ReservationPhase>;
  /** Part of the reservation number, the guest's or the pet's name. */
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ReservationSort>;
  /** Inclusive days on which reservations begin. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  statuses?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type ReservationSort =
  /** Begins last comes first. */
  | 'latest'
  /** Made last comes first. */
  | 'recent'
  /** Begins first comes first. */
  | 'time';

export type ReservationTimeDay = {
  __typename?: 'ReservationTimeDay';
  date: Scalars['Date']['output'];
  /** Every slot, taken or not. */
  times: Array<Scalars['Time']['output']>;
};

export type ReservationTimePreview = {
  __typename?: 'ReservationTimePreview';
  days: Array<ReservationTimeDay>;
  /** Still to come, the earliest first, a hundred at most. */
  outside: Array<Reservation>;
  outsideCount: Scalars['Int']['output'];
};

export type ReservationUser = {
  __typename?: 'ReservationUser';
  /** Null of somebody who called: there is no account. */
  id?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  /** E.164. */
  phone: Scalars['String']['output'];
};

export type ReservedBusiness = {
  __typename?: 'ReservedBusiness';
  address: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** False: it has closed, or is not shown for another reason. */
  isPublic: Scalars['Boolean']['output'];
  kind: ListingKind;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
};

export type ReservedPet = {
  __typename?: 'ReservedPet';
  /** Null once its guardian has removed it. */
  id?: Maybe<Scalars['ID']['output']>;
  petBirthday?: Maybe<Scalars['Date']['output']>;
  petGender?: Maybe<PetGender>;
  /** As it is now. */
  petImage?: Maybe<Scalars['String']['output']>;
  petKind?: Maybe<Scalars['String']['output']>;
  petName: Scalars['String']['output'];
  /** 강아지, 고양이… */
  petType?: Maybe<Scalars['String']['output']>;
  /** Kilograms. */
  petWeight?: Maybe<Scalars['Float']['output']>;
};

/** Ratings are whole numbers from 1 to 5; those that the kind of business is not rated for are null. */
export type Review = {
  __typename?: 'Review';
  /** Mean of the kind's ratings, to one decimal. */
  averageRating: Scalars['Float']['output'];
  business: ReviewedBusiness;
  diagnosisRating?: Maybe<Scalars['Int']['output']>;
  explainRating?: Maybe<Scalars['Int']['output']>;
  facilityRating?: Maybe<Scalars['Int']['output']>;
  files: Array<ReviewFile>;
  /** True where the caller, who wrote it, wants a mail when the business answers. */
  hearsOfReply: Scalars['Boolean']['output'];
  /** The reason why it is hidden from everybody else; of the caller's own review alone. */
  hiddenReason?: Maybe<Scalars['String']['output']>;
  hygieneRating?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** True where the caller likes it. */
  isLiked: Scalars['Boolean']['output'];
  /** True where the caller wrote it. */
  isMine: Scalars['Boolean']['output'];
  /** True where the caller has reported it. */
  isReported: Scalars['Boolean']['output'];
  /** A receipt of the visit has been verified: 영수증 인증. */
  isVerified: Scalars['Boolean']['output'];
  kind: ListingKind;
  kindnessRating?: Maybe<Scalars['Int']['output']>;
  likeCount: Scalars['Int']['output'];
  locationRating?: Maybe<Scalars['Int']['output']>;
  medicineRating?: Maybe<Scalars['Int']['output']>;
  /** The animal that was there, as it was then. */
  pet?: Maybe<ReviewedPet>;
  /** Points that the review earned its writer. */
  point: Scalars['Int']['output'];
  /** From when 500 points come to the writer with nothing behind it: before that with a completed booking or a verified receipt. Null when none wait, and to others. */
  pointsFrom?: Maybe<Scalars['DateTime']['output']>;
  priceRating?: Maybe<Scalars['Int']['output']>;
  /** verified: one of them is; waiting: one still waits; else refused. Null without any, and for everybody but the writer. */
  receiptState?: Maybe<ReceiptState>;
  /** Of the caller's own review alone; null for everybody else. */
  receipts?: Maybe<Array<ReviewReceipt>>;
  reply?: Maybe<ReviewReply>;
  review: Scalars['String']['output'];
  reviewer: Reviewer;
  timestamp: Timestamp;
  visitDate: Scalars['Date']['output'];
  wouldRevisit: Scalars['Boolean']['output'];
};

export type ReviewFile = {
  __typename?: 'ReviewFile';
  filepath: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type ReviewFilter = {
  businessId?: InputMaybe<Scalars['ID']['input']>;
  hasPictures?: InputMaybe<Scalars['Boolean']['input']>;
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
  kind: ListingKind;
  /** 강아지, 고양이: the animal that was there. */
  petDivision?: InputMaybe<Scalars['String']['input']>;
  /** Given five points for this. */
  praisedFor?: InputMaybe<ReviewRating>;
  /** Words that the text has, all of up to five; up to 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The place of the business. */
  sido?: InputMaybe<Scalars['String']['input']>;
  sigungu?: InputMaybe<Scalars['String']['input']>;
  /** One band: 4 is an average from 4.0 to 4.9. */
  star?: InputMaybe<Scalars['Int']['input']>;
};

/** All ratings of the kind, and none of another kind. */
export type ReviewInput = {
  diagnosisRating?: InputMaybe<Scalars['Int']['input']>;
  explainRating?: InputMaybe<Scalars['Int']['input']>;
  facilityRating?: InputMaybe<Scalars['Int']['input']>;
  /** Addresses that POST /api/upload answered, in order; at most 10. */
  files?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A mail when the business answers; left out, it stays as it is. */
  hearsOfReply?: InputMaybe<Scalars['Boolean']['input']>;
  hygieneRating?: InputMaybe<Scalars['Int']['input']>;
  kindnessRating: Scalars['Int']['input'];
  locationRating?: InputMaybe<Scalars['Int']['input']>;
  medicineRating?: InputMaybe<Scalars['Int']['input']>;
  /** One of the caller's pets. */
  petId?: InputMaybe<Scalars['ID']['input']>;
  priceRating: Scalars['Int']['input'];
  /** At most 5. Left out of a change, the review keeps those that it has. */
  receipts?: InputMaybe<Array<ReviewReceiptInput>>;
  /** 10 to 2,000 characters. */
  review: Scalars['String']['input'];
  visitDate: Scalars['Date']['input'];
  wouldRevisit: Scalars['Boolean']['input'];
};

export type ReviewPraise = {
  __typename?: 'ReviewPraise';
  count: Scalars['Int']['output'];
  /** 친절해요 */
  label: Scalars['String']['output'];
  rating: ReviewRating;
};

/** Averages are null while there is no review, and where the kind of business is not rated for it. */
export type ReviewRate = {
  __typename?: 'ReviewRate';
  averageRating?: Maybe<Scalars['Float']['output']>;
  count: Scalars['Int']['output'];
  diagnosisRating?: Maybe<Scalars['Float']['output']>;
  explainRating?: Maybe<Scalars['Float']['output']>;
  facilityRating?: Maybe<Scalars['Float']['output']>;
  hygieneRating?: Maybe<Scalars['Float']['output']>;
  /** The praise of the business, when its best rating is good. */
  keyword?: Maybe<Scalars['String']['output']>;
  kindnessRating?: Maybe<Scalars['Float']['output']>;
  locationRating?: Maybe<Scalars['Float']['output']>;
  medicineRating?: Maybe<Scalars['Float']['output']>;
  pictureCount: Scalars['Int']['output'];
  /** Subjects that people gave five points for, most first. */
  praises: Array<ReviewPraise>;
  priceRating?: Maybe<Scalars['Float']['output']>;
  /** Share of reviewers who would come again, 0 to 1. */
  revisitShare?: Maybe<Scalars['Float']['output']>;
  /** Five bands, best first. */
  stars: Array<ReviewStarCount>;
  /** Without a reply of the business. */
  unansweredCount: Scalars['Int']['output'];
  verifiedCount: Scalars['Int']['output'];
};

export type ReviewRating =
  | 'diagnosisRating'
  | 'explainRating'
  | 'facilityRating'
  | 'hygieneRating'
  | 'kindnessRating'
  | 'locationRating'
  | 'medicineRating'
  | 'priceRating';

export type ReviewReceipt = {
  __typename?: 'ReviewReceipt';
  /** As printed on it. */
  date: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  items: Array<ReceiptItem>;
  /** An address that is good for ten minutes. */
  picture?: Maybe<Scalars['String']['output']>;
  /** The reason of its refusal. */
  reason?: Maybe<Scalars['String']['output']>;
  state: ReceiptState;
  /** Sum of the items, whole won. */
  total: Scalars['Int']['output'];
};

/**
 * A receipt of the visit. With the `id` of one that the review has already: that one, as long as nothing differs.
 * A changed one is a new one, which an operator has to verify again.
 */
export type ReviewReceiptInput = {
  /** Not in the future, not older than 24 months. */
  date: Scalars['Date']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50. */
  items: Array<ReceiptItemInput>;
  /** The `id` that POST /api/upload?private=true answered; with an `id`, null leaves that receipt's picture. */
  picture?: InputMaybe<Scalars['String']['input']>;
};

export type ReviewReply = {
  __typename?: 'ReviewReply';
  content: Scalars['String']['output'];
  timestamp: Timestamp;
};

export type ReviewSort =
  | 'like'
  | 'recent'
  | 'score';

export type ReviewStarCount = {
  __typename?: 'ReviewStarCount';
  count: Scalars['Int']['output'];
  star: Scalars['Int']['output'];
};

export type ReviewTotal = {
  __typename?: 'ReviewTotal';
  /** There may be more than were looked at. */
  isAtLeast: Scalars['Boolean']['output'];
  total: Scalars['Int']['output'];
};

export type ReviewedBusiness = {
  __typename?: 'ReviewedBusiness';
  id: Scalars['ID']['output'];
  /** False: it has closed, or is not shown for another reason. */
  isPublic: Scalars['Boolean']['output'];
  kind: ListingKind;
  name: Scalars['String']['output'];
  sido?: Maybe<Scalars['String']['output']>;
  sigungu?: Maybe<Scalars['String']['output']>;
};

export type ReviewedPet = {
  __typename?: 'ReviewedPet';
  division?: Maybe<Scalars['String']['output']>;
  /** Of the caller's own review alone. */
  id?: Maybe<Scalars['ID']['output']>;
  kindName: Scalars['String']['output'];
};

export type Reviewer = {
  __typename?: 'Reviewer';
  /** Null once the writer has left. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The middle of the name is masked. */
  name: Scalars['String']['output'];
  nickname: Scalars['String']['output'];
  userImage?: Maybe<Scalars['String']['output']>;
};

export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  /** Of an area. */
  bounds?: Maybe<Bounds>;
  /** The listing's; null for an area. */
  id?: Maybe<Scalars['ID']['output']>;
  kind: SuggestionKind;
  /** Of a listing whose position is known. */
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  sido?: Maybe<Scalars['String']['output']>;
  sigungu?: Maybe<Scalars['String']['output']>;
  /** A name to show and to search by. */
  text: Scalars['String']['output'];
};

export type SearchSummary = {
  __typename?: 'SearchSummary';
  /** There may be more than were looked at: `total` or more. */
  isAtLeast: Scalars['Boolean']['output'];
  /** The text says near me (우리 동네, 근처): with a position the nearest come first unless an order is asked for. */
  isNear: Scalars['Boolean']['output'];
  /** Words of the text that nobody in the area has (안과): all of the area is listed then. Mostly empty. */
  leftOut: Array<Scalars['String']['output']>;
  /** The number of them that pages can be asked for; no list is read further. */
  pageable: Scalars['Int']['output'];
  /** The place that distances are measured from where it is not the caller's: a station or new town that the text names (정자역), or the usual place for near me without a position. */
  place?: Maybe<Scalars['String']['output']>;
  /** The number that was found, as `searchHospitalsCount` says. */
  total: Scalars['Int']['output'];
};

export type Settlement = {
  __typename?: 'Settlement';
  date: Scalars['Date']['output'];
  /** The reservation's. */
  id: Scalars['ID']['output'];
  items: Array<ReservationItem>;
  /** Of the price, what was paid with points. */
  point: Scalars['Int']['output'];
  /** Won: what was paid and not refunded, points included. */
  price: Scalars['Int']['output'];
  reservationNumber: Scalars['String']['output'];
  time: Scalars['Time']['output'];
  /** Null when the guest has withdrawn. */
  user?: Maybe<SettlementUser>;
};

/** Whole won; more than an Int holds. */
export type SettlementInfo = {
  __typename?: 'SettlementInfo';
  count: Scalars['Int']['output'];
  /** 10 % of the total, rounded half up. */
  fees: Scalars['Float']['output'];
  /** Of the total, what was paid with points. */
  point: Scalars['Float']['output'];
  settlementAmount: Scalars['Float']['output'];
  totalPrice: Scalars['Float']['output'];
};

export type SettlementUser = {
  __typename?: 'SettlementUser';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Sido = {
  __typename?: 'Sido';
  code: Scalars['String']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** 서울, 경기… */
  shortName: Scalars['String']['output'];
  sigungu: Array<Sigungu>;
};

export type Sigungu = {
  __typename?: 'Sigungu';
  code: Scalars['String']['output'];
  east: Scalars['Float']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  north: Scalars['Float']['output'];
  south: Scalars['Float']['output'];
  west: Scalars['Float']['output'];
};

export type SiteCounts = {
  __typename?: 'SiteCounts';
  companyCount: Scalars['Int']['output'];
  hospitalCount: Scalars['Int']['output'];
  /** Since midnight in Asia/Seoul. */
  pageViewCount: Scalars['Int']['output'];
  pharmacyCount: Scalars['Int']['output'];
  /** Of every kind of listing. */
  reviewCount: Scalars['Int']['output'];
};

export type SiteOwner = {
  __typename?: 'SiteOwner';
  address?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  hostingProvider?: Maybe<Scalars['String']['output']>;
  mailOrderNumber?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  privacyEmail?: Maybe<Scalars['String']['output']>;
  privacyOfficer?: Maybe<Scalars['String']['output']>;
  /** Ten digits: 123-45-67890. */
  registrationNumber?: Maybe<Scalars['String']['output']>;
  representative?: Maybe<Scalars['String']['output']>;
  supportHours?: Maybe<Scalars['String']['output']>;
};

export type SocialAccount = {
  __typename?: 'SocialAccount';
  email?: Maybe<Scalars['String']['output']>;
  isLinked: Scalars['Boolean']['output'];
  /** False when this site has no key for it. */
  isOn: Scalars['Boolean']['output'];
  linkedAt?: Maybe<Scalars['DateTime']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  nickname?: Maybe<Scalars['String']['output']>;
  provider: SocialProvider;
};

/** As POST /api/client/user/login; without tokens where state is JOIN_REQUIRED or LINKED. */
export type SocialLogin = {
  __typename?: 'SocialLogin';
  /** The page that asked for the log-in. */
  next?: Maybe<Scalars['String']['output']>;
  refreshToken?: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
  stateURL: Scalars['String']['output'];
  token?: Maybe<Scalars['String']['output']>;
};

export type SocialProvider =
  | 'apple'
  | 'facebook'
  | 'kakao'
  | 'naver';

/**
 * Days of which the week alone does not tell whether they are open, and on which that is known: closed ones, public
 * holidays with hours of their own or as usual. Days alike that follow each other stand together. Times as in BusinessDay.
 */
export type SpecialDays = {
  __typename?: 'SpecialDays';
  breakEnd?: Maybe<Scalars['Time']['output']>;
  breakStart?: Maybe<Scalars['Time']['output']>;
  close?: Maybe<Scalars['Time']['output']>;
  from: Scalars['Date']['output'];
  isClosed: Scalars['Boolean']['output'];
  open?: Maybe<Scalars['Time']['output']>;
  /** Included. */
  to: Scalars['Date']['output'];
};

export type StaffBusiness = {
  __typename?: 'StaffBusiness';
  id: Scalars['ID']['output'];
  kind: ListingKind;
  name: Scalars['String']['output'];
};

export type StaffInvitation = {
  __typename?: 'StaffInvitation';
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isExpired: Scalars['Boolean']['output'];
  role: StaffRole;
};

export type StaffMember = {
  __typename?: 'StaffMember';
  email: Scalars['String']['output'];
  /** Of the account. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role: StaffRole;
  since: Scalars['DateTime']['output'];
};

export type StaffOfListing = {
  __typename?: 'StaffOfListing';
  business: StaffBusiness;
  invitations: Array<StaffInvitation>;
  members: Array<StaffMember>;
  /** Members and invitations together. */
  most: Scalars['Int']['output'];
};

/** The roles of a member of staff, of platform/session. */
export type StaffRole =
  | 'all'
  | 'bookings';

/** A station of a city railway, as people call it (강남역), and how far it is as the crow flies. */
export type StationNear = {
  __typename?: 'StationNear';
  metres: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** A step in the life of a reservation, with the day and time that it had after it. */
export type StatusChange = {
  __typename?: 'StatusChange';
  at: Scalars['DateTime']['output'];
  by: StatusChangedBy;
  date: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  /** The member of staff by whom the business did it; null of its owner, and for guests. */
  staffName?: Maybe<Scalars['String']['output']>;
  status: Scalars['Int']['output'];
  time: Scalars['Time']['output'];
};

export type StatusChangedBy =
  | 'business'
  | 'guardian'
  /** The passing of time. */
  | 'system';

export type StatusCount = {
  __typename?: 'StatusCount';
  count: Scalars['Int']['output'];
  status: Scalars['Int']['output'];
};

export type SuggestionKind =
  | 'company'
  | 'hospital'
  | 'pharmacy'
  | 'region';

/** Those of an animal that say the same (구토를 한다, 구토를 동반한다) have one id, wherever they stand. */
export type Symptom = {
  __typename?: 'Symptom';
  /** Null for the complaint as a whole. */
  child?: Maybe<Scalars['String']['output']>;
  division: Scalars['String']['output'];
  group: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  parent: Scalars['String']['output'];
};

export type SymptomDivision = {
  __typename?: 'SymptomDivision';
  count: Scalars['Int']['output'];
  groups: Array<SymptomGroup>;
  /** 강아지 or 고양이. */
  name: Scalars['String']['output'];
};

export type SymptomGroup = {
  __typename?: 'SymptomGroup';
  count: Scalars['Int']['output'];
  /** A part of the body. */
  name: Scalars['String']['output'];
  parents: Array<SymptomParent>;
};

export type SymptomParent = {
  __typename?: 'SymptomParent';
  count: Scalars['Int']['output'];
  /** A complaint. */
  name: Scalars['String']['output'];
};

export type Timestamp = {
  __typename?: 'Timestamp';
  createdAt: Scalars['DateTime']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Tokens = {
  __typename?: 'Tokens';
  refreshToken: Scalars['String']['output'];
  token: Scalars['String']['output'];
};

export type UpdateMedicalProductInput = {
  content?: InputMaybe<Scalars['String']['input']>;
  description1?: InputMaybe<Scalars['String']['input']>;
  description2?: InputMaybe<Scalars['String']['input']>;
  description3?: InputMaybe<Scalars['String']['input']>;
  price?: InputMaybe<Scalars['Int']['input']>;
  productImage?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateMyCompanyInput = {
  address?: InputMaybe<BusinessAddressInput>;
  /** False takes the reservations away too. */
  agreeReservation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only with `agreeReservation`, given now or before. */
  allowReservation?: InputMaybe<Scalars['Boolean']['input']>;
  blog?: InputMaybe<Scalars['String']['input']>;
  /** All seven days, or null for not known. */
  businessHours?: InputMaybe<Array<BusinessDayInput>>;
  /** In words, shown as written; readOpeningHours can offer hours for them. */
  businessHoursText?: InputMaybe<Scalars['String']['input']>;
  contract?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  /** Addresses that POST /api/upload answered, in order; at most 10. */
  facilityPicture?: InputMaybe<Array<Scalars['String']['input']>>;
  guideParkingLot?: InputMaybe<Scalars['String']['input']>;
  hasParkingLot?: InputMaybe<Scalars['Boolean']['input']>;
  homepage?: InputMaybe<Scalars['String']['input']>;
  /**
   * All of them, or null for nothing known. Left out: those that the owner wrote stay, those of an import go when
   * businessHours are given.
   */
  hoursExceptions?: InputMaybe<HoursExceptionsInput>;
  humu?: InputMaybe<Scalars['String']['input']>;
  introduce?: InputMaybe<Scalars['String']['input']>;
  is24?: InputMaybe<Scalars['Boolean']['input']>;
  isBeautyParlor?: InputMaybe<Scalars['Boolean']['input']>;
  isHotel?: InputMaybe<Scalars['Boolean']['input']>;
  isKindergarten?: InputMaybe<Scalars['Boolean']['input']>;
  isStore?: InputMaybe<Scalars['Boolean']['input']>;
  /** A channel address, a channel id, or empty. */
  kakaoplus?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  presentContact?: InputMaybe<Scalars['String']['input']>;
  presentName?: InputMaybe<Scalars['String']['input']>;
  /** `timestamp.updatedAt` of what was read before the change. */
  readAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type UpdateMyHospitalInput = {
  address?: InputMaybe<BusinessAddressInput>;
  allowReservation?: InputMaybe<Scalars['Boolean']['input']>;
  blog?: InputMaybe<Scalars['String']['input']>;
  /** All seven days, or null for not known. */
  businessHours?: InputMaybe<Array<BusinessDayInput>>;
  /** In words, shown as written; readOpeningHours can offer hours for them. */
  businessHoursText?: InputMaybe<Scalars['String']['input']>;
  contract?: InputMaybe<Scalars['String']['input']>;
  doctors?: InputMaybe<Array<Scalars['String']['input']>>;
  email?: InputMaybe<Scalars['String']['input']>;
  expertise?: InputMaybe<Scalars['String']['input']>;
  /** Addresses that POST /api/upload answered, in order; at most 10. */
  facilityPicture?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Up to 30 characters. */
  gubun?: InputMaybe<Scalars['String']['input']>;
  guideParkingLot?: InputMaybe<Scalars['String']['input']>;
  hasParkingLot?: InputMaybe<Scalars['Boolean']['input']>;
  homepage?: InputMaybe<Scalars['String']['input']>;
  /**
   * All of them, or null for nothing known. Left out: those that the owner wrote stay, those of an import go when
   * businessHours are given.
   */
  hoursExceptions?: InputMaybe<HoursExceptionsInput>;
  humu?: InputMaybe<Scalars['String']['input']>;
  introduce?: InputMaybe<Scalars['String']['input']>;
  is24?: InputMaybe<Scalars['Boolean']['input']>;
  isBeautyParlor?: InputMaybe<Scalars['Boolean']['input']>;
  isHotel?: InputMaybe<Scalars['Boolean']['input']>;
  isKindergarten?: InputMaybe<Scalars['Boolean']['input']>;
  isStore?: InputMaybe<Scalars['Boolean']['input']>;
  /** A channel address, a channel id, or empty. */
  kakaoplus?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** `timestamp.updatedAt` of what was read before the change. */
  readAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** In m², up to 100,000. */
  size?: InputMaybe<Scalars['Float']['input']>;
};

export type UpdateMyInfoInput = {
  address?: InputMaybe<AddressInput>;
  age?: InputMaybe<Scalars['Int']['input']>;
  gender?: InputMaybe<Gender>;
  married?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  nickname?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  /** An address that POST /api/upload answered. */
  userImage?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateMyPharmacyInput = {
  address?: InputMaybe<BusinessAddressInput>;
  blog?: InputMaybe<Scalars['String']['input']>;
  /** All seven days, or null for not known. */
  businessHours?: InputMaybe<Array<BusinessDayInput>>;
  /** In words, shown as written; readOpeningHours can offer hours for them. */
  businessHoursText?: InputMaybe<Scalars['String']['input']>;
  contract?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  /** Addresses that POST /api/upload answered, in order; at most 10. */
  facilityPicture?: InputMaybe<Array<Scalars['String']['input']>>;
  guideParkingLot?: InputMaybe<Scalars['String']['input']>;
  handlingMedicine?: InputMaybe<Scalars['String']['input']>;
  hasParkingLot?: InputMaybe<Scalars['Boolean']['input']>;
  homepage?: InputMaybe<Scalars['String']['input']>;
  /**
   * All of them, or null for nothing known. Left out: those that the owner wrote stay, those of an import go when
   * businessHours are given.
   */
  hoursExceptions?: InputMaybe<HoursExceptionsInput>;
  humu?: InputMaybe<Scalars['String']['input']>;
  introduce?: InputMaybe<Scalars['String']['input']>;
  is24?: InputMaybe<Scalars['Boolean']['input']>;
  isStore?: InputMaybe<Scalars['Boolean']['input']>;
  isUnion?: InputMaybe<Scalars['Boolean']['input']>;
  /** A channel address, a channel id, or empty. */
  kakaoplus?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  pharmacist?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `timestamp.updatedAt` of what was read before the change. */
  readAt?: InputMaybe<Scalars['DateTime']['input']>;
  uniqueness?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProductInput = {
  content?: InputMaybe<Scalars['String']['input']>;
  description1?: InputMaybe<Scalars['String']['input']>;
  description2?: InputMaybe<Scalars['String']['input']>;
  description3?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  price?: InputMaybe<Scalars['Int']['input']>;
  productImage?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProductOptionInput = {
  additionalPrice?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type UploadedPicture = {
  __typename?: 'UploadedPicture';
  id: Scalars['ID']['output'];
  /** In the width of a phone's page, 800 px. */
  url: Scalars['String']['output'];
};

export type User = {
  __typename?: 'User';
  address: Address;
  age?: Maybe<Scalars['Int']['output']>;
  birthday?: Maybe<Scalars['Date']['output']>;
  email: Scalars['String']['output'];
  gender?: Maybe<Gender>;
  /** False for an account that is logged in to by a provider alone. */
  hasPassword: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** The time at which the identity was verified; name and phone change by verifying again only, from then on. */
  identityVerifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time at which the person agreed to news and offers; null while they do not. */
  marketingAgreedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time at which they took that back, after which they have not agreed again. */
  marketingWithdrawnAt?: Maybe<Scalars['DateTime']['output']>;
  married?: Maybe<Scalars['Boolean']['output']>;
  name: Scalars['String']['output'];
  nickname: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  /** Nickname of who recommended the site. */
  recommender?: Maybe<Scalars['String']['output']>;
  /** The providers that are linked, each with what it said of the person; null when there is none. */
  social?: Maybe<UserSocial>;
  socialType: Scalars['Int']['output'];
  /** Until when the password that came by mail is good; null once it is one of the person's own. */
  temporaryPasswordUntil?: Maybe<Scalars['DateTime']['output']>;
  timestamp: Timestamp;
  type: Scalars['Int']['output'];
  userImage?: Maybe<Scalars['String']['output']>;
};

export type UserSocial = {
  __typename?: 'UserSocial';
  apple?: Maybe<AppleUser>;
  kakao?: Maybe<KakaoUser>;
  naver?: Maybe<NaverUser>;
};

export type VerifiedIdentity = {
  __typename?: 'VerifiedIdentity';
  birthday: Scalars['Date']['output'];
  gender: Gender;
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  verifiedAt: Scalars['DateTime']['output'];
};

export type VisitorCount = {
  __typename?: 'VisitorCount';
  date: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** Signed-in visitors. */
  memberCount: Scalars['Int']['output'];
  nonMemberCount: Scalars['Int']['output'];
};

export type Workplace = {
  __typename?: 'Workplace';
  business: StaffBusiness;
  role: StaffRole;
  since: Scalars['DateTime']['output'];
};

/** The words of platform/moderated.ts. */
export type WrittenKind =
  | 'comment'
  /** Of the picture contest. */
  | 'entry'
  | 'entryComment'
  /** One that the caller has received. */
  | 'message'
  | 'post'
  | 'review';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Listing:
    | ( Partial<Company> )
    | ( Partial<Hospital> )
    | ( Partial<Pharmacy> )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Address: ResolverTypeWrapper<Partial<Address>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  AddressInput: ResolverTypeWrapper<Partial<AddressInput>>;
  Alert: ResolverTypeWrapper<Partial<Alert>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  AlertPage: ResolverTypeWrapper<Partial<AlertPage>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  AppleAccount: ResolverTypeWrapper<Partial<AppleAccount>>;
  AppleUser: ResolverTypeWrapper<Partial<AppleUser>>;
  AreaCount: ResolverTypeWrapper<Partial<AreaCount>>;
  AreaLevel: ResolverTypeWrapper<Partial<AreaLevel>>;
  Banner: ResolverTypeWrapper<Partial<Banner>>;
  BoughtGift: ResolverTypeWrapper<Partial<BoughtGift>>;
  Bounds: ResolverTypeWrapper<Partial<Bounds>>;
  BoundsInput: ResolverTypeWrapper<Partial<BoundsInput>>;
  BusinessAddress: ResolverTypeWrapper<Partial<BusinessAddress>>;
  BusinessAddressInput: ResolverTypeWrapper<Partial<BusinessAddressInput>>;
  BusinessDay: ResolverTypeWrapper<Partial<BusinessDay>>;
  BusinessDayInput: ResolverTypeWrapper<Partial<BusinessDayInput>>;
  BusinessRegistration: ResolverTypeWrapper<Partial<BusinessRegistration>>;
  ClaimableListing: ResolverTypeWrapper<Partial<ClaimableListing>>;
  ClickCount: ResolverTypeWrapper<Partial<ClickCount>>;
  ClosedPeriod: ResolverTypeWrapper<Partial<ClosedPeriod>>;
  ClosedPeriodInput: ResolverTypeWrapper<Partial<ClosedPeriodInput>>;
  Company: ResolverTypeWrapper<Partial<Company>>;
  CompanyDetails: ResolverTypeWrapper<Partial<CompanyDetails>>;
  CompanyType: ResolverTypeWrapper<Partial<CompanyType>>;
  ContestAnswer: ResolverTypeWrapper<Partial<ContestAnswer>>;
  ContestAuthor: ResolverTypeWrapper<Partial<ContestAuthor>>;
  ContestComment: ResolverTypeWrapper<Partial<ContestComment>>;
  ContestEntry: ResolverTypeWrapper<Partial<ContestEntry>>;
  ContestRound: ResolverTypeWrapper<Partial<ContestRound>>;
  ContestSort: ResolverTypeWrapper<Partial<ContestSort>>;
  ContestState: ResolverTypeWrapper<Partial<ContestState>>;
  CorrectionSubject: ResolverTypeWrapper<Partial<CorrectionSubject>>;
  CreateMedicalProductInput: ResolverTypeWrapper<Partial<CreateMedicalProductInput>>;
  CreateProductInput: ResolverTypeWrapper<Partial<CreateProductInput>>;
  Date: ResolverTypeWrapper<Partial<Scalars['Date']['output']>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  Disease: ResolverTypeWrapper<Partial<Disease>>;
  FacilityPicture: ResolverTypeWrapper<Partial<FacilityPicture>>;
  Faq: ResolverTypeWrapper<Partial<Faq>>;
  FavouriteInput: ResolverTypeWrapper<Partial<FavouriteInput>>;
  FavouriteListing: ResolverTypeWrapper<Partial<FavouriteListing>>;
  Feast: ResolverTypeWrapper<Partial<Feast>>;
  FeeOfTheDay: ResolverTypeWrapper<Partial<FeeOfTheDay>>;
  FormField: ResolverTypeWrapper<Partial<FormField>>;
  FoundEmail: ResolverTypeWrapper<Partial<FoundEmail>>;
  FreeTime: ResolverTypeWrapper<Partial<FreeTime>>;
  Gender: ResolverTypeWrapper<Partial<Gender>>;
  Gift: ResolverTypeWrapper<Partial<Gift>>;
  GiftGroup: ResolverTypeWrapper<Partial<GiftGroup>>;
  GiftSort: ResolverTypeWrapper<Partial<GiftSort>>;
  GuestHistory: ResolverTypeWrapper<Partial<GuestHistory>>;
  GuestPet: ResolverTypeWrapper<Partial<GuestPet>>;
  GuestVisit: ResolverTypeWrapper<Partial<GuestVisit>>;
  HolidayHours: ResolverTypeWrapper<Partial<HolidayHours>>;
  HolidayHoursInput: ResolverTypeWrapper<Partial<HolidayHoursInput>>;
  HolidayRule: ResolverTypeWrapper<Partial<HolidayRule>>;
  Hospital: ResolverTypeWrapper<Partial<Hospital>>;
  HospitalFeature: ResolverTypeWrapper<Partial<HospitalFeature>>;
  HospitalOrder: ResolverTypeWrapper<Partial<HospitalOrder>>;
  HospitalPin: ResolverTypeWrapper<Partial<HospitalPin>>;
  HospitalPins: ResolverTypeWrapper<Partial<HospitalPins>>;
  HospitalReservationTime: ResolverTypeWrapper<Partial<HospitalReservationTime>>;
  HospitalReservationTimeInput: ResolverTypeWrapper<Partial<HospitalReservationTimeInput>>;
  HoursExceptions: ResolverTypeWrapper<Partial<HoursExceptions>>;
  HoursExceptionsInput: ResolverTypeWrapper<Partial<HoursExceptionsInput>>;
  InflowCount: ResolverTypeWrapper<Partial<InflowCount>>;
  Inquiry: ResolverTypeWrapper<Partial<Inquiry>>;
  InquiryAnswer: ResolverTypeWrapper<Partial<InquiryAnswer>>;
  InquiryPicture: ResolverTypeWrapper<Partial<InquiryPicture>>;
  ItemPurpose: ResolverTypeWrapper<Partial<ItemPurpose>>;
  KCPBaseResponse: ResolverTypeWrapper<Partial<KcpBaseResponse>>;
  KCPError: ResolverTypeWrapper<Partial<KcpError>>;
  KCPField: ResolverTypeWrapper<Partial<KcpField>>;
  KCPRegistration: ResolverTypeWrapper<Partial<KcpRegistration>>;
  KCPSiteInfo: ResolverTypeWrapper<Partial<KcpSiteInfo>>;
  KakaoUser: ResolverTypeWrapper<Partial<KakaoUser>>;
  Listing: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Listing']>;
  ListingKind: ResolverTypeWrapper<Partial<ListingKind>>;
  ListingPin: ResolverTypeWrapper<Partial<ListingPin>>;
  ListingPins: ResolverTypeWrapper<Partial<ListingPins>>;
  ListingState: ResolverTypeWrapper<Partial<ListingState>>;
  Login: ResolverTypeWrapper<Partial<Login>>;
  MaskedFeeItem: ResolverTypeWrapper<Partial<MaskedFeeItem>>;
  MaskedFeeRecord: ResolverTypeWrapper<Partial<MaskedFeeRecord>>;
  Medical: ResolverTypeWrapper<Partial<Medical>>;
  MedicalOffer: ResolverTypeWrapper<Partial<MedicalOffer>>;
  MedicalParent: ResolverTypeWrapper<Partial<MedicalParent>>;
  MedicalPriceRegion: ResolverTypeWrapper<Partial<MedicalPriceRegion>>;
  MedicalPriceSummary: ResolverTypeWrapper<Partial<MedicalPriceSummary>>;
  MedicalProduct: ResolverTypeWrapper<Partial<MedicalProduct>>;
  Message: ResolverTypeWrapper<Partial<Message>>;
  MessagePerson: ResolverTypeWrapper<Partial<MessagePerson>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyProduct: ResolverTypeWrapper<Partial<MyProduct>>;
  MyProductInput: ResolverTypeWrapper<Partial<MyProductInput>>;
  MyProductKind: ResolverTypeWrapper<Partial<MyProductKind>>;
  MyProductOptionInput: ResolverTypeWrapper<Partial<MyProductOptionInput>>;
  NaverUser: ResolverTypeWrapper<Partial<NaverUser>>;
  NextVaccination: ResolverTypeWrapper<Partial<NextVaccination>>;
  Notice: ResolverTypeWrapper<Partial<Notice>>;
  NoticeAdmin: ResolverTypeWrapper<Partial<NoticeAdmin>>;
  NoticeFile: ResolverTypeWrapper<Partial<NoticeFile>>;
  NoticeHead: ResolverTypeWrapper<Partial<NoticeHead>>;
  NoticeNeighbours: ResolverTypeWrapper<Partial<NoticeNeighbours>>;
  OpenStaffInvitation: ResolverTypeWrapper<Partial<OpenStaffInvitation>>;
  OpenState: ResolverTypeWrapper<Partial<OpenState>>;
  OpenStateKind: ResolverTypeWrapper<Partial<OpenStateKind>>;
  OpeningReading: ResolverTypeWrapper<Partial<OpeningReading>>;
  OpeningToday: ResolverTypeWrapper<Partial<OpeningToday>>;
  Order: ResolverTypeWrapper<Partial<Order>>;
  OrderState: ResolverTypeWrapper<Partial<OrderState>>;
  OutsideReservations: ResolverTypeWrapper<Partial<OutsideReservations>>;
  PaidSum: ResolverTypeWrapper<Partial<PaidSum>>;
  PaymentPage: ResolverTypeWrapper<Partial<PaymentPage>>;
  PaymentTransactionId: ResolverTypeWrapper<Partial<PaymentTransactionId>>;
  Pet: ResolverTypeWrapper<Partial<Pet>>;
  PetGender: ResolverTypeWrapper<Partial<PetGender>>;
  PetInput: ResolverTypeWrapper<Partial<PetInput>>;
  PetKind: ResolverTypeWrapper<Partial<PetKind>>;
  PetKindName: ResolverTypeWrapper<Partial<PetKindName>>;
  PetOwner: ResolverTypeWrapper<Partial<PetOwner>>;
  PetReminder: ResolverTypeWrapper<Partial<PetReminder>>;
  PetWeight: ResolverTypeWrapper<Partial<PetWeight>>;
  Pharmacy: ResolverTypeWrapper<Partial<Pharmacy>>;
  PhoneBookingInput: ResolverTypeWrapper<Partial<PhoneBookingInput>>;
  Point: ResolverTypeWrapper<Partial<Point>>;
  PointHistory: ResolverTypeWrapper<Partial<PointHistory>>;
  PointUser: ResolverTypeWrapper<Partial<PointUser>>;
  Post: ResolverTypeWrapper<Partial<Post>>;
  PostAuthor: ResolverTypeWrapper<Partial<PostAuthor>>;
  PostComment: ResolverTypeWrapper<Partial<PostComment>>;
  PostCommentAdmin: ResolverTypeWrapper<Partial<PostCommentAdmin>>;
  PostNeighbour: ResolverTypeWrapper<Partial<PostNeighbour>>;
  PostNeighbours: ResolverTypeWrapper<Partial<PostNeighbours>>;
  PostSort: ResolverTypeWrapper<Partial<PostSort>>;
  Product: ResolverTypeWrapper<Partial<Product>>;
  ProductMedical: ResolverTypeWrapper<Partial<ProductMedical>>;
  ProductOption: ResolverTypeWrapper<Partial<ProductOption>>;
  ProductOptionInput: ResolverTypeWrapper<Partial<ProductOptionInput>>;
  ProductType: ResolverTypeWrapper<Partial<ProductType>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionState: ResolverTypeWrapper<Partial<QuestionState>>;
  ReceiptItem: ResolverTypeWrapper<Partial<ReceiptItem>>;
  ReceiptItemInput: ResolverTypeWrapper<Partial<ReceiptItemInput>>;
  ReceiptState: ResolverTypeWrapper<Partial<ReceiptState>>;
  RefundState: ResolverTypeWrapper<Partial<RefundState>>;
  RegisterAccountUserInput: ResolverTypeWrapper<Partial<RegisterAccountUserInput>>;
  RegisterHospitalInput: ResolverTypeWrapper<Partial<RegisterHospitalInput>>;
  RegisterPharmacyInput: ResolverTypeWrapper<Partial<RegisterPharmacyInput>>;
  RegisterSocialUserInput: ResolverTypeWrapper<Partial<RegisterSocialUserInput>>;
  RegistrationStatus: ResolverTypeWrapper<Partial<RegistrationStatus>>;
  RegularClosure: ResolverTypeWrapper<Partial<RegularClosure>>;
  RegularClosureInput: ResolverTypeWrapper<Partial<RegularClosureInput>>;
  ReportReason: ResolverTypeWrapper<Partial<ReportReason>>;
  Reservation: ResolverTypeWrapper<Partial<Reservation>>;
  ReservationExclude: ResolverTypeWrapper<Partial<ReservationExclude>>;
  ReservationExcludeInput: ResolverTypeWrapper<Partial<ReservationExcludeInput>>;
  ReservationFeed: ResolverTypeWrapper<Partial<ReservationFeed>>;
  ReservationItem: ResolverTypeWrapper<Partial<ReservationItem>>;
  ReservationNotice: ResolverTypeWrapper<Partial<ReservationNotice>>;
  ReservationPhase: ResolverTypeWrapper<Partial<ReservationPhase>>;
  ReservationSearchInput: ResolverTypeWrapper<Partial<ReservationSearchInput>>;
  ReservationSort: ResolverTypeWrapper<Partial<ReservationSort>>;
  ReservationTimeDay: ResolverTypeWrapper<Partial<ReservationTimeDay>>;
  ReservationTimePreview: ResolverTypeWrapper<Partial<ReservationTimePreview>>;
  ReservationUser: ResolverTypeWrapper<Partial<ReservationUser>>;
  ReservedBusiness: ResolverTypeWrapper<Partial<ReservedBusiness>>;
  ReservedPet: ResolverTypeWrapper<Partial<ReservedPet>>;
  Review: ResolverTypeWrapper<Partial<Review>>;
  ReviewFile: ResolverTypeWrapper<Partial<ReviewFile>>;
  ReviewFilter: ResolverTypeWrapper<Partial<ReviewFilter>>;
  ReviewInput: ResolverTypeWrapper<Partial<ReviewInput>>;
  ReviewPraise: ResolverTypeWrapper<Partial<ReviewPraise>>;
  ReviewRate: ResolverTypeWrapper<Partial<ReviewRate>>;
  ReviewRating: ResolverTypeWrapper<Partial<ReviewRating>>;
  ReviewReceipt: ResolverTypeWrapper<Partial<ReviewReceipt>>;
  ReviewReceiptInput: ResolverTypeWrapper<Partial<ReviewReceiptInput>>;
  ReviewReply: ResolverTypeWrapper<Partial<ReviewReply>>;
  ReviewSort: ResolverTypeWrapper<Partial<ReviewSort>>;
  ReviewStarCount: ResolverTypeWrapper<Partial<ReviewStarCount>>;
  ReviewTotal: ResolverTypeWrapper<Partial<ReviewTotal>>;
  ReviewedBusiness: ResolverTypeWrapper<Partial<ReviewedBusiness>>;
  ReviewedPet: ResolverTypeWrapper<Partial<ReviewedPet>>;
  Reviewer: ResolverTypeWrapper<Partial<Reviewer>>;
  SearchSuggestion: ResolverTypeWrapper<Partial<SearchSuggestion>>;
  SearchSummary: ResolverTypeWrapper<Partial<SearchSummary>>;
  Settlement: ResolverTypeWrapper<Partial<Settlement>>;
  SettlementInfo: ResolverTypeWrapper<Partial<SettlementInfo>>;
  SettlementUser: ResolverTypeWrapper<Partial<SettlementUser>>;
  Sido: ResolverTypeWrapper<Partial<Sido>>;
  Sigungu: ResolverTypeWrapper<Partial<Sigungu>>;
  SiteCounts: ResolverTypeWrapper<Partial<SiteCounts>>;
  SiteOwner: ResolverTypeWrapper<Partial<SiteOwner>>;
  SocialAccount: ResolverTypeWrapper<Partial<SocialAccount>>;
  SocialLogin: ResolverTypeWrapper<Partial<SocialLogin>>;
  SocialProvider: ResolverTypeWrapper<Partial<SocialProvider>>;
  SpecialDays: ResolverTypeWrapper<Partial<SpecialDays>>;
  StaffBusiness: ResolverTypeWrapper<Partial<StaffBusiness>>;
  StaffInvitation: ResolverTypeWrapper<Partial<StaffInvitation>>;
  StaffMember: ResolverTypeWrapper<Partial<StaffMember>>;
  StaffOfListing: ResolverTypeWrapper<Partial<StaffOfListing>>;
  StaffRole: ResolverTypeWrapper<Partial<StaffRole>>;
  StationNear: ResolverTypeWrapper<Partial<StationNear>>;
  StatusChange: ResolverTypeWrapper<Partial<StatusChange>>;
  StatusChangedBy: ResolverTypeWrapper<Partial<StatusChangedBy>>;
  StatusCount: ResolverTypeWrapper<Partial<StatusCount>>;
  SuggestionKind: ResolverTypeWrapper<Partial<SuggestionKind>>;
  Symptom: ResolverTypeWrapper<Partial<Symptom>>;
  SymptomDivision: ResolverTypeWrapper<Partial<SymptomDivision>>;
  SymptomGroup: ResolverTypeWrapper<Partial<SymptomGroup>>;
  SymptomParent: ResolverTypeWrapper<Partial<SymptomParent>>;
  Time: ResolverTypeWrapper<Partial<Scalars['Time']['output']>>;
  Timestamp: ResolverTypeWrapper<Partial<Timestamp>>;
  Tokens: ResolverTypeWrapper<Partial<Tokens>>;
  UpdateMedicalProductInput: ResolverTypeWrapper<Partial<UpdateMedicalProductInput>>;
  UpdateMyCompanyInput: ResolverTypeWrapper<Partial<UpdateMyCompanyInput>>;
  UpdateMyHospitalInput: ResolverTypeWrapper<Partial<UpdateMyHospitalInput>>;
  UpdateMyInfoInput: ResolverTypeWrapper<Partial<UpdateMyInfoInput>>;
  UpdateMyPharmacyInput: ResolverTypeWrapper<Partial<UpdateMyPharmacyInput>>;
  UpdateProductInput: ResolverTypeWrapper<Partial<UpdateProductInput>>;
  UpdateProductOptionInput: ResolverTypeWrapper<Partial<UpdateProductOptionInput>>;
  Upload: ResolverTypeWrapper<Partial<Scalars['Upload']['output']>>;
  UploadedPicture: ResolverTypeWrapper<Partial<UploadedPicture>>;
  User: ResolverTypeWrapper<Partial<User>>;
  UserSocial: ResolverTypeWrapper<Partial<UserSocial>>;
  VerifiedIdentity: ResolverTypeWrapper<Partial<VerifiedIdentity>>;
  VisitorCount: ResolverTypeWrapper<Partial<VisitorCount>>;
  Workplace: ResolverTypeWrapper<Partial<Workplace>>;
  WrittenKind: ResolverTypeWrapper<Partial<WrittenKind>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: Partial<Address>;
  String: Partial<Scalars['String']['output']>;
  Float: Partial<Scalars['Float']['output']>;
  AddressInput: Partial<AddressInput>;
  Alert: Partial<Alert>;
  ID: Partial<Scalars['ID']['output']>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  AlertPage: Partial<AlertPage>;
  Int: Partial<Scalars['Int']['output']>;
  AppleAccount: Partial<AppleAccount>;
  AppleUser: Partial<AppleUser>;
  AreaCount: Partial<AreaCount>;
  Banner: Partial<Banner>;
  BoughtGift: Partial<BoughtGift>;
  Bounds: Partial<Bounds>;
  BoundsInput: Partial<BoundsInput>;
  BusinessAddress: Partial<BusinessAddress>;
  BusinessAddressInput: Partial<BusinessAddressInput>;
  BusinessDay: Partial<BusinessDay>;
  BusinessDayInput: Partial<BusinessDayInput>;
  BusinessRegistration: Partial<BusinessRegistration>;
  ClaimableListing: Partial<ClaimableListing>;
  ClickCount: Partial<ClickCount>;
  ClosedPeriod: Partial<ClosedPeriod>;
  ClosedPeriodInput: Partial<ClosedPeriodInput>;
  Company: Partial<Company>;
  CompanyDetails: Partial<CompanyDetails>;
  ContestAnswer: Partial<ContestAnswer>;
  ContestAuthor: Partial<ContestAuthor>;
  ContestComment: Partial<ContestComment>;
  ContestEntry: Partial<ContestEntry>;
  ContestRound: Partial<ContestRound>;
  CreateMedicalProductInput: Partial<CreateMedicalProductInput>;
  CreateProductInput: Partial<CreateProductInput>;
  Date: Partial<Scalars['Date']['output']>;
  DateTime: Partial<Scalars['DateTime']['output']>;
  Disease: Partial<Disease>;
  FacilityPicture: Partial<FacilityPicture>;
  Faq: Partial<Faq>;
  FavouriteInput: Partial<FavouriteInput>;
  FavouriteListing: Partial<FavouriteListing>;
  FeeOfTheDay: Partial<FeeOfTheDay>;
  FormField: Partial<FormField>;
  FoundEmail: Partial<FoundEmail>;
  FreeTime: Partial<FreeTime>;
  Gift: Partial<Gift>;
  GiftGroup: Partial<GiftGroup>;
  GuestHistory: Partial<GuestHistory>;
  GuestPet: Partial<GuestPet>;
  GuestVisit: Partial<GuestVisit>;
  HolidayHours: Partial<HolidayHours>;
  HolidayHoursInput: Partial<HolidayHoursInput>;
  Hospital: Partial<Hospital>;
  HospitalPin: Partial<HospitalPin>;
  HospitalPins: Partial<HospitalPins>;
  HospitalReservationTime: Partial<HospitalReservationTime>;
  HospitalReservationTimeInput: Partial<HospitalReservationTimeInput>;
  HoursExceptions: Partial<HoursExceptions>;
  HoursExceptionsInput: Partial<HoursExceptionsInput>;
  InflowCount: Partial<InflowCount>;
  Inquiry: Partial<Inquiry>;
  InquiryAnswer: Partial<InquiryAnswer>;
  InquiryPicture: Partial<InquiryPicture>;
  KCPBaseResponse: Partial<KcpBaseResponse>;
  KCPError: Partial<KcpError>;
  KCPField: Partial<KcpField>;
  KCPRegistration: Partial<KcpRegistration>;
  KCPSiteInfo: Partial<KcpSiteInfo>;
  KakaoUser: Partial<KakaoUser>;
  Listing: ResolversInterfaceTypes<ResolversParentTypes>['Listing'];
  ListingPin: Partial<ListingPin>;
  ListingPins: Partial<ListingPins>;
  Login: Partial<Login>;
  MaskedFeeItem: Partial<MaskedFeeItem>;
  MaskedFeeRecord: Partial<MaskedFeeRecord>;
  Medical: Partial<Medical>;
  MedicalOffer: Partial<MedicalOffer>;
  MedicalParent: Partial<MedicalParent>;
  MedicalPriceRegion: Partial<MedicalPriceRegion>;
  MedicalPriceSummary: Partial<MedicalPriceSummary>;
  MedicalProduct: Partial<MedicalProduct>;
  Message: Partial<Message>;
  MessagePerson: Partial<MessagePerson>;
  Mutation: Record<PropertyKey, never>;
  MyProduct: Partial<MyProduct>;
  MyProductInput: Partial<MyProductInput>;
  MyProductOptionInput: Partial<MyProductOptionInput>;
  NaverUser: Partial<NaverUser>;
  NextVaccination: Partial<NextVaccination>;
  Notice: Partial<Notice>;
  NoticeAdmin: Partial<NoticeAdmin>;
  NoticeFile: Partial<NoticeFile>;
  NoticeHead: Partial<NoticeHead>;
  NoticeNeighbours: Partial<NoticeNeighbours>;
  OpenStaffInvitation: Partial<OpenStaffInvitation>;
  OpenState: Partial<OpenState>;
  OpeningReading: Partial<OpeningReading>;
  OpeningToday: Partial<OpeningToday>;
  Order: Partial<Order>;
  PaidSum: Partial<PaidSum>;
  PaymentPage: Partial<PaymentPage>;
  PaymentTransactionId: Partial<PaymentTransactionId>;
  Pet: Partial<Pet>;
  PetInput: Partial<PetInput>;
  PetKind: Partial<PetKind>;
  PetKindName: Partial<PetKindName>;
  PetOwner: Partial<PetOwner>;
  PetWeight: Partial<PetWeight>;
  Pharmacy: Partial<Pharmacy>;
  PhoneBookingInput: Partial<PhoneBookingInput>;
  Point: Partial<Point>;
  PointHistory: Partial<PointHistory>;
  PointUser: Partial<PointUser>;
  Post: Partial<Post>;
  PostAuthor: Partial<PostAuthor>;
  PostComment: Partial<PostComment>;
  PostCommentAdmin: Partial<PostCommentAdmin>;
  PostNeighbour: Partial<PostNeighbour>;
  PostNeighbours: Partial<PostNeighbours>;
  Product: Partial<Product>;
  ProductMedical: Partial<ProductMedical>;
  ProductOption: Partial<ProductOption>;
  ProductOptionInput: Partial<ProductOptionInput>;
  Query: Record<PropertyKey, never>;
  ReceiptItem: Partial<ReceiptItem>;
  ReceiptItemInput: Partial<ReceiptItemInput>;
  RegisterAccountUserInput: Partial<RegisterAccountUserInput>;
  RegisterHospitalInput: Partial<RegisterHospitalInput>;
  RegisterPharmacyInput: Partial<RegisterPharmacyInput>;
  RegisterSocialUserInput: Partial<RegisterSocialUserInput>;
  RegularClosure: Partial<RegularClosure>;
  RegularClosureInput: Partial<RegularClosureInput>;
  Reservation: Partial<Reservation>;
  ReservationExclude: Partial<ReservationExclude>;
  ReservationExcludeInput: Partial<ReservationExcludeInput>;
  ReservationFeed: Partial<ReservationFeed>;
  ReservationItem: Partial<ReservationItem>;
  ReservationNotice: Partial<ReservationNotice>;
  ReservationSearchInput: Partial<ReservationSearchInput>;
  ReservationTimeDay: Partial<ReservationTimeDay>;
  ReservationTimePreview: Partial<ReservationTimePreview>;
  ReservationUser: Partial<ReservationUser>;
  ReservedBusiness: Partial<ReservedBusiness>;
  ReservedPet: Partial<ReservedPet>;
  Review: Partial<Review>;
  ReviewFile: Partial<ReviewFile>;
  ReviewFilter: Partial<ReviewFilter>;
  ReviewInput: Partial<ReviewInput>;
  ReviewPraise: Partial<ReviewPraise>;
  ReviewRate: Partial<ReviewRate>;
  ReviewReceipt: Partial<ReviewReceipt>;
  ReviewReceiptInput: Partial<ReviewReceiptInput>;
  ReviewReply: Partial<ReviewReply>;
  ReviewStarCount: Partial<ReviewStarCount>;
  ReviewTotal: Partial<ReviewTotal>;
  ReviewedBusiness: Partial<ReviewedBusiness>;
  ReviewedPet: Partial<ReviewedPet>;
  Reviewer: Partial<Reviewer>;
  SearchSuggestion: Partial<SearchSuggestion>;
  SearchSummary: Partial<SearchSummary>;
  Settlement: Partial<Settlement>;
  SettlementInfo: Partial<SettlementInfo>;
  SettlementUser: Partial<SettlementUser>;
  Sido: Partial<Sido>;
  Sigungu: Partial<Sigungu>;
  SiteCounts: Partial<SiteCounts>;
  SiteOwner: Partial<SiteOwner>;
  SocialAccount: Partial<SocialAccount>;
  SocialLogin: Partial<SocialLogin>;
  SpecialDays: Partial<SpecialDays>;
  StaffBusiness: Partial<StaffBusiness>;
  StaffInvitation: Partial<StaffInvitation>;
  StaffMember: Partial<StaffMember>;
  StaffOfListing: Partial<StaffOfListing>;
  StationNear: Partial<StationNear>;
  StatusChange: Partial<StatusChange>;
  StatusCount: Partial<StatusCount>;
  Symptom: Partial<Symptom>;
  SymptomDivision: Partial<SymptomDivision>;
  SymptomGroup: Partial<SymptomGroup>;
  SymptomParent: Partial<SymptomParent>;
  Time: Partial<Scalars['Time']['output']>;
  Timestamp: Partial<Timestamp>;
  Tokens: Partial<Tokens>;
  UpdateMedicalProductInput: Partial<UpdateMedicalProductInput>;
  UpdateMyCompanyInput: Partial<UpdateMyCompanyInput>;
  UpdateMyHospitalInput: Partial<UpdateMyHospitalInput>;
  UpdateMyInfoInput: Partial<UpdateMyInfoInput>;
  UpdateMyPharmacyInput: Partial<UpdateMyPharmacyInput>;
  UpdateProductInput: Partial<UpdateProductInput>;
  UpdateProductOptionInput: Partial<UpdateProductOptionInput>;
  Upload: Partial<Scalars['Upload']['output']>;
  UploadedPicture: Partial<UploadedPicture>;
  User: Partial<User>;
  UserSocial: Partial<UserSocial>;
  VerifiedIdentity: Partial<VerifiedIdentity>;
  VisitorCount: Partial<VisitorCount>;
  Workplace: Partial<Workplace>;
};

export type AddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sido?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sigungu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AlertPage'] = ResolversParentTypes['AlertPage']> = {
  items?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppleAccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppleAccount'] = ResolversParentTypes['AppleAccount']> = {
  appleUID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppleUserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppleUser'] = ResolversParentTypes['AppleUser']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  idToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AreaCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AreaCount'] = ResolversParentTypes['AreaCount']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hospitalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pharmacyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sido?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sigungu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BannerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  PCImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInternalLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobileImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BoughtGiftResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoughtGift'] = ResolversParentTypes['BoughtGift']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BoundsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Bounds'] = ResolversParentTypes['Bounds']> = {
  east?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  north?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  south?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  west?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BusinessAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BusinessAddress'] = ResolversParentTypes['BusinessAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jibunAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sido?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sigungu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BusinessDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BusinessDay'] = ResolversParentTypes['BusinessDay']> = {
  breakEnd?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  breakStart?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  close?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BusinessRegistrationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BusinessRegistration'] = ResolversParentTypes['BusinessRegistration']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClaim?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  licenceUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  listingName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RegistrationStatus'], ParentType, ContextType>;
};

export type ClaimableListingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClaimableListing'] = ResolversParentTypes['ClaimableListing']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClickCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClickCount'] = ResolversParentTypes['ClickCount']> = {
  callCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kakaoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reservationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shareCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClosedPeriodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ClosedPeriod'] = ResolversParentTypes['ClosedPeriod']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  address?: Resolver<ResolversTypes['BusinessAddress'], ParentType, ContextType>;
  allowReservation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blog?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessHours?: Resolver<Maybe<Array<ResolversTypes['BusinessDay']>>, ParentType, ContextType>;
  businessHoursText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyType?: Resolver<Maybe<ResolversTypes['CompanyType']>, ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facilityPicture?: Resolver<Array<ResolversTypes['FacilityPicture']>, ParentType, ContextType>;
  guideParkingLot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasParkingLot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  homepage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hoursExceptions?: Resolver<Maybe<ResolversTypes['HoursExceptions']>, ParentType, ContextType>;
  humu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  introduce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is24?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBeautyParlor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHotel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isKindergarten?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpenNow?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPremium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kakaoplus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openState?: Resolver<Maybe<ResolversTypes['OpenState']>, ParentType, ContextType>;
  openingToday?: Resolver<Maybe<ResolversTypes['OpeningToday']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewKeyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  specialDays?: Resolver<Array<ResolversTypes['SpecialDays']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ListingState'], ParentType, ContextType>;
  station?: Resolver<Maybe<ResolversTypes['StationNear']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyDetailsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CompanyDetails'] = ResolversParentTypes['CompanyDetails']> = {
  agreeReservation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  presentContact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  presentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContestAnswerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ContestAnswer'] = ResolversParentTypes['ContestAnswer']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hiddenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLiked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['ContestAuthor']>, ParentType, ContextType>;
};

export type ContestAuthorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ContestAuthor'] = ResolversParentTypes['ContestAuthor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContestCommentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ContestComment'] = ResolversParentTypes['ContestComment']> = {
  answers?: Resolver<Array<ResolversTypes['ContestAnswer']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hiddenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLiked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['ContestAuthor']>, ParentType, ContextType>;
};

export type ContestEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ContestEntry'] = ResolversParentTypes['ContestEntry']> = {
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hiddenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isLiked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['ContestAuthor']>, ParentType, ContextType>;
};

export type ContestRoundResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ContestRound'] = ResolversParentTypes['ContestRound']> = {
  announcedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContestState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  winners?: Resolver<Array<ResolversTypes['ContestEntry']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DiseaseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Disease'] = ResolversParentTypes['Disease']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  medicalDisease?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symptoms?: Resolver<Array<ResolversTypes['Symptom']>, ParentType, ContextType>;
};

export type FacilityPictureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FacilityPicture'] = ResolversParentTypes['FacilityPicture']> = {
  filepath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FaqResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Faq'] = ResolversParentTypes['Faq']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type FavouriteListingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FavouriteListing'] = ResolversParentTypes['FavouriteListing']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBookable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  markedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextFree?: Resolver<Maybe<ResolversTypes['FreeTime']>, ParentType, ContextType>;
  openState?: Resolver<Maybe<ResolversTypes['OpenState']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FeeOfTheDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FeeOfTheDay'] = ResolversParentTypes['FeeOfTheDay']> = {
  medicalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['MedicalPriceSummary'], ParentType, ContextType>;
};

export type FormFieldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundEmailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FoundEmail'] = ResolversParentTypes['FoundEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  socialType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FreeTimeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FreeTime'] = ResolversParentTypes['FreeTime']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
};

export type GiftResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Gift'] = ResolversParentTypes['Gift']> = {
  boughtAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ordrIdx?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundState?: Resolver<Maybe<ResolversTypes['RefundState']>, ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GiftGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GiftGroup'] = ResolversParentTypes['GiftGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuestHistoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GuestHistory'] = ResolversParentTypes['GuestHistory']> = {
  counts?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  pets?: Resolver<Array<ResolversTypes['GuestPet']>, ParentType, ContextType>;
  visits?: Resolver<Array<ResolversTypes['GuestVisit']>, ParentType, ContextType>;
};

export type GuestPetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GuestPet'] = ResolversParentTypes['GuestPet']> = {
  petKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  petName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuestVisitResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['GuestVisit'] = ResolversParentTypes['GuestVisit']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  petName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type HolidayHoursResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HolidayHours'] = ResolversParentTypes['HolidayHours']> = {
  breakEnd?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  breakStart?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  close?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['HolidayRule'], ParentType, ContextType>;
};

export type HospitalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Hospital'] = ResolversParentTypes['Hospital']> = {
  address?: Resolver<ResolversTypes['BusinessAddress'], ParentType, ContextType>;
  allowReservation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blog?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessHours?: Resolver<Maybe<Array<ResolversTypes['BusinessDay']>>, ParentType, ContextType>;
  businessHoursText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doctorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doctors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expertise?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expertiseFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  facilityPicture?: Resolver<Array<ResolversTypes['FacilityPicture']>, ParentType, ContextType>;
  gubun?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guideParkingLot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasParkingLot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  homepage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hoursExceptions?: Resolver<Maybe<ResolversTypes['HoursExceptions']>, ParentType, ContextType>;
  humu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  introduce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is24?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBeautyParlor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHotel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isKindergarten?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpenNow?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPremium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kakaoplus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openState?: Resolver<Maybe<ResolversTypes['OpenState']>, ParentType, ContextType>;
  openingToday?: Resolver<Maybe<ResolversTypes['OpeningToday']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewKeyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  specialDays?: Resolver<Array<ResolversTypes['SpecialDays']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ListingState'], ParentType, ContextType>;
  station?: Resolver<Maybe<ResolversTypes['StationNear']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HospitalPinResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalPin'] = ResolversParentTypes['HospitalPin']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowReservation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasParkingLot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is24?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBeautyParlor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHotel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openState?: Resolver<Maybe<ResolversTypes['OpenState']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  station?: Resolver<Maybe<ResolversTypes['StationNear']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HospitalPinsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalPins'] = ResolversParentTypes['HospitalPins']> = {
  counts?: Resolver<Array<ResolversTypes['AreaCount']>, ParentType, ContextType>;
  pins?: Resolver<Array<ResolversTypes['HospitalPin']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HospitalReservationTimeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalReservationTime'] = ResolversParentTypes['HospitalReservationTime']> = {
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  excludes?: Resolver<Array<ResolversTypes['ReservationExclude']>, ParentType, ContextType>;
  holidayReservation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  launchTimeEnd?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  launchTimeSetting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  launchTimeStart?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  saturdayReservation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saturdayTimeEnd?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  saturdayTimeSetting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saturdayTimeStart?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  slotMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sundayReservation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sundayTimeEnd?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  sundayTimeSetting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sundayTimeStart?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  termEndDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  termStartDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  termType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeEnd?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  timeStart?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  timeType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HoursExceptionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HoursExceptions'] = ResolversParentTypes['HoursExceptions']> = {
  closedOn?: Resolver<Array<ResolversTypes['ClosedPeriod']>, ParentType, ContextType>;
  closures?: Resolver<Array<ResolversTypes['RegularClosure']>, ParentType, ContextType>;
  feasts?: Resolver<Array<ResolversTypes['Feast']>, ParentType, ContextType>;
  holidays?: Resolver<Maybe<ResolversTypes['HolidayHours']>, ParentType, ContextType>;
  varies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InflowCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InflowCount'] = ResolversParentTypes['InflowCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InquiryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Inquiry'] = ResolversParentTypes['Inquiry']> = {
  answer?: Resolver<Maybe<ResolversTypes['InquiryAnswer']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['InquiryPicture']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InquiryAnswerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InquiryAnswer'] = ResolversParentTypes['InquiryAnswer']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InquiryPictureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InquiryPicture'] = ResolversParentTypes['InquiryPicture']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KcpBaseResponseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KCPBaseResponse'] = ResolversParentTypes['KCPBaseResponse']> = {
  detailLevel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['KCPError'], ParentType, ContextType>;
  messageID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  release?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responseType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warningList?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KcpErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KCPError'] = ResolversParentTypes['KCPError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KcpFieldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KCPField'] = ResolversParentTypes['KCPField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KcpRegistrationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KCPRegistration'] = ResolversParentTypes['KCPRegistration']> = {
  approvalKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  baseResponse?: Resolver<ResolversTypes['KCPBaseResponse'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['KCPField']>, ParentType, ContextType>;
  payUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KcpSiteInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KCPSiteInfo'] = ResolversParentTypes['KCPSiteInfo']> = {
  moduleType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KakaoUserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KakaoUser'] = ResolversParentTypes['KakaoUser']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kakaoUID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  __resolveType?: TypeResolveFn<'Company' | 'Hospital' | 'Pharmacy', ParentType, ContextType>;
};

export type ListingPinResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ListingPin'] = ResolversParentTypes['ListingPin']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowReservation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasParkingLot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is24?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBeautyParlor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHotel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isKindergarten?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openState?: Resolver<Maybe<ResolversTypes['OpenState']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  station?: Resolver<Maybe<ResolversTypes['StationNear']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingPinsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ListingPins'] = ResolversParentTypes['ListingPins']> = {
  counts?: Resolver<Array<ResolversTypes['AreaCount']>, ParentType, ContextType>;
  pins?: Resolver<Array<ResolversTypes['ListingPin']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoginResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Login'] = ResolversParentTypes['Login']> = {
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MaskedFeeItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MaskedFeeItem'] = ResolversParentTypes['MaskedFeeItem']> = {
  medicalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MaskedFeeRecordResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MaskedFeeRecord'] = ResolversParentTypes['MaskedFeeRecord']> = {
  hospital?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MaskedFeeItem']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  petDivision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MedicalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Medical'] = ResolversParentTypes['Medical']> = {
  child?: Resolver<Array<ResolversTypes['Medical']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MedicalOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MedicalOffer'] = ResolversParentTypes['MedicalOffer']> = {
  hospital?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MedicalParentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MedicalParent'] = ResolversParentTypes['MedicalParent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MedicalPriceRegionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MedicalPriceRegion'] = ResolversParentTypes['MedicalPriceRegion']> = {
  avg?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MedicalPriceSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MedicalPriceSummary'] = ResolversParentTypes['MedicalPriceSummary']> = {
  avg?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isWider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  larger?: Resolver<Maybe<ResolversTypes['MedicalPriceRegion']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regions?: Resolver<Array<ResolversTypes['MedicalPriceRegion']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MedicalProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MedicalProduct'] = ResolversParentTypes['MedicalProduct']> = {
  areaPrice?: Resolver<Maybe<ResolversTypes['MedicalPriceSummary']>, ParentType, ContextType>;
  businessId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  medical?: Resolver<ResolversTypes['ProductMedical'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReceived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receiver?: Resolver<Maybe<ResolversTypes['MessagePerson']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['MessagePerson']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessagePersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MessagePerson'] = ResolversParentTypes['MessagePerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  KCPMobileRegisterTraction?: Resolver<ResolversTypes['KCPRegistration'], ParentType, ContextType, RequireFields<MutationKcpMobileRegisterTractionArgs, 'ordrIdx'>>;
  acceptAnswer?: Resolver<ResolversTypes['Post'], ParentType, ContextType, RequireFields<MutationAcceptAnswerArgs, 'commentId' | 'postId'>>;
  acceptStaffInvitation?: Resolver<ResolversTypes['Workplace'], ParentType, ContextType, RequireFields<MutationAcceptStaffInvitationArgs, 'token'>>;
  addFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAddFavouriteArgs, 'listingId'>>;
  addFavourites?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationAddFavouritesArgs, 'favourites'>>;
  archivePet?: Resolver<ResolversTypes['Pet'], ParentType, ContextType, RequireFields<MutationArchivePetArgs, 'petId'>>;
  blockMessageSender?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationBlockMessageSenderArgs, 'messageId'>>;
  buyGiftCard?: Resolver<ResolversTypes['BoughtGift'], ParentType, ContextType, RequireFields<MutationBuyGiftCardArgs, 'groupId' | 'point' | 'price'>>;
  cancelStaffInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCancelStaffInvitationArgs, 'invitationId'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'newPassword' | 'password'>>;
  changeStaffRole?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType, RequireFields<MutationChangeStaffRoleArgs, 'memberId' | 'role'>>;
  confirmIdentity?: Resolver<ResolversTypes['VerifiedIdentity'], ParentType, ContextType, RequireFields<MutationConfirmIdentityArgs, 'code'>>;
  copyMyProduct?: Resolver<ResolversTypes['MyProduct'], ParentType, ContextType, RequireFields<MutationCopyMyProductArgs, 'productId'>>;
  createAccessToken?: Resolver<ResolversTypes['Tokens'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'refreshToken'>>;
  createAdIntroduction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCreateAdIntroductionArgs, 'businessType' | 'company' | 'email' | 'name'>>;
  createCustomerVoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCreateCustomerVoiceArgs, 'content' | 'inquiry' | 'name'>>;
  createHospitalMedicalProduct?: Resolver<ResolversTypes['MedicalProduct'], ParentType, ContextType, RequireFields<MutationCreateHospitalMedicalProductArgs, 'input'>>;
  createHospitalMedicalProductOption?: Resolver<ResolversTypes['MedicalProduct'], ParentType, ContextType, RequireFields<MutationCreateHospitalMedicalProductOptionArgs, 'input' | 'productId'>>;
  createHospitalProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationCreateHospitalProductArgs, 'input'>>;
  createHospitalProductOption?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationCreateHospitalProductOptionArgs, 'input' | 'productId'>>;
  createInquiry?: Resolver<ResolversTypes['Inquiry'], ParentType, ContextType, RequireFields<MutationCreateInquiryArgs, 'category' | 'content' | 'title'>>;
  createPet?: Resolver<ResolversTypes['Pet'], ParentType, ContextType, RequireFields<MutationCreatePetArgs, 'input'>>;
  createPost?: Resolver<ResolversTypes['Post'], ParentType, ContextType, RequireFields<MutationCreatePostArgs, 'boardId' | 'content' | 'title'>>;
  createPostComment?: Resolver<ResolversTypes['PostComment'], ParentType, ContextType, RequireFields<MutationCreatePostCommentArgs, 'content' | 'postId'>>;
  createReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCreateReportArgs, 'id' | 'kind' | 'reason'>>;
  createReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationCreateReviewArgs, 'businessId' | 'input' | 'kind'>>;
  declineStaffInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeclineStaffInvitationArgs, 'token'>>;
  deleteHospitalMedicalProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteHospitalMedicalProductArgs, 'productId'>>;
  deleteHospitalProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteHospitalProductArgs, 'productId'>>;
  deleteInquiry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteInquiryArgs, 'inquiryId'>>;
  deleteMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'messageId'>>;
  deleteMyHospitalMedicalProductInfo?: Resolver<ResolversTypes['MedicalProduct'], ParentType, ContextType, RequireFields<MutationDeleteMyHospitalMedicalProductInfoArgs, 'productId'>>;
  deleteMyProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMyProductArgs, 'productId'>>;
  deletePet?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeletePetArgs, 'petId'>>;
  deletePetWeight?: Resolver<ResolversTypes['Pet'], ParentType, ContextType, RequireFields<MutationDeletePetWeightArgs, 'date' | 'petId'>>;
  deletePost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'postId'>>;
  deletePostComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePostCommentArgs, 'commentId'>>;
  deleteReview?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteReviewArgs, 'reviewId'>>;
  deleteReviewReply?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationDeleteReviewReplyArgs, 'reviewId'>>;
  increaseBannerClickCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationIncreaseBannerClickCountArgs, 'bannerId'>>;
  increaseBannerVisitorCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationIncreaseBannerVisitorCountArgs, 'bannerId'>>;
  increaseHospitalClickCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationIncreaseHospitalClickCountArgs, 'hospitalId' | 'type'>>;
  increaseHospitalInflowCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationIncreaseHospitalInflowCountArgs, 'hospitalId' | 'type'>>;
  increaseHospitalVisitorCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationIncreaseHospitalVisitorCountArgs, 'hospitalId'>>;
  increaseNoticeViewCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationIncreaseNoticeViewCountArgs, 'noticeId'>>;
  increasePharmacyClickCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationIncreasePharmacyClickCountArgs, 'pharmacyId' | 'type'>>;
  increasePharmacyInflowCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationIncreasePharmacyInflowCountArgs, 'pharmacyId' | 'type'>>;
  increasePharmacyVisitorCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationIncreasePharmacyVisitorCountArgs, 'pharmacyId'>>;
  increasePostViewCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationIncreasePostViewCountArgs, 'postId'>>;
  increaseSearchCount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationIncreaseSearchCountArgs, 'isFound' | 'kind'>>;
  inviteStaff?: Resolver<ResolversTypes['StaffInvitation'], ParentType, ContextType, RequireFields<MutationInviteStaffArgs, 'email' | 'role'>>;
  leaveWorkplace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLeaveWorkplaceArgs, 'businessId'>>;
  login?: Resolver<ResolversTypes['Login'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  loginByApple?: Resolver<ResolversTypes['SocialLogin'], ParentType, ContextType, RequireFields<MutationLoginByAppleArgs, 'token'>>;
  loginByFacebook?: Resolver<ResolversTypes['SocialLogin'], ParentType, ContextType, RequireFields<MutationLoginByFacebookArgs, 'token'>>;
  loginByKakao?: Resolver<ResolversTypes['SocialLogin'], ParentType, ContextType, RequireFields<MutationLoginByKakaoArgs, 'code' | 'redirectUri' | 'token'>>;
  loginByNaver?: Resolver<ResolversTypes['SocialLogin'], ParentType, ContextType, RequireFields<MutationLoginByNaverArgs, 'token'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  makeBookingByPhone?: Resolver<ResolversTypes['Reservation'], ParentType, ContextType, RequireFields<MutationMakeBookingByPhoneArgs, 'input'>>;
  makeMyReservationFeed?: Resolver<ResolversTypes['ReservationFeed'], ParentType, ContextType>;
  orderMyProducts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationOrderMyProductsArgs, 'kind' | 'productIds'>>;
  ping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReadMessageArgs, 'messageId'>>;
  readMyAlerts?: Resolver<ResolversTypes['AlertPage'], ParentType, ContextType, Partial<MutationReadMyAlertsArgs>>;
  readMyReservationNotices?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<MutationReadMyReservationNoticesArgs>>;
  recordPageView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordPageViewArgs, 'path'>>;
  recordPetWeight?: Resolver<ResolversTypes['Pet'], ParentType, ContextType, RequireFields<MutationRecordPetWeightArgs, 'date' | 'petId' | 'weight'>>;
  registerAccountUser?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRegisterAccountUserArgs, 'input'>>;
  registerHospital?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRegisterHospitalArgs, 'input'>>;
  registerPharmacy?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRegisterPharmacyArgs, 'input'>>;
  registerSocialUser?: Resolver<ResolversTypes['SocialLogin'], ParentType, ContextType, RequireFields<MutationRegisterSocialUserArgs, 'input'>>;
  removeFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveFavouriteArgs, 'listingId'>>;
  removeStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveStaffArgs, 'memberId'>>;
  replyToReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationReplyToReviewArgs, 'content' | 'reviewId'>>;
  resendStaffInvitation?: Resolver<ResolversTypes['StaffInvitation'], ParentType, ContextType, RequireFields<MutationResendStaffInvitationArgs, 'invitationId'>>;
  restorePet?: Resolver<ResolversTypes['Pet'], ParentType, ContextType, RequireFields<MutationRestorePetArgs, 'petId'>>;
  revokeMyReservationFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saveMyProduct?: Resolver<ResolversTypes['MyProduct'], ParentType, ContextType, RequireFields<MutationSaveMyProductArgs, 'input'>>;
  sendEmailCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendEmailCodeArgs, 'email'>>;
  sendListingCorrection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendListingCorrectionArgs, 'content' | 'listingId' | 'subject'>>;
  sendMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'content' | 'nickname'>>;
  sendTemporaryPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendTemporaryPasswordArgs, 'email'>>;
  setMainPet?: Resolver<ResolversTypes['Pet'], ParentType, ContextType, RequireFields<MutationSetMainPetArgs, 'petId'>>;
  showMyProduct?: Resolver<ResolversTypes['MyProduct'], ParentType, ContextType, RequireFields<MutationShowMyProductArgs, 'isShown' | 'productId'>>;
  startPaymentInWindow?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<MutationStartPaymentInWindowArgs, 'ordrIdx'>>;
  togglePostBookmark?: Resolver<ResolversTypes['Post'], ParentType, ContextType, RequireFields<MutationTogglePostBookmarkArgs, 'postId'>>;
  togglePostLike?: Resolver<ResolversTypes['Post'], ParentType, ContextType, RequireFields<MutationTogglePostLikeArgs, 'postId'>>;
  toggleReviewLike?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationToggleReviewLikeArgs, 'reviewId'>>;
  unblockMessageSender?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnblockMessageSenderArgs, 'userId'>>;
  unlinkSocialAccount?: Resolver<Array<ResolversTypes['SocialAccount']>, ParentType, ContextType, RequireFields<MutationUnlinkSocialAccountArgs, 'provider'>>;
  updateHospitalMedicalProduct?: Resolver<ResolversTypes['MedicalProduct'], ParentType, ContextType, RequireFields<MutationUpdateHospitalMedicalProductArgs, 'input' | 'productId'>>;
  updateHospitalMedicalProductOption?: Resolver<ResolversTypes['MedicalProduct'], ParentType, ContextType, RequireFields<MutationUpdateHospitalMedicalProductOptionArgs, 'input' | 'optionId' | 'productId'>>;
  updateHospitalProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationUpdateHospitalProductArgs, 'input' | 'productId'>>;
  updateHospitalProductOption?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationUpdateHospitalProductOptionArgs, 'input' | 'optionId' | 'productId'>>;
  updateHospitalReservationTime?: Resolver<ResolversTypes['HospitalReservationTime'], ParentType, ContextType, RequireFields<MutationUpdateHospitalReservationTimeArgs, 'time'>>;
  updateInquiry?: Resolver<ResolversTypes['Inquiry'], ParentType, ContextType, RequireFields<MutationUpdateInquiryArgs, 'category' | 'content' | 'inquiryId' | 'title'>>;
  updateMarketingConsent?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateMarketingConsentArgs, 'isAgreed'>>;
  updateMyCompany?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationUpdateMyCompanyArgs, 'input'>>;
  updateMyHospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, RequireFields<MutationUpdateMyHospitalArgs, 'input'>>;
  updateMyInfo?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateMyInfoArgs, 'input'>>;
  updateMyPharmacy?: Resolver<ResolversTypes['Pharmacy'], ParentType, ContextType, RequireFields<MutationUpdateMyPharmacyArgs, 'input'>>;
  updatePet?: Resolver<ResolversTypes['Pet'], ParentType, ContextType, RequireFields<MutationUpdatePetArgs, 'input' | 'petId'>>;
  updatePost?: Resolver<ResolversTypes['Post'], ParentType, ContextType, RequireFields<MutationUpdatePostArgs, 'content' | 'postId' | 'title'>>;
  updatePostComment?: Resolver<ResolversTypes['PostComment'], ParentType, ContextType, RequireFields<MutationUpdatePostCommentArgs, 'commentId' | 'content'>>;
  updateReservationByHospital?: Resolver<Array<ResolversTypes['Reservation']>, ParentType, ContextType, RequireFields<MutationUpdateReservationByHospitalArgs, 'reservations' | 'status'>>;
  updateReservationByUser?: Resolver<ResolversTypes['Reservation'], ParentType, ContextType, RequireFields<MutationUpdateReservationByUserArgs, 'reservationId' | 'status'>>;
  updateReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationUpdateReviewArgs, 'input' | 'reviewId'>>;
  uploadFile?: Resolver<ResolversTypes['UploadedPicture'], ParentType, ContextType, RequireFields<MutationUploadFileArgs, 'file'>>;
  withdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationWithdrawArgs>>;
};

export type MyProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MyProduct'] = ResolversParentTypes['MyProduct']> = {
  businessId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MyProductKind'], ParentType, ContextType>;
  medical?: Resolver<Maybe<ResolversTypes['ProductMedical']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type NaverUserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NaverUser'] = ResolversParentTypes['NaverUser']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  naverUID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NextVaccinationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NextVaccination'] = ResolversParentTypes['NextVaccination']> = {
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  admin?: Resolver<ResolversTypes['NoticeAdmin'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  file?: Resolver<Array<ResolversTypes['NoticeFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoticeAdminResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NoticeAdmin'] = ResolversParentTypes['NoticeAdmin']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NoticeFile'] = ResolversParentTypes['NoticeFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeHeadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NoticeHead'] = ResolversParentTypes['NoticeHead']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeNeighboursResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NoticeNeighbours'] = ResolversParentTypes['NoticeNeighbours']> = {
  next?: Resolver<Maybe<ResolversTypes['NoticeHead']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['NoticeHead']>, ParentType, ContextType>;
};

export type OpenStaffInvitationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OpenStaffInvitation'] = ResolversParentTypes['OpenStaffInvitation']> = {
  business?: Resolver<ResolversTypes['StaffBusiness'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type OpenStateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OpenState'] = ResolversParentTypes['OpenState']> = {
  at?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OpenStateKind'], ParentType, ContextType>;
};

export type OpeningReadingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OpeningReading'] = ResolversParentTypes['OpeningReading']> = {
  businessHours?: Resolver<Maybe<Array<ResolversTypes['BusinessDay']>>, ParentType, ContextType>;
  hoursExceptions?: Resolver<Maybe<ResolversTypes['HoursExceptions']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpeningTodayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OpeningToday'] = ResolversParentTypes['OpeningToday']> = {
  breakEnd?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  breakStart?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  close?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  holiday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCertain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ordrIdx?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundState?: Resolver<Maybe<ResolversTypes['RefundState']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaidSumResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaidSum'] = ResolversParentTypes['PaidSum']> = {
  point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentPage'] = ResolversParentTypes['PaymentPage']> = {
  fields?: Resolver<Array<ResolversTypes['KCPField']>, ParentType, ContextType>;
  payUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentTransactionIdResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentTransactionId'] = ResolversParentTypes['PaymentTransactionId']> = {
  RETURNCODE?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  RETURNMSG?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  TID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
};

export type PetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Pet'] = ResolversParentTypes['Pet']> = {
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  birthday?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  diedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['PetGender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNeutralize?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['PetKindName']>, ParentType, ContextType>;
  kindName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextVaccination?: Resolver<Maybe<ResolversTypes['NextVaccination']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['PetOwner'], ParentType, ContextType>;
  petImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reminder?: Resolver<ResolversTypes['PetReminder'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  vaccination1Date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  vaccination1Kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vaccination2Date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  vaccination2Kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vaccination3Date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  vaccination3Kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vaccination4Date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  vaccination4Kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weights?: Resolver<Array<ResolversTypes['PetWeight']>, ParentType, ContextType>;
};

export type PetKindResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PetKind'] = ResolversParentTypes['PetKind']> = {
  childs?: Resolver<Array<ResolversTypes['PetKind']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PetKindNameResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PetKindName'] = ResolversParentTypes['PetKindName']> = {
  division?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PetOwnerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PetOwner'] = ResolversParentTypes['PetOwner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PetWeightResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PetWeight'] = ResolversParentTypes['PetWeight']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PharmacyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Pharmacy'] = ResolversParentTypes['Pharmacy']> = {
  address?: Resolver<ResolversTypes['BusinessAddress'], ParentType, ContextType>;
  allowReservation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blog?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessHours?: Resolver<Maybe<Array<ResolversTypes['BusinessDay']>>, ParentType, ContextType>;
  businessHoursText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facilityPicture?: Resolver<Array<ResolversTypes['FacilityPicture']>, ParentType, ContextType>;
  guideParkingLot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handlingMedicine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasParkingLot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  homepage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hoursExceptions?: Resolver<Maybe<ResolversTypes['HoursExceptions']>, ParentType, ContextType>;
  humu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  introduce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is24?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBeautyParlor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHotel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isKindergarten?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpenNow?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPremium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kakaoplus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openState?: Resolver<Maybe<ResolversTypes['OpenState']>, ParentType, ContextType>;
  openingToday?: Resolver<Maybe<ResolversTypes['OpeningToday']>, ParentType, ContextType>;
  pharmacist?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewKeyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  specialDays?: Resolver<Array<ResolversTypes['SpecialDays']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ListingState'], ParentType, ContextType>;
  station?: Resolver<Maybe<ResolversTypes['StationNear']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  uniqueness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PointResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Point'] = ResolversParentTypes['Point']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointHistoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PointHistory'] = ResolversParentTypes['PointHistory']> = {
  earn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  use?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['PointUser'], ParentType, ContextType>;
};

export type PointUserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PointUser'] = ResolversParentTypes['PointUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PostResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  acceptedCommentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  answerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  boardId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hiddenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idx?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isBookmarked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  like?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  petKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  petMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  symptom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['PostAuthor']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PostAuthorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PostAuthor'] = ResolversParentTypes['PostAuthor']> = {
  hospitalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostCommentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PostComment'] = ResolversParentTypes['PostComment']> = {
  admin?: Resolver<Maybe<ResolversTypes['PostCommentAdmin']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hiddenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['PostAuthor']>, ParentType, ContextType>;
};

export type PostCommentAdminResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PostCommentAdmin'] = ResolversParentTypes['PostCommentAdmin']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostNeighbourResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PostNeighbour'] = ResolversParentTypes['PostNeighbour']> = {
  idx?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostNeighboursResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PostNeighbours'] = ResolversParentTypes['PostNeighbours']> = {
  next?: Resolver<Maybe<ResolversTypes['PostNeighbour']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['PostNeighbour']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  businessId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type ProductMedicalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductMedical'] = ResolversParentTypes['ProductMedical']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parents?: Resolver<Array<ResolversTypes['MedicalParent']>, ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  additionalPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  KCPGetSiteInfo?: Resolver<ResolversTypes['KCPSiteInfo'], ParentType, ContextType>;
  checkDuplicateEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryCheckDuplicateEmailArgs, 'email'>>;
  checkDuplicateNickname?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryCheckDuplicateNicknameArgs, 'nickname'>>;
  findEmail?: Resolver<Array<ResolversTypes['FoundEmail']>, ParentType, ContextType, RequireFields<QueryFindEmailArgs, 'name' | 'phone'>>;
  getAppleAccount?: Resolver<Maybe<ResolversTypes['AppleAccount']>, ParentType, ContextType>;
  getBannersByType?: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType, RequireFields<QueryGetBannersByTypeArgs, 'type'>>;
  getBestContestEntries?: Resolver<Array<ResolversTypes['ContestEntry']>, ParentType, ContextType>;
  getCompaniesByPage?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType, Partial<QueryGetCompaniesByPageArgs>>;
  getCompaniesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetCompaniesCountArgs>>;
  getCompany?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<QueryGetCompanyArgs, 'id'>>;
  getCompanyPins?: Resolver<ResolversTypes['ListingPins'], ParentType, ContextType, RequireFields<QueryGetCompanyPinsArgs, 'east' | 'north' | 'south' | 'west'>>;
  getCompanyProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<QueryGetCompanyProductArgs, 'id'>>;
  getCompanyProductCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetCompanyProductCountArgs, 'companyId'>>;
  getCompanyProductsByPage?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetCompanyProductsByPageArgs, 'companyId'>>;
  getContest?: Resolver<Maybe<ResolversTypes['ContestRound']>, ParentType, ContextType>;
  getContestCommentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetContestCommentCountArgs, 'entryId'>>;
  getContestComments?: Resolver<Array<ResolversTypes['ContestComment']>, ParentType, ContextType, RequireFields<QueryGetContestCommentsArgs, 'entryId'>>;
  getContestEntries?: Resolver<Array<ResolversTypes['ContestEntry']>, ParentType, ContextType, Partial<QueryGetContestEntriesArgs>>;
  getContestEntry?: Resolver<ResolversTypes['ContestEntry'], ParentType, ContextType, RequireFields<QueryGetContestEntryArgs, 'entryId'>>;
  getDisease?: Resolver<ResolversTypes['Disease'], ParentType, ContextType, RequireFields<QueryGetDiseaseArgs, 'id'>>;
  getDiseaseHospitalsByPage?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType, RequireFields<QueryGetDiseaseHospitalsByPageArgs, 'count' | 'diseaseId' | 'page'>>;
  getDiseaseHospitalsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetDiseaseHospitalsCountArgs, 'diseaseId'>>;
  getDiseasesByPage?: Resolver<Array<ResolversTypes['Disease']>, ParentType, ContextType, RequireFields<QueryGetDiseasesByPageArgs, 'count' | 'page'>>;
  getDiseasesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetDiseasesCountArgs>>;
  getFaqCategories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  getFaqCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetFaqCountArgs>>;
  getFaqsByPage?: Resolver<Array<ResolversTypes['Faq']>, ParentType, ContextType, Partial<QueryGetFaqsByPageArgs>>;
  getFeeOfTheDay?: Resolver<Maybe<ResolversTypes['FeeOfTheDay']>, ParentType, ContextType>;
  getFeeRecordPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  getGiftGroup?: Resolver<ResolversTypes['GiftGroup'], ParentType, ContextType, RequireFields<QueryGetGiftGroupArgs, 'groupId'>>;
  getGiftGroups?: Resolver<Array<ResolversTypes['GiftGroup']>, ParentType, ContextType, Partial<QueryGetGiftGroupsArgs>>;
  getGuestHistory?: Resolver<ResolversTypes['GuestHistory'], ParentType, ContextType, RequireFields<QueryGetGuestHistoryArgs, 'reservationId'>>;
  getHospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, RequireFields<QueryGetHospitalArgs, 'id'>>;
  getHospitalClickCount?: Resolver<Array<ResolversTypes['ClickCount']>, ParentType, ContextType, Partial<QueryGetHospitalClickCountArgs>>;
  getHospitalInflowCount?: Resolver<Array<ResolversTypes['InflowCount']>, ParentType, ContextType, Partial<QueryGetHospitalInflowCountArgs>>;
  getHospitalMedicalProduct?: Resolver<ResolversTypes['MedicalProduct'], ParentType, ContextType, RequireFields<QueryGetHospitalMedicalProductArgs, 'id'>>;
  getHospitalMedicalProductCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetHospitalMedicalProductCountArgs, 'hospitalId'>>;
  getHospitalMedicalProductsByPage?: Resolver<Array<ResolversTypes['MedicalProduct']>, ParentType, ContextType, RequireFields<QueryGetHospitalMedicalProductsByPageArgs, 'hospitalId'>>;
  getHospitalPins?: Resolver<ResolversTypes['HospitalPins'], ParentType, ContextType, RequireFields<QueryGetHospitalPinsArgs, 'east' | 'north' | 'south' | 'west'>>;
  getHospitalProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<QueryGetHospitalProductArgs, 'id'>>;
  getHospitalProductCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetHospitalProductCountArgs, 'hospitalId'>>;
  getHospitalProductsByPage?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetHospitalProductsByPageArgs, 'hospitalId'>>;
  getHospitalReservationTime?: Resolver<ResolversTypes['HospitalReservationTime'], ParentType, ContextType, Partial<QueryGetHospitalReservationTimeArgs>>;
  getHospitalVisotorCount?: Resolver<Array<ResolversTypes['VisitorCount']>, ParentType, ContextType, Partial<QueryGetHospitalVisotorCountArgs>>;
  getHospitalsByPage?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType, Partial<QueryGetHospitalsByPageArgs>>;
  getHospitalsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetHospitalsCountArgs>>;
  getListingsByIds?: Resolver<Array<ResolversTypes['FavouriteListing']>, ParentType, ContextType, RequireFields<QueryGetListingsByIdsArgs, 'listingIds'>>;
  getMaskedFeeRecord?: Resolver<ResolversTypes['MaskedFeeRecord'], ParentType, ContextType, RequireFields<QueryGetMaskedFeeRecordArgs, 'id'>>;
  getMaskedFeeRecordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetMaskedFeeRecordCountArgs>>;
  getMaskedFeeRecordsByPage?: Resolver<Array<ResolversTypes['MaskedFeeRecord']>, ParentType, ContextType, RequireFields<QueryGetMaskedFeeRecordsByPageArgs, 'count' | 'page'>>;
  getMedicalOffersByPage?: Resolver<Array<ResolversTypes['MedicalOffer']>, ParentType, ContextType, RequireFields<QueryGetMedicalOffersByPageArgs, 'count' | 'medicalId' | 'page'>>;
  getMedicalOffersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetMedicalOffersCountArgs, 'medicalId'>>;
  getMedicals?: Resolver<Array<ResolversTypes['Medical']>, ParentType, ContextType>;
  getMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<QueryGetMessageArgs, 'messageId'>>;
  getMostVisitedCompaniesByPage?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType, Partial<QueryGetMostVisitedCompaniesByPageArgs>>;
  getMostVisitedCompaniesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  getMostVisitedHospitalsByPage?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType, Partial<QueryGetMostVisitedHospitalsByPageArgs>>;
  getMostVisitedHospitalsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  getMostVisitedPharmaciesByPage?: Resolver<Array<ResolversTypes['Pharmacy']>, ParentType, ContextType, Partial<QueryGetMostVisitedPharmaciesByPageArgs>>;
  getMostVisitedPharmaciesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  getMyAlerts?: Resolver<ResolversTypes['AlertPage'], ParentType, ContextType, Partial<QueryGetMyAlertsArgs>>;
  getMyBookmarkedPostCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  getMyBookmarkedPostsByPage?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType, Partial<QueryGetMyBookmarkedPostsByPageArgs>>;
  getMyCompany?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  getMyCompanyDetails?: Resolver<Maybe<ResolversTypes['CompanyDetails']>, ParentType, ContextType>;
  getMyFavouriteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetMyFavouriteCountArgs>>;
  getMyFavouriteIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<QueryGetMyFavouriteIdsArgs, 'listingIds'>>;
  getMyFavouritesByPage?: Resolver<Array<ResolversTypes['FavouriteListing']>, ParentType, ContextType, Partial<QueryGetMyFavouritesByPageArgs>>;
  getMyGiftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  getMyGiftsByPage?: Resolver<Array<ResolversTypes['Gift']>, ParentType, ContextType, Partial<QueryGetMyGiftsByPageArgs>>;
  getMyHospital?: Resolver<Maybe<ResolversTypes['Hospital']>, ParentType, ContextType>;
  getMyHospitalMedicalProductCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  getMyHospitalMedicalProductsByPage?: Resolver<Array<ResolversTypes['MedicalProduct']>, ParentType, ContextType, Partial<QueryGetMyHospitalMedicalProductsByPageArgs>>;
  getMyHospitalProductCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetMyHospitalProductCountArgs>>;
  getMyHospitalProductsByPage?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, Partial<QueryGetMyHospitalProductsByPageArgs>>;
  getMyHospitalReservationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetMyHospitalReservationCountArgs>>;
  getMyHospitalReservationsByPage?: Resolver<Array<ResolversTypes['Reservation']>, ParentType, ContextType, Partial<QueryGetMyHospitalReservationsByPageArgs>>;
  getMyHospitalSettlementCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetMyHospitalSettlementCountArgs>>;
  getMyHospitalSettlementInfo?: Resolver<ResolversTypes['SettlementInfo'], ParentType, ContextType, Partial<QueryGetMyHospitalSettlementInfoArgs>>;
  getMyHospitalSettlements?: Resolver<Array<ResolversTypes['Settlement']>, ParentType, ContextType, Partial<QueryGetMyHospitalSettlementsArgs>>;
  getMyInfo?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  getMyInquiriesByPage?: Resolver<Array<ResolversTypes['Inquiry']>, ParentType, ContextType, Partial<QueryGetMyInquiriesByPageArgs>>;
  getMyInquiry?: Resolver<ResolversTypes['Inquiry'], ParentType, ContextType, RequireFields<QueryGetMyInquiryArgs, 'inquiryId'>>;
  getMyInquiryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  getMyMessageBlocks?: Resolver<Array<ResolversTypes['MessagePerson']>, ParentType, ContextType>;
  getMyOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryGetMyOrderArgs, 'ordrIdx'>>;
  getMyPetCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetMyPetCountArgs>>;
  getMyPetsByPage?: Resolver<Array<ResolversTypes['Pet']>, ParentType, ContextType, Partial<QueryGetMyPetsByPageArgs>>;
  getMyPharmacy?: Resolver<Maybe<ResolversTypes['Pharmacy']>, ParentType, ContextType>;
  getMyPoint?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  getMyPointHistoryByPage?: Resolver<Array<ResolversTypes['PointHistory']>, ParentType, ContextType, Partial<QueryGetMyPointHistoryByPageArgs>>;
  getMyPointHistoryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetMyPointHistoryCountArgs>>;
  getMyPostCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetMyPostCountArgs, 'boardId'>>;
  getMyPostsByPage?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryGetMyPostsByPageArgs, 'boardId'>>;
  getMyProduct?: Resolver<ResolversTypes['MyProduct'], ParentType, ContextType, RequireFields<QueryGetMyProductArgs, 'id'>>;
  getMyProducts?: Resolver<Array<ResolversTypes['MyProduct']>, ParentType, ContextType, RequireFields<QueryGetMyProductsArgs, 'kind'>>;
  getMyRegistration?: Resolver<Maybe<ResolversTypes['BusinessRegistration']>, ParentType, ContextType>;
  getMyReservationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetMyReservationCountArgs>>;
  getMyReservationFeed?: Resolver<Maybe<ResolversTypes['ReservationFeed']>, ParentType, ContextType>;
  getMyReservationNoticeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetMyReservationNoticeCountArgs>>;
  getMyReservationNotices?: Resolver<Array<ResolversTypes['ReservationNotice']>, ParentType, ContextType, Partial<QueryGetMyReservationNoticesArgs>>;
  getMyReservationsByPage?: Resolver<Array<ResolversTypes['Reservation']>, ParentType, ContextType, Partial<QueryGetMyReservationsByPageArgs>>;
  getMyReviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetMyReviewCountArgs>>;
  getMyReviewedDays?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType, RequireFields<QueryGetMyReviewedDaysArgs, 'businessId'>>;
  getMyReviewsByPage?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, Partial<QueryGetMyReviewsByPageArgs>>;
  getMyStaff?: Resolver<ResolversTypes['StaffOfListing'], ParentType, ContextType>;
  getMyWorkplaces?: Resolver<Array<ResolversTypes['Workplace']>, ParentType, ContextType>;
  getNicknameSuggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryGetNicknameSuggestionsArgs, 'typed'>>;
  getNotice?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<QueryGetNoticeArgs, 'noticeId'>>;
  getNoticeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  getNoticeNeighbours?: Resolver<ResolversTypes['NoticeNeighbours'], ParentType, ContextType, RequireFields<QueryGetNoticeNeighboursArgs, 'noticeId'>>;
  getNoticesByPage?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType, Partial<QueryGetNoticesByPageArgs>>;
  getPaymentTransactionId?: Resolver<ResolversTypes['PaymentTransactionId'], ParentType, ContextType>;
  getPet?: Resolver<ResolversTypes['Pet'], ParentType, ContextType, RequireFields<QueryGetPetArgs, 'petId'>>;
  getPetKinds?: Resolver<Array<ResolversTypes['PetKind']>, ParentType, ContextType>;
  getPharmaciesByPage?: Resolver<Array<ResolversTypes['Pharmacy']>, ParentType, ContextType, Partial<QueryGetPharmaciesByPageArgs>>;
  getPharmaciesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetPharmaciesCountArgs>>;
  getPharmacy?: Resolver<ResolversTypes['Pharmacy'], ParentType, ContextType, RequireFields<QueryGetPharmacyArgs, 'id'>>;
  getPharmacyClickCount?: Resolver<Array<ResolversTypes['ClickCount']>, ParentType, ContextType, Partial<QueryGetPharmacyClickCountArgs>>;
  getPharmacyInflowCount?: Resolver<Array<ResolversTypes['InflowCount']>, ParentType, ContextType, Partial<QueryGetPharmacyInflowCountArgs>>;
  getPharmacyPins?: Resolver<ResolversTypes['ListingPins'], ParentType, ContextType, RequireFields<QueryGetPharmacyPinsArgs, 'east' | 'north' | 'south' | 'west'>>;
  getPharmacyVisotorCount?: Resolver<Array<ResolversTypes['VisitorCount']>, ParentType, ContextType, Partial<QueryGetPharmacyVisotorCountArgs>>;
  getPlaceCountsByLevel?: Resolver<Array<ResolversTypes['AreaCount']>, ParentType, ContextType, RequireFields<QueryGetPlaceCountsByLevelArgs, 'level'>>;
  getPost?: Resolver<ResolversTypes['Post'], ParentType, ContextType, RequireFields<QueryGetPostArgs, 'boardId'>>;
  getPostCommentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetPostCommentCountArgs, 'postId'>>;
  getPostCommentsByPage?: Resolver<Array<ResolversTypes['PostComment']>, ParentType, ContextType, RequireFields<QueryGetPostCommentsByPageArgs, 'postId'>>;
  getPostCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetPostCountArgs, 'boardId'>>;
  getPostNeighbours?: Resolver<ResolversTypes['PostNeighbours'], ParentType, ContextType, RequireFields<QueryGetPostNeighboursArgs, 'boardId' | 'postIdx'>>;
  getPostsByPage?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryGetPostsByPageArgs, 'boardId'>>;
  getPremiumCompaniesByPage?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType, Partial<QueryGetPremiumCompaniesByPageArgs>>;
  getPremiumCompaniesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetPremiumCompaniesCountArgs>>;
  getPremiumHospitalsByPage?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType, Partial<QueryGetPremiumHospitalsByPageArgs>>;
  getPremiumHospitalsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetPremiumHospitalsCountArgs>>;
  getPremiumPharmaciesByPage?: Resolver<Array<ResolversTypes['Pharmacy']>, ParentType, ContextType, Partial<QueryGetPremiumPharmaciesByPageArgs>>;
  getPremiumPharmaciesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetPremiumPharmaciesCountArgs>>;
  getQuestionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetQuestionCountArgs, 'state'>>;
  getQuestionsByPage?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryGetQuestionsByPageArgs, 'state'>>;
  getReceivedMessageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetReceivedMessageCountArgs>>;
  getReceivedMessagesByPage?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, Partial<QueryGetReceivedMessagesByPageArgs>>;
  getRegions?: Resolver<Array<ResolversTypes['Sido']>, ParentType, ContextType>;
  getReservation?: Resolver<ResolversTypes['Reservation'], ParentType, ContextType, RequireFields<QueryGetReservationArgs, 'reservationId'>>;
  getReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<QueryGetReviewArgs, 'reviewId'>>;
  getReviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryGetReviewCountArgs, 'filter'>>;
  getReviewCountOfMyBusiness?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetReviewCountOfMyBusinessArgs>>;
  getReviewRate?: Resolver<ResolversTypes['ReviewRate'], ParentType, ContextType, RequireFields<QueryGetReviewRateArgs, 'businessId' | 'kind'>>;
  getReviewRateOfMyBusiness?: Resolver<ResolversTypes['ReviewRate'], ParentType, ContextType>;
  getReviewTotal?: Resolver<ResolversTypes['ReviewTotal'], ParentType, ContextType, RequireFields<QueryGetReviewTotalArgs, 'filter'>>;
  getReviewsByPage?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryGetReviewsByPageArgs, 'filter'>>;
  getReviewsOfMyBusinessByPage?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, Partial<QueryGetReviewsOfMyBusinessByPageArgs>>;
  getSearchCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  getSearchSuggestions?: Resolver<Array<ResolversTypes['SearchSuggestion']>, ParentType, ContextType, RequireFields<QueryGetSearchSuggestionsArgs, 'search'>>;
  getSearchSummary?: Resolver<ResolversTypes['SearchSummary'], ParentType, ContextType, RequireFields<QueryGetSearchSummaryArgs, 'kind'>>;
  getSentMessageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetSentMessageCountArgs>>;
  getSentMessagesByPage?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, Partial<QueryGetSentMessagesByPageArgs>>;
  getSiteCounts?: Resolver<ResolversTypes['SiteCounts'], ParentType, ContextType>;
  getSiteOwner?: Resolver<ResolversTypes['SiteOwner'], ParentType, ContextType>;
  getSocialAccounts?: Resolver<Array<ResolversTypes['SocialAccount']>, ParentType, ContextType>;
  getStaffInvitation?: Resolver<ResolversTypes['OpenStaffInvitation'], ParentType, ContextType, RequireFields<QueryGetStaffInvitationArgs, 'token'>>;
  getSymptom?: Resolver<ResolversTypes['Symptom'], ParentType, ContextType, RequireFields<QueryGetSymptomArgs, 'id'>>;
  getSymptomTree?: Resolver<Array<ResolversTypes['SymptomDivision']>, ParentType, ContextType>;
  getSymptomsByIds?: Resolver<Array<ResolversTypes['Symptom']>, ParentType, ContextType, RequireFields<QueryGetSymptomsByIdsArgs, 'ids'>>;
  getSymptomsByPage?: Resolver<Array<ResolversTypes['Symptom']>, ParentType, ContextType, RequireFields<QueryGetSymptomsByPageArgs, 'count' | 'page'>>;
  getSymptomsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryGetSymptomsCountArgs>>;
  getTotalGiftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  getUnreadMessageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previewReservationTime?: Resolver<ResolversTypes['ReservationTimePreview'], ParentType, ContextType, RequireFields<QueryPreviewReservationTimeArgs, 'time'>>;
  readOpeningHours?: Resolver<ResolversTypes['OpeningReading'], ParentType, ContextType, RequireFields<QueryReadOpeningHoursArgs, 'businessHoursText'>>;
  searchClaimableListings?: Resolver<Array<ResolversTypes['ClaimableListing']>, ParentType, ContextType, RequireFields<QuerySearchClaimableListingsArgs, 'kind' | 'search'>>;
  searchCompanies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType, Partial<QuerySearchCompaniesArgs>>;
  searchCompaniesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QuerySearchCompaniesCountArgs>>;
  searchDiseases?: Resolver<Array<ResolversTypes['Disease']>, ParentType, ContextType, RequireFields<QuerySearchDiseasesArgs, 'count' | 'page' | 'symptomIds'>>;
  searchDiseasesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QuerySearchDiseasesCountArgs, 'symptomIds'>>;
  searchHospitals?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType, Partial<QuerySearchHospitalsArgs>>;
  searchHospitalsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QuerySearchHospitalsCountArgs>>;
  searchMedicalPrice?: Resolver<Maybe<ResolversTypes['MedicalPriceSummary']>, ParentType, ContextType, RequireFields<QuerySearchMedicalPriceArgs, 'medicalId'>>;
  searchPharmacies?: Resolver<Array<ResolversTypes['Pharmacy']>, ParentType, ContextType, Partial<QuerySearchPharmaciesArgs>>;
  searchPharmaciesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QuerySearchPharmaciesCountArgs>>;
};

export type ReceiptItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReceiptItem'] = ResolversParentTypes['ReceiptItem']> = {
  medicalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegularClosureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RegularClosure'] = ResolversParentTypes['RegularClosure']> = {
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeks?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type ReservationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Reservation'] = ResolversParentTypes['Reservation']> = {
  business?: Resolver<ResolversTypes['ReservedBusiness'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['StatusChange']>, ParentType, ContextType>;
  hospital?: Resolver<Maybe<ResolversTypes['Hospital']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isByPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReservationItem']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['PaidSum']>, ParentType, ContextType>;
  payBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pet?: Resolver<Maybe<ResolversTypes['ReservedPet']>, ParentType, ContextType>;
  petKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  petName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundState?: Resolver<Maybe<ResolversTypes['RefundState']>, ParentType, ContextType>;
  refunded?: Resolver<Maybe<ResolversTypes['PaidSum']>, ParentType, ContextType>;
  reservationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['ReservationUser']>, ParentType, ContextType>;
};

export type ReservationExcludeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReservationExclude'] = ResolversParentTypes['ReservationExclude']> = {
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ReservationFeedResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReservationFeed'] = ResolversParentTypes['ReservationFeed']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReservationItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReservationItem'] = ResolversParentTypes['ReservationItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nights?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  optionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  optionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['ItemPurpose'], ParentType, ContextType>;
};

export type ReservationNoticeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReservationNotice'] = ResolversParentTypes['ReservationNotice']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reservationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReservationTimeDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReservationTimeDay'] = ResolversParentTypes['ReservationTimeDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['Time']>, ParentType, ContextType>;
};

export type ReservationTimePreviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReservationTimePreview'] = ResolversParentTypes['ReservationTimePreview']> = {
  days?: Resolver<Array<ResolversTypes['ReservationTimeDay']>, ParentType, ContextType>;
  outside?: Resolver<Array<ResolversTypes['Reservation']>, ParentType, ContextType>;
  outsideCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReservationUserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReservationUser'] = ResolversParentTypes['ReservationUser']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReservedBusinessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReservedBusiness'] = ResolversParentTypes['ReservedBusiness']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReservedPetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReservedPet'] = ResolversParentTypes['ReservedPet']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  petBirthday?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  petGender?: Resolver<Maybe<ResolversTypes['PetGender']>, ParentType, ContextType>;
  petImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  petKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  petName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  petType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  petWeight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  averageRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  business?: Resolver<ResolversTypes['ReviewedBusiness'], ParentType, ContextType>;
  diagnosisRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  explainRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  facilityRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ReviewFile']>, ParentType, ContextType>;
  hearsOfReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hygieneRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLiked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  kindnessRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locationRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  medicineRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pet?: Resolver<Maybe<ResolversTypes['ReviewedPet']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  priceRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  receiptState?: Resolver<Maybe<ResolversTypes['ReceiptState']>, ParentType, ContextType>;
  receipts?: Resolver<Maybe<Array<ResolversTypes['ReviewReceipt']>>, ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['ReviewReply']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewer?: Resolver<ResolversTypes['Reviewer'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  visitDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  wouldRevisit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewFile'] = ResolversParentTypes['ReviewFile']> = {
  filepath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReviewPraiseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewPraise'] = ResolversParentTypes['ReviewPraise']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['ReviewRating'], ParentType, ContextType>;
};

export type ReviewRateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewRate'] = ResolversParentTypes['ReviewRate']> = {
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  diagnosisRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  explainRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  facilityRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hygieneRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kindnessRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locationRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  medicineRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pictureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  praises?: Resolver<Array<ResolversTypes['ReviewPraise']>, ParentType, ContextType>;
  priceRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  revisitShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stars?: Resolver<Array<ResolversTypes['ReviewStarCount']>, ParentType, ContextType>;
  unansweredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verifiedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewReceiptResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewReceipt'] = ResolversParentTypes['ReviewReceipt']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReceiptItem']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReceiptState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewReplyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewReply'] = ResolversParentTypes['ReviewReply']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type ReviewStarCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewStarCount'] = ResolversParentTypes['ReviewStarCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  star?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewTotal'] = ResolversParentTypes['ReviewTotal']> = {
  isAtLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewedBusinessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewedBusiness'] = ResolversParentTypes['ReviewedBusiness']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sido?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sigungu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewedPetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewedPet'] = ResolversParentTypes['ReviewedPet']> = {
  division?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kindName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Reviewer'] = ResolversParentTypes['Reviewer']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  bounds?: Resolver<Maybe<ResolversTypes['Bounds']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SuggestionKind'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sido?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sigungu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchSummary'] = ResolversParentTypes['SearchSummary']> = {
  isAtLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNear?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pageable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SettlementResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Settlement'] = ResolversParentTypes['Settlement']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReservationItem']>, ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reservationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['SettlementUser']>, ParentType, ContextType>;
};

export type SettlementInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SettlementInfo'] = ResolversParentTypes['SettlementInfo']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  settlementAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SettlementUserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SettlementUser'] = ResolversParentTypes['SettlementUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SidoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Sido'] = ResolversParentTypes['Sido']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sigungu?: Resolver<Array<ResolversTypes['Sigungu']>, ParentType, ContextType>;
};

export type SigunguResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Sigungu'] = ResolversParentTypes['Sigungu']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  east?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  north?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  south?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  west?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SiteCountsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SiteCounts'] = ResolversParentTypes['SiteCounts']> = {
  companyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hospitalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageViewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pharmacyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteOwnerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SiteOwner'] = ResolversParentTypes['SiteOwner']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hostingProvider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailOrderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privacyEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privacyOfficer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  representative?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportHours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SocialAccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SocialAccount'] = ResolversParentTypes['SocialAccount']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLinked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['SocialProvider'], ParentType, ContextType>;
};

export type SocialLoginResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SocialLogin'] = ResolversParentTypes['SocialLogin']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SpecialDaysResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SpecialDays'] = ResolversParentTypes['SpecialDays']> = {
  breakEnd?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  breakStart?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  close?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type StaffBusinessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StaffBusiness'] = ResolversParentTypes['StaffBusiness']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffInvitationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StaffInvitation'] = ResolversParentTypes['StaffInvitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StaffOfListingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StaffOfListing'] = ResolversParentTypes['StaffOfListing']> = {
  business?: Resolver<ResolversTypes['StaffBusiness'], ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['StaffInvitation']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StationNearResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StationNear'] = ResolversParentTypes['StationNear']> = {
  metres?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatusChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatusChange'] = ResolversParentTypes['StatusChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['StatusChangedBy'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type StatusCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SymptomResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Symptom'] = ResolversParentTypes['Symptom']> = {
  child?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  division?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SymptomDivisionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SymptomDivision'] = ResolversParentTypes['SymptomDivision']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['SymptomGroup']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SymptomGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SymptomGroup'] = ResolversParentTypes['SymptomGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parents?: Resolver<Array<ResolversTypes['SymptomParent']>, ParentType, ContextType>;
};

export type SymptomParentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SymptomParent'] = ResolversParentTypes['SymptomParent']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface TimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Time'], any> {
  name: 'Time';
}

export type TimestampResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Timestamp'] = ResolversParentTypes['Timestamp']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TokensResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Tokens'] = ResolversParentTypes['Tokens']> = {
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadedPictureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UploadedPicture'] = ResolversParentTypes['UploadedPicture']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  birthday?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityVerifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  marketingAgreedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  marketingWithdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  married?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recommender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  social?: Resolver<Maybe<ResolversTypes['UserSocial']>, ParentType, ContextType>;
  socialType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  temporaryPasswordUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserSocialResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserSocial'] = ResolversParentTypes['UserSocial']> = {
  apple?: Resolver<Maybe<ResolversTypes['AppleUser']>, ParentType, ContextType>;
  kakao?: Resolver<Maybe<ResolversTypes['KakaoUser']>, ParentType, ContextType>;
  naver?: Resolver<Maybe<ResolversTypes['NaverUser']>, ParentType, ContextType>;
};

export type VerifiedIdentityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VerifiedIdentity'] = ResolversParentTypes['VerifiedIdentity']> = {
  birthday?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VisitorCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VisitorCount'] = ResolversParentTypes['VisitorCount']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nonMemberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkplaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Workplace'] = ResolversParentTypes['Workplace']> = {
  business?: Resolver<ResolversTypes['StaffBusiness'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Address?: AddressResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  AlertPage?: AlertPageResolvers<ContextType>;
  AppleAccount?: AppleAccountResolvers<ContextType>;
  AppleUser?: AppleUserResolvers<ContextType>;
  AreaCount?: AreaCountResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BoughtGift?: BoughtGiftResolvers<ContextType>;
  Bounds?: BoundsResolvers<ContextType>;
  BusinessAddress?: BusinessAddressResolvers<ContextType>;
  BusinessDay?: BusinessDayResolvers<ContextType>;
  BusinessRegistration?: BusinessRegistrationResolvers<ContextType>;
  ClaimableListing?: ClaimableListingResolvers<ContextType>;
  ClickCount?: ClickCountResolvers<ContextType>;
  ClosedPeriod?: ClosedPeriodResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyDetails?: CompanyDetailsResolvers<ContextType>;
  ContestAnswer?: ContestAnswerResolvers<ContextType>;
  ContestAuthor?: ContestAuthorResolvers<ContextType>;
  ContestComment?: ContestCommentResolvers<ContextType>;
  ContestEntry?: ContestEntryResolvers<ContextType>;
  ContestRound?: ContestRoundResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Disease?: DiseaseResolvers<ContextType>;
  FacilityPicture?: FacilityPictureResolvers<ContextType>;
  Faq?: FaqResolvers<ContextType>;
  FavouriteListing?: FavouriteListingResolvers<ContextType>;
  FeeOfTheDay?: FeeOfTheDayResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FoundEmail?: FoundEmailResolvers<ContextType>;
  FreeTime?: FreeTimeResolvers<ContextType>;
  Gift?: GiftResolvers<ContextType>;
  GiftGroup?: GiftGroupResolvers<ContextType>;
  GuestHistory?: GuestHistoryResolvers<ContextType>;
  GuestPet?: GuestPetResolvers<ContextType>;
  GuestVisit?: GuestVisitResolvers<ContextType>;
  HolidayHours?: HolidayHoursResolvers<ContextType>;
  Hospital?: HospitalResolvers<ContextType>;
  HospitalPin?: HospitalPinResolvers<ContextType>;
  HospitalPins?: HospitalPinsResolvers<ContextType>;
  HospitalReservationTime?: HospitalReservationTimeResolvers<ContextType>;
  HoursExceptions?: HoursExceptionsResolvers<ContextType>;
  InflowCount?: InflowCountResolvers<ContextType>;
  Inquiry?: InquiryResolvers<ContextType>;
  InquiryAnswer?: InquiryAnswerResolvers<ContextType>;
  InquiryPicture?: InquiryPictureResolvers<ContextType>;
  KCPBaseResponse?: KcpBaseResponseResolvers<ContextType>;
  KCPError?: KcpErrorResolvers<ContextType>;
  KCPField?: KcpFieldResolvers<ContextType>;
  KCPRegistration?: KcpRegistrationResolvers<ContextType>;
  KCPSiteInfo?: KcpSiteInfoResolvers<ContextType>;
  KakaoUser?: KakaoUserResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListingPin?: ListingPinResolvers<ContextType>;
  ListingPins?: ListingPinsResolvers<ContextType>;
  Login?: LoginResolvers<ContextType>;
  MaskedFeeItem?: MaskedFeeItemResolvers<ContextType>;
  MaskedFeeRecord?: MaskedFeeRecordResolvers<ContextType>;
  Medical?: MedicalResolvers<ContextType>;
  MedicalOffer?: MedicalOfferResolvers<ContextType>;
  MedicalParent?: MedicalParentResolvers<ContextType>;
  MedicalPriceRegion?: MedicalPriceRegionResolvers<ContextType>;
  MedicalPriceSummary?: MedicalPriceSummaryResolvers<ContextType>;
  MedicalProduct?: MedicalProductResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessagePerson?: MessagePersonResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyProduct?: MyProductResolvers<ContextType>;
  NaverUser?: NaverUserResolvers<ContextType>;
  NextVaccination?: NextVaccinationResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticeAdmin?: NoticeAdminResolvers<ContextType>;
  NoticeFile?: NoticeFileResolvers<ContextType>;
  NoticeHead?: NoticeHeadResolvers<ContextType>;
  NoticeNeighbours?: NoticeNeighboursResolvers<ContextType>;
  OpenStaffInvitation?: OpenStaffInvitationResolvers<ContextType>;
  OpenState?: OpenStateResolvers<ContextType>;
  OpeningReading?: OpeningReadingResolvers<ContextType>;
  OpeningToday?: OpeningTodayResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  PaidSum?: PaidSumResolvers<ContextType>;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  PaymentTransactionId?: PaymentTransactionIdResolvers<ContextType>;
  Pet?: PetResolvers<ContextType>;
  PetKind?: PetKindResolvers<ContextType>;
  PetKindName?: PetKindNameResolvers<ContextType>;
  PetOwner?: PetOwnerResolvers<ContextType>;
  PetWeight?: PetWeightResolvers<ContextType>;
  Pharmacy?: PharmacyResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  PointHistory?: PointHistoryResolvers<ContextType>;
  PointUser?: PointUserResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostAuthor?: PostAuthorResolvers<ContextType>;
  PostComment?: PostCommentResolvers<ContextType>;
  PostCommentAdmin?: PostCommentAdminResolvers<ContextType>;
  PostNeighbour?: PostNeighbourResolvers<ContextType>;
  PostNeighbours?: PostNeighboursResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductMedical?: ProductMedicalResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReceiptItem?: ReceiptItemResolvers<ContextType>;
  RegularClosure?: RegularClosureResolvers<ContextType>;
  Reservation?: ReservationResolvers<ContextType>;
  ReservationExclude?: ReservationExcludeResolvers<ContextType>;
  ReservationFeed?: ReservationFeedResolvers<ContextType>;
  ReservationItem?: ReservationItemResolvers<ContextType>;
  ReservationNotice?: ReservationNoticeResolvers<ContextType>;
  ReservationTimeDay?: ReservationTimeDayResolvers<ContextType>;
  ReservationTimePreview?: ReservationTimePreviewResolvers<ContextType>;
  ReservationUser?: ReservationUserResolvers<ContextType>;
  ReservedBusiness?: ReservedBusinessResolvers<ContextType>;
  ReservedPet?: ReservedPetResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewFile?: ReviewFileResolvers<ContextType>;
  ReviewPraise?: ReviewPraiseResolvers<ContextType>;
  ReviewRate?: ReviewRateResolvers<ContextType>;
  ReviewReceipt?: ReviewReceiptResolvers<ContextType>;
  ReviewReply?: ReviewReplyResolvers<ContextType>;
  ReviewStarCount?: ReviewStarCountResolvers<ContextType>;
  ReviewTotal?: ReviewTotalResolvers<ContextType>;
  ReviewedBusiness?: ReviewedBusinessResolvers<ContextType>;
  ReviewedPet?: ReviewedPetResolvers<ContextType>;
  Reviewer?: ReviewerResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SearchSummary?: SearchSummaryResolvers<ContextType>;
  Settlement?: SettlementResolvers<ContextType>;
  SettlementInfo?: SettlementInfoResolvers<ContextType>;
  SettlementUser?: SettlementUserResolvers<ContextType>;
  Sido?: SidoResolvers<ContextType>;
  Sigungu?: SigunguResolvers<ContextType>;
  SiteCounts?: SiteCountsResolvers<ContextType>;
  SiteOwner?: SiteOwnerResolvers<ContextType>;
  SocialAccount?: SocialAccountResolvers<ContextType>;
  SocialLogin?: SocialLoginResolvers<ContextType>;
  SpecialDays?: SpecialDaysResolvers<ContextType>;
  StaffBusiness?: StaffBusinessResolvers<ContextType>;
  StaffInvitation?: StaffInvitationResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffOfListing?: StaffOfListingResolvers<ContextType>;
  StationNear?: StationNearResolvers<ContextType>;
  StatusChange?: StatusChangeResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  Symptom?: SymptomResolvers<ContextType>;
  SymptomDivision?: SymptomDivisionResolvers<ContextType>;
  SymptomGroup?: SymptomGroupResolvers<ContextType>;
  SymptomParent?: SymptomParentResolvers<ContextType>;
  Time?: GraphQLScalarType;
  Timestamp?: TimestampResolvers<ContextType>;
  Tokens?: TokensResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadedPicture?: UploadedPictureResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserSocial?: UserSocialResolvers<ContextType>;
  VerifiedIdentity?: VerifiedIdentityResolvers<ContextType>;
  VisitorCount?: VisitorCountResolvers<ContextType>;
  Workplace?: WorkplaceResolvers<ContextType>;
};

