import { MONDAY, TUESDAY, booked } from '../../modules/reservations/testing/a-bookable-hospital.ts';
import { bookBath, openOrder } from '../../modules/reservations/testing/a-paid-booking.ts';
import { gql } from '../calls.ts';
import { aVerifiedGuardian } from '../people.ts';
import { aCommentOn, aPostOf } from '../posts.ts';
import type { Case, Cases, FieldInput } from './cases.ts';
import { NOBODY, type World } from './world.ts';

const PAGE = { page: 1, count: 10 };
const DAYS = { startDate: '2026-11-01', endDate: '2026-12-01' };
const BACKWARDS = { startDate: '2026-12-01', endDate: '2026-11-01' };

const ofPeriod = (gives: unknown, more: object = {}): Case<FieldInput> => ({
  good: { variables: { ...DAYS, ...more } },
  gives,
  bad: { variables: { ...BACKWARDS, ...more }, code: 'VALIDATION_FAILED' },
});
/** Of a list that is empty where its days are turned round. */
const ofDays = (gives: unknown, more: object = {}): Case<FieldInput> => ({
  ...ofPeriod(gives, more),
  bad: { variables: { ...more, startDate: '2026-02-30' }, code: 'VALIDATION_FAILED' },
});
const counted =
  (id: (world: World) => number, name: string, type?: number) =>
  (world: World): Case<FieldInput> => {
    const more = type === undefined ? {} : { type };
    const wrong = type === undefined ? { [name]: NOBODY } : { [name]: id(world), type: 99 };
    const code = type === undefined ? 'NOT_FOUND' : 'VALIDATION_FAILED';
    return { good: { variables: { [name]: id(world), ...more } }, gives: true, bad: { variables: wrong, code } };
  };
const hospitalId = ({ hospital }: World) => hospital.id;
const pharmacyId = ({ pharmacy }: World) => pharmacy.id;

/** A medical product of the hospital's with an option, and what it says beside its price; their ids. */
async function aMedicalProduct({ app, hospital, ids }: World): Promise<{ product: string; option: string }> {
  type MadeProduct = { made: { id: string; options: { id: string }[] } };
  const create = 'mutation($input: CreateMedicalProductInput!) { made: createHospitalMedicalProduct(input: $input) { id options { id } } }';
  const input = { medicalId: ids.treatment, price: 50_000, options: [{ name: '대형견', additionalPrice: 1_000 }] };
  const { data, errors } = await gql<MadeProduct>(app, hospital.owner.token, create, { input });
  if (errors[0]) throw new Error(errors[0].message);
  return { product: data.made.id, option: data.made.options[0]!.id };
}

