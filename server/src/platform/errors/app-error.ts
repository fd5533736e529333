const UNTIL = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** One property that did not pass: constraint name to Korean sentence. */
export type PropertyError = { property: string; constraints: Record<string, string> };

/** A failure that a caller can expect. `message` is the Korean sentence for the person. */
export type AppError<Code extends string = string> = {
  code: Code;
  status: number;
  message: string;
  errors?: PropertyError[];
  retryAfterSeconds?: number;
  /** The facts that the caller needs to go on, such as prices that have changed. */
  details?: Record<string, unknown>;
};

export function validationFailed(errors: PropertyError[]): AppError<'VALIDATION_FAILED'> {
  const first = errors[0] && Object.values(errors[0].constraints)[0];
  return { code: 'VALIDATION_FAILED', status: 400, message: first ?? '입력한 내용을 다시 확인해 주세요.', errors };
}

/** One failed property, for lists that policies return. */
export function invalid(property: string, constraint: string, message: string): PropertyError {
  return { property, constraints: { [constraint]: message } };
}

export function badRequest<Code extends string>(code: Code, message: string): AppError<Code> {
  return { code, status: 400, message };
}

export function conflict<Code extends string>(code: Code, message: string): AppError<Code> {
  return { code, status: 409, message };
}

/** Also for what exists but is somebody else's private thing. */
export function notFound(message = '찾을 수 없어요.'): AppError<'NOT_FOUND'> {
  return { code: 'NOT_FOUND', status: 404, message };
}

export function tooMany<Code extends string>(
  code: Code,
  retryAfterSeconds: number,
  message = '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
): AppError<Code> {
  return { code, status: 429, message, retryAfterSeconds };
}

export const noAccessToken: AppError<'NO_ACCESS_TOKEN'> = {
  code: 'NO_ACCESS_TOKEN',
  status: 401,
  message: '로그인 후 이용해 주세요.',
};

export const expiredToken: AppError<'EXPIRED_TOKEN'> = {
  code: 'EXPIRED_TOKEN',
  status: 401,
  message: '로그인이 만료되었어요. 다시 로그인해 주세요.',
};

export const awaitsApproval: AppError<'NO_ACCESS_PERMISSION'> = {
  code: 'NO_ACCESS_PERMISSION',
  status: 403,
  message: '가입 신청이 승인되면 이용할 수 있어요.',
};

/** Of an account that an operator has blocked for a time. */
export function accountBlocked({ until, reason }: { until: string; reason: string }): AppError<'ACCOUNT_BLOCKED'> {
  // A block ends as a day begins: the day before is its last.
  const end = UNTIL.format(new Date(Date.parse(until) - 1));
  return {
    code: 'ACCOUNT_BLOCKED',
    status: 403,
    message: `운영 정책에 따라 ${end}까지 글쓰기가 제한됐어요. 이유: ${reason}`,
    details: { until, reason },
  };
}

export const noAccessPermission: AppError<'NO_ACCESS_PERMISSION'> = {
  code: 'NO_ACCESS_PERMISSION',
  status: 403,
  message: '이용할 수 있는 권한이 없어요.',
};

/** Of an operator who has not passed the second factor, or whose session is over. */
export const secondFactorNeeded: AppError<'SECOND_FACTOR_NEEDED'> = {
  code: 'SECOND_FACTOR_NEEDED',
  status: 403,
  message: '인증 앱의 코드를 확인한 뒤에 이용할 수 있어요.',
};

/** Of a call for a business that the caller is not, or no longer, staff of. */
export const notStaff: AppError<'NOT_STAFF'> = {
  code: 'NOT_STAFF',
  status: 403,
  message: '이 업체의 직원이 아니어서 이용할 수 없어요. 직원에서 제외되었다면 업체에 확인해 주세요.',
};

export const busy: AppError<'BUSY'> = {
  code: 'BUSY',
  status: 503,
  message: '지금은 이용이 많아 답하지 못했어요. 잠시 후 다시 시도해 주세요.',
  retryAfterSeconds: 2,
};

export const payloadTooLarge: AppError<'PAYLOAD_TOO_LARGE'> = {
  code: 'PAYLOAD_TOO_LARGE',
  status: 413,
  message: '보낸 내용이 너무 커요.',
};

export const unsupportedMediaType: AppError<'UNSUPPORTED_MEDIA_TYPE'> = {
  code: 'UNSUPPORTED_MEDIA_TYPE',
  status: 415,
  message: '지원하지 않는 형식이에요.',
};

export const requestTimeout: AppError<'REQUEST_TIMEOUT'> = {
  code: 'REQUEST_TIMEOUT',
  status: 408,
  message: '보내는 데 너무 오래 걸렸어요. 다시 시도해 주세요.',
};

export const answerTooLarge: AppError<'ANSWER_TOO_LARGE'> = {
  code: 'ANSWER_TOO_LARGE',
  status: 400,
  message: '한 번에 너무 많은 내용을 요청했어요. 나눠서 요청해 주세요.',
};
