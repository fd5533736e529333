import { badRequest } from '../../../../platform/errors/app-error.ts';

export const nothingToChange = badRequest('NOTHING_TO_CHANGE', '바꿀 것을 하나 이상 적어 주세요.');