export const queryCases: Cases<FieldInput> = {
  getMyHospitalReservationCount: () => ({
    good: { variables: { reservationSearchInput: { statuses: [0], startDate: MONDAY, endDate: TUESDAY } } },
    gives: expect.any(Number),
    bad: { variables: { reservationSearchInput: { startDate: '2026-02-30' } }, code: 'VALIDATION_FAILED' },
  }),
  getMyHospitalSettlements: () => ofPeriod([], PAGE),
  getMyHospitalSettlementCount: () => ofPeriod(0),
  getMyHospitalSettlementInfo: () => ofPeriod({ count: 0, settlementAmount: 0 }),
  getHospitalReservationTime: ({ hospital: { id } }) => ({
    good: [{ variables: { hospitalId: id }, by: null }, {}],
    gives: { slotMinutes: expect.any(Number) },
    bad: { variables: { hospitalId: NOBODY }, code: 'NOT_FOUND' },
  }),
  KCPGetSiteInfo: () => ({ good: {}, gives: {}, bad: { by: null, code: 'UNAUTHENTICATED' } }),
  getMyPointHistoryByPage: () => ofDays(expect.arrayContaining([expect.objectContaining({ earn: 100_000 })]), PAGE),
  getMyPointHistoryCount: () => ofDays(expect.any(Number)),
  getMyPoint: () => ({ good: {}, gives: {}, bad: { by: null, code: 'UNAUTHENTICATED' } }),
  getPostsByPage: ({ ids }) => ({
    good: { variables: { boardId: 'petcafe', ...PAGE } },
    gives: expect.arrayContaining([expect.objectContaining({ id: ids.post })]),
    bad: { variables: { boardId: 'nowhere' }, code: 'NOT_FOUND' },
  }),
  getMyPostsByPage: ({ ids }) => ({
    good: { variables: { boardId: 'petcafe', ...PAGE } },
    gives: expect.arrayContaining([expect.objectContaining({ id: ids.post })]),
    bad: { variables: { boardId: 'petcafe' }, by: null, code: 'UNAUTHENTICATED' },
  }),
  getPost: async ({ app, guest, ids }) => {
    const { id, idx } = await aPostOf(app, guest, 'petcafe');
    return {
      good: [{ variables: { boardId: 'petcafe', postId: id } }, { variables: { boardId: 'petcafe', postIdx: idx } }],
      gives: { id, title: '산책 이야기' },
      bad: { variables: { boardId: 'mypet', postId: ids.post }, code: 'NOT_FOUND' },
    };
  },
  getPostCount: () => ({
    good: { variables: { boardId: 'petcafe' } },
    gives: expect.any(Number),
    bad: { variables: { boardId: 'nowhere' }, code: 'NOT_FOUND' },
  }),
  getMyPostCount: () => ({
    good: { variables: { boardId: 'petcafe' } },
    gives: expect.any(Number),
    bad: { variables: { boardId: 'nowhere' }, code: 'NOT_FOUND' },
  }),
  getPostCommentsByPage: ({ ids }) => ({
    good: { variables: { postId: ids.post, ...PAGE } },
    gives: expect.arrayContaining([expect.objectContaining({ id: ids.comment })]),
    bad: { variables: { postId: NOBODY }, code: 'NOT_FOUND' },
  }),
  getPostCommentCount: ({ ids }) => ({
    good: { variables: { postId: ids.post } },
    gives: expect.any(Number),
    bad: { variables: { postId: NOBODY }, code: 'NOT_FOUND' },
  }),
  getHospitalVisotorCount: () => ofPeriod(expect.any(Array)),
  getHospitalClickCount: () => ofPeriod(expect.any(Array)),
  getHospitalInflowCount: () => ofPeriod(expect.any(Array)),
  getPharmacyVisotorCount: () => ofPeriod(expect.any(Array)),
  getPharmacyClickCount: () => ofPeriod(expect.any(Array)),
  getPharmacyInflowCount: () => ofPeriod(expect.any(Array)),
  getBannersByType: ({ ids }) => ({
    good: { variables: { type: 0 } },
    gives: [expect.objectContaining({ id: ids.banner })],
    bad: { variables: { type: 'home' }, code: 'VALIDATION_FAILED' },
  }),
  getGiftGroups: ({ ids }) => ({
    good: { variables: { page: 1, itemsPerPage: 10, sortOption: 'recent' } },
    gives: expect.arrayContaining([expect.objectContaining({ id: ids.gift })]),
    bad: { variables: { page: 0 }, code: 'VALIDATION_FAILED' },
  }),
  getTotalGiftCount: () => ({ good: {}, gives: 1, bad: { variables: { count: 1 }, code: 'VALIDATION_FAILED' } }),
  getMyInfo: ({ guest }) => ({ good: {}, gives: { nickname: guest.nickname }, bad: { by: null, code: 'UNAUTHENTICATED' } }),
};

