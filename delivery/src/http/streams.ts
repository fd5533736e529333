/** The answers of the API that go on for as long as somebody listens. */
export const STREAMS = '/api/client/alerts/stream';
