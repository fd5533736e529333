/** Thrown for a request that is refused for how its body comes. */
export class RefusedRequest extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

export const refusedRequest = {
  twoHosts: () => new RefusedRequest(400, 'BAD_REQUEST', '요청을 이해하지 못했어요.'),
  tooLarge: () => new RefusedRequest(413, 'PAYLOAD_TOO_LARGE', '보낸 내용이 너무 커요.'),
  brokenOff: () => new RefusedRequest(400, 'BAD_REQUEST', '요청이 끝까지 오지 않았어요. 다시 시도해 주세요.'),
  tooSlow: () => new RefusedRequest(408, 'REQUEST_TIMEOUT', '보내는 데 너무 오래 걸렸어요. 다시 시도해 주세요.'),
  tooMuch: () => new RefusedRequest(429, 'TOO_MUCH_AT_ONCE', '한꺼번에 보내는 내용이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.'),
  noRoom: () => new RefusedRequest(503, 'BUSY', '지금은 이용이 많아 답하지 못했어요. 잠시 후 다시 시도해 주세요.'),
  tooMany: () => new RefusedRequest(429, 'TOO_MANY_UPLOADS', '한꺼번에 보내는 파일이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.'),
  busy: () => new RefusedRequest(503, 'BUSY', '지금은 파일을 보내는 분이 많아요. 잠시 뒤에 다시 시도해 주세요.'),
};