export const mutationCases: Cases<FieldInput> = {
  updateReservationByHospital: async ({ app, hospital }) => {
    const reservations = [await booked(app, await aVerifiedGuardian(app), hospital, '10:00')];
    return {
      good: [{ variables: { reservations, status: 1 } }, { variables: { reservations, status: 1, date: TUESDAY, time: '11:00' } }],
      gives: [expect.objectContaining({ status: 1, time: '10:00' })],
      bad: { variables: { reservations: [NOBODY], status: 1 }, code: 'NOT_FOUND' },
    };
  },
  updateReservationByUser: async ({ app, guest, hospital, stranger }) => {
    const reservationId = await booked(app, guest, hospital, '11:00');
    return {
      good: { variables: { reservationId, status: 3 } },
      gives: { status: 3 },
      bad: { variables: { reservationId, status: 3 }, by: stranger, code: 'NOT_FOUND' },
    };
  },
  deleteHospitalMedicalProduct: async (world) => {
    const { product, option } = await aMedicalProduct(world);
    return {
      good: [{ variables: { productId: product, optionId: option } }, { variables: { productId: product } }],
      gives: true,
      bad: { variables: { productId: NOBODY }, code: 'NOT_FOUND' },
    };
  },
  deleteMyHospitalMedicalProductInfo: async (world) => ({
    good: { variables: { productId: (await aMedicalProduct(world)).product } },
    gives: {},
    bad: { variables: { productId: NOBODY }, code: 'NOT_FOUND' },
  }),
  updateHospitalReservationTime: () => ({
    good: { variables: { time: { slotMinutes: 30 } } },
    gives: { slotMinutes: 30 },
    bad: { variables: { time: { slotMinutes: 0 } }, code: 'VALIDATION_FAILED' },
  }),
  KCPMobileRegisterTraction: async ({ app, parlor, stranger }) => {
    const guest = await aVerifiedGuardian(app);
    const bath = await bookBath(app, guest, parlor, { time: '10:30' });
    const { ordrIdx } = (await openOrder(app, guest, bath, 30_000)).body.data;
    const variables = { ordrIdx, payMethod: 'CARD', escwUsed: 'N' };
    return { good: { variables, by: guest }, gives: { payUrl: expect.any(String) }, bad: { variables, by: stranger, code: 'NOT_FOUND' } };
  },
  createPost: () => ({
    good: { variables: { boardId: 'petcafe', title: '산책길', content: '<p>좋아요</p>', category: '여행' } },
    gives: { title: '산책길' },
    bad: { variables: { boardId: 'petcafe', title: ' ', content: '<p>좋아요</p>' }, code: 'VALIDATION_FAILED' },
  }),
  updatePost: async ({ app, guest, stranger }) => {
    const { id } = await aPostOf(app, guest, 'petcafe');
    const variables = { postId: id, title: '새 제목', content: '<p>새 글</p>' };
    return { good: { variables }, gives: { title: '새 제목' }, bad: { variables, by: stranger, code: 'FORBIDDEN' } };
  },
  deletePost: async ({ app, guest, ids, stranger }) => ({
    good: { variables: { postId: (await aPostOf(app, guest, 'petcafe')).id } },
    gives: true,
    bad: { variables: { postId: ids.post }, by: stranger, code: 'FORBIDDEN' },
  }),
  createPostComment: ({ ids }) => ({
    good: { variables: { postId: ids.post, content: '저도요' } },
    gives: { comment: '저도요' },
    bad: { variables: { postId: NOBODY, content: '저도요' }, code: 'NOT_FOUND' },
  }),
  updatePostComment: ({ ids, stranger }) => ({
    good: { variables: { commentId: ids.comment, content: '고친 말' } },
    gives: { comment: '고친 말' },
    bad: { variables: { commentId: ids.comment, content: '남의 말' }, by: stranger, code: 'FORBIDDEN' },
  }),
  deletePostComment: async ({ app, guest, ids, stranger }) => ({
    good: { variables: { commentId: await aCommentOn(app, guest, { id: ids.post }, '지울 말') } },
    gives: true,
    bad: { variables: { commentId: ids.comment }, by: stranger, code: 'FORBIDDEN' },
  }),
  increaseHospitalVisitorCount: counted(hospitalId, 'hospitalId'),
  increasePharmacyVisitorCount: counted(pharmacyId, 'pharmacyId'),
  increaseBannerVisitorCount: ({ ids }) => ({
    good: { variables: { bannerId: ids.banner } },
    gives: true,
    bad: { variables: { bannerId: NOBODY }, code: 'NOT_FOUND' },
  }),
  increaseBannerClickCount: ({ ids }) => ({
    good: { variables: { bannerId: ids.banner } },
    gives: true,
    bad: { variables: { bannerId: NOBODY }, code: 'NOT_FOUND' },
  }),
  increaseHospitalClickCount: counted(hospitalId, 'hospitalId', 1),
  increasePharmacyClickCount: counted(pharmacyId, 'pharmacyId', 1),
  increaseHospitalInflowCount: counted(hospitalId, 'hospitalId', 1),
  increasePharmacyInflowCount: counted(pharmacyId, 'pharmacyId', 1),
  createAdIntroduction: () => ({
    good: {
      variables: { name: '박광고', company: '사료집', email: 'ad@example.com', contract: '02-1234-5678', businessType: 1, other: '배너요' },
    },
    gives: true,
    bad: { variables: { name: '박광고', company: '사료집', email: 'ad', businessType: 1 }, code: 'VALIDATION_FAILED' },
  }),
  buyGiftCard: ({ ids }) => ({
    good: { variables: { groupId: ids.gift, point: 500, price: 0 } },
    gives: { success: true, message: expect.any(String) },
    bad: { variables: { groupId: NOBODY, point: 500, price: 0 }, code: 'NOT_FOUND' },
  }),
  createCustomerVoice: () => ({
    good: {
      variables: {
        name: '김제안',
        inquiry: '제안',
        content: '다크 모드가 있으면 좋겠어요',
        email: 'kim@example.com',
        contact: '010-1234-5678',
      },
    },
    gives: true,
    bad: { variables: { name: '김제안', inquiry: '제안', content: '다크 모드', email: 'kim' }, code: 'VALIDATION_FAILED' },
  }),
};
