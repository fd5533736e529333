/** One failure as the schema validator reports it. */
export type SchemaError = {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
};

const types: Record<string, [string, string]> = {
  string: ['isString', '글자로 적어 주세요.'],
  integer: ['isInt', '정수로 적어 주세요.'],
  number: ['isNumber', '숫자로 적어 주세요.'],
  boolean: ['isBoolean', '예 또는 아니요로 골라 주세요.'],
  array: ['isArray', '목록으로 보내 주세요.'],
  object: ['isObject', '내용을 다시 확인해 주세요.'],
};

const formats: Record<string, [string, string]> = {
  email: ['isEmail', '이메일 주소를 다시 확인해 주세요.'],
  date: ['isDate', '날짜를 YYYY-MM-DD 형식으로 적어 주세요.'],
  'date-time': ['isDateString', '날짜와 시각을 다시 확인해 주세요.'],
  uuid: ['isUUID', '올바른 값이 아니에요.'],
  uri: ['isUrl', '주소를 다시 확인해 주세요.'],
};

const undeclared = (): [string, string] => ['whitelistValidation', '쓸 수 없는 항목이에요.'];

const keywords: Record<string, (limit: unknown) => [string, string]> = {
  required: () => ['isDefined', '꼭 필요한 값이에요.'],
  // The validator reports each undeclared property as one whose schema is false, then all in one list, but stops after eight failures.
  boolean: undeclared,
  additionalProperties: undeclared,
  minLength: (limit) => ['minLength', `${limit}자 이상 적어 주세요.`],
  maxLength: (limit) => ['maxLength', `${limit}자까지 적을 수 있어요.`],
  minimum: (limit) => ['min', `${limit} 이상이어야 해요.`],
  maximum: (limit) => ['max', `${limit} 이하여야 해요.`],
  minItems: (limit) => ['arrayMinSize', `${limit}개 이상이어야 해요.`],
  maxItems: (limit) => ['arrayMaxSize', `${limit}개까지 보낼 수 있어요.`],
  pattern: () => ['matches', '형식을 다시 확인해 주세요.'],
};

/** The name of the broken constraint and its Korean sentence. */
export function constraintOf({ keyword, params }: SchemaError): [string, string] {
  const fallback: [string, string] = ['isValid', '올바른 값이 아니에요.'];
  if (keyword === 'type') return types[String([params['type']].flat()[0])] ?? fallback;
  if (keyword === 'format') return formats[String(params['format'])] ?? fallback;
  if (keyword === 'enum' || keyword === 'const' || keyword === 'anyOf') return ['isIn', '고를 수 있는 값이 아니에요.'];
  return keywords[keyword]?.(params['limit']) ?? fallback;
}
