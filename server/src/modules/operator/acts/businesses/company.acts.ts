import { Type } from '@fastify/type-provider-typebox';
import { err, ok } from '../../../../platform/errors/result.ts';
import { ownerFields, type OwnerField } from '../../../site-owner/index.ts';
import { changeAct, showAct } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { givenOf, optional, text } from '../../fields.ts';
import { nothingToChange } from '../common/nothing-to-change.ts';

const named = { area: 'company' };
const labels: Record<OwnerField, string> = {
  name: '상호',
  representative: '대표자',
  address: '주소',
  phone: '전화',
  email: '이메일',
  registrationNumber: '사업자등록번호',
  mailOrderNumber: '통신판매업신고번호',
  hostingProvider: '호스팅 제공자',
  privacyOfficer: '개인정보보호책임자',
  privacyEmail: '개인정보보호책임자의 이메일',
  supportHours: '고객센터 시간',
};
type ByOwnerField<Value> = Record<OwnerField, Value>;
const each = <Value>(make: (field: OwnerField) => Value) =>
  Object.fromEntries(ownerFields.map((field) => [field, make(field)])) as ByOwnerField<Value>;

export const companyActs = [
  showAct({
    ...named,
    verb: 'show',
    help: '모든 화면 아래에 적히는 회사 정보 가운데 정한 것을 보여요.',
    input: {},
    output: each(() => orNull(Type.String())),
    run: async ({ siteOwner }) => ok(await siteOwner.readSiteOwner()),
    lines: (owner) => ownerFields.map((field) => `${labels[field]}: ${owner[field] ?? '(정하지 않음: 처음 값을 보여요)'}`),
  }),
  changeAct({
    ...named,
    verb: 'change',
    help: '회사 정보를 바꿔요. 빈 글("")로 적으면 처음 값으로 돌아가요. 곧 모든 화면에 보여요.',
    changes: ['company'],
    input: each((field) => optional(text(labels[field]))),
    run({ change, siteOwner }, given) {
      const changed = givenOf(given as Partial<ByOwnerField<string>>);
      if (Object.keys(changed).length === 0) return Promise.resolve(err(nothingToChange));
      return change(changed, async (tx) => {
        const done = await siteOwner.change(tx, changed);
        const names = Object.keys(changed).map((field) => labels[field as OwnerField]);
        return done.ok ? ok({ done: `회사 정보를 바꿨어요: ${names.join(', ')}` }) : done;
      });
    },
  }),
];
