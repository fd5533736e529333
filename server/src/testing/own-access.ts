/**
 * Who may make the calls that the specification's surface does not name one by
 * one: its catalogue of areas, and what the house adds. In the surface's own
 * words (public, member, guardian, hospital, pharmacy, company), `business` for
 * the last three together, and what narrows it down. A call that stands in neither fails access.test.ts.
 */
export const ownAccess: Record<string, string> = {
  'GET /api/client/sitemap/{kind}': 'public',
  'GET /api/client/sitemap/{kind}/{part}': 'public',
  'PATCH /api/client/user/password': 'member own',
  'PATCH /api/client/user/marketing': 'member own',
  'POST /api/client/user/withdraw': 'member own',
  'GET /api/client/user/social': 'public',
  'POST /api/client/user/social/ticket': 'public',
  'DELETE /api/client/user/social/{provider}': 'member own',
  'POST /api/client/user/facebook': 'public',
  'POST /api/client/user/apple': 'public',
  'POST /api/client/user/identity': 'member own',
  'POST /api/client/user/identity/confirm': 'member own',
  'POST /api/client/user/identity/danal': 'public',
  'POST /api/client/user/find-email': 'public',
  'POST /api/client/user/temporary-password': 'public',
  'POST /api/client/user/register-hospital': 'public',
  'POST /api/client/user/register-pharmacy': 'public',
  'POST /api/client/user/registration': 'business',

  ping: 'public',
  recordPageView: 'public',
  checkDuplicateEmail: 'public',
  checkDuplicateNickname: 'public',
  updateMyInfo: 'member own',
  changePassword: 'member own',
  updateMarketingConsent: 'member own',
  withdraw: 'member own',

  getSocialAccounts: 'public',
  getAppleAccount: 'member own',
  loginByNaver: 'public',
  loginByKakao: 'public',
  loginByFacebook: 'public',
  loginByApple: 'public',
  registerSocialUser: 'public',
  unlinkSocialAccount: 'member own',

  getPaymentTransactionId: 'member own',
  confirmIdentity: 'member own',
  findEmail: 'public',
  sendTemporaryPassword: 'public',

  getMyRegistration: 'business own',
  searchClaimableListings: 'public',

  searchHospitals: 'public',
  searchHospitalsCount: 'public',
  getHospital: 'public',
  getHospitalsByPage: 'public',
  getHospitalsCount: 'public',
  getHospitalPins: 'public',
  getPlaceCountsByLevel: 'public',
  getRegions: 'public',
  getMyHospital: 'hospital own',
  updateMyHospital: 'hospital own',

  getHospitalReview: 'public',
  getHospitalReviewsByPage: 'public',
  getHospitalReviewCount: 'public',
  getHospitalReviewRate: 'public',
  getAllHospitalReviewsByPage: 'public',
  getAllHospitalReviewCount: 'public',
  getMyHospitalReviewsByPage: 'guardian own',
  getMyHospitalReviewCount: 'guardian own',
  createHospitalReview: 'guardian',
  updateHospitalReview: 'guardian own',
  deleteHospitalReview: 'guardian own',
  toggleHospitalReviewLike: 'member',

  increasePostViewCount: 'public',
  togglePostLike: 'member',

  getReservation: 'member own',
  getMyReservationsByPage: 'member own',
  getMyReservationCount: 'member own',
  getMyHospitalReservationsByPage: 'hospital own',
};
