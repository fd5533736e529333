/** The documents that the mix asks with, in the shape that the site's pages ask them. */
const LISTING = `id name contract is24 allowReservation hasParkingLot distance reviewScore reviewCount
  address { address sido sigungu latitude longitude } businessHours { open close }`;
const REVIEW = `id averageRating review visitDate likeCount isLiked isVerified files { filepath } business { id name sido sigungu }`;
const POST = 'id idx title content category likeCount commentCount view timestamp { createdAt }';

export const documents = {
  list: `query ($sido: String, $sigungu: String, $page: Int) {
    getHospitalsByPage(count: 10, page: $page, filter: score, sido: $sido, sigungu: $sigungu) { ${LISTING} }
    getHospitalsCount(sido: $sido, sigungu: $sigungu) }`,
  near: `query ($latitude: Float!, $longitude: Float!) {
    getHospitalsByPage(count: 10, page: 1, filter: distance, latitude: $latitude, longitude: $longitude) { ${LISTING} } }`,
  detail: `query ($id: ID!) {
    getHospital(id: $id) { ${LISTING} introduce doctors homepage facilityPicture { filepath } }
    getReviewRate(businessId: $id, kind: hospital) { averageRating count }
    getReviewsByPage(count: 5, page: 1, sort: recent, filter: { businessId: $id, kind: hospital }) { ${REVIEW} }
    getHospitalProductsByPage(hospitalId: $id, count: 10, page: 1) { id name } }`,
  search: `query ($search: String!) {
    searchHospitals(search: $search, count: 10, page: 1) { ${LISTING} } searchHospitalsCount(search: $search) }`,
  suggestions: 'query ($search: String!) { getSearchSuggestions(search: $search) { id kind text } }',
  pins: `query ($north: Float!, $south: Float!, $east: Float!, $west: Float!) {
    getHospitalPins(north: $north, south: $south, east: $east, west: $west) {
      total pins { id name latitude longitude is24 } counts { code name hospitalCount latitude longitude } } }`,
  reviews: `query ($filter: ReviewFilter!, $page: Int) {
    getReviewsByPage(count: 10, page: $page, sort: recent, filter: $filter) { ${REVIEW} } getReviewTotal(filter: $filter) { total isAtLeast } }`,
  board: `query ($page: Int) {
    getPostsByPage(boardId: "mypet", count: 10, page: $page, sort: recent) { ${POST} } getPostCount(boardId: "mypet") }`,
  post: `query ($idx: Int) { getPost(boardId: "mypet", postIdx: $idx) { ${POST} isMine } }`,
  mine: `{ getMyInfo { id nickname } getUnreadMessageCount
    getMyReservationsByPage(count: 5, page: 1) { id status } getMyReviewsByPage(count: 5, page: 1) { id } }`,
  review: `mutation ($businessId: ID!, $input: ReviewInput!) { createReview(businessId: $businessId, kind: hospital, input: $input) { id } }`,
  write: 'mutation ($title: String!, $content: String!) { createPost(boardId: "mypet", title: $title, content: $content) { id } }',
  message: 'mutation ($nickname: String!, $content: String!) { sendMessage(nickname: $nickname, content: $content) { id } }',
  register: `mutation ($idx: String!) { KCPMobileRegisterTraction(ordrIdx: $idx, payMethod: "CARD", escwUsed: "N") { payUrl approvalKey } }`,
} as const;
