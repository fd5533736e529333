import { notFound } from '../../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../../platform/errors/result.ts';
import type { PublicUser } from '../../../accounts/index.ts';
import { word } from '../../fields.ts';
import type { OperatorServices } from '../../operator-services.ts';

/** An account as an operator names it. */
export const accountFields = { account: word('회원 번호나 이메일') };

const noAccount = notFound('이 번호나 이메일의 회원이 없어요.');

export async function accountOf({ accounts }: Pick<OperatorServices, 'accounts'>, given: string): Promise<Result<PublicUser>> {
  const isNumber = /^\d{1,15}$/.test(given);
  const [account] = isNumber ? await accounts.publicUsersByIds([Number(given)]) : [await accounts.findAccountByEmail(given)];
  return account ? ok(account) : err(noAccount);
}
