import { expertiseWordsOf, medicalFieldsOf } from './medical-fields.policy.ts';

test.each([
  ['간염', ['행동', '식욕·음수'], ['소화기내과', '내과']],
  ['심장사상충 감염', ['피부·털', '피부·털', '기관지'], ['심장내과']],
  ['만성 신부전', ['입·이'], ['비뇨기과']],
  ['뇌종양', ['행동'], ['신경과', '종양내과']],
  ['승모판 폐쇄부전', ['기관지'], ['심장내과']],
  ['분리불안증', ['행동'], ['행동의학']],
  ['처음 듣는 병', ['눈', '눈', '행동'], ['안과']],
  ['처음 듣는 병', ['행동'], ['내과']],
  ['처음 듣는 병', [], []],
])('%s with symptoms of %j is looked after by %j', (name, groups, fields) => expect(medicalFieldsOf(name, groups)).toEqual(fields));

test('a hospital says that it treats a disease by its name without brackets and animal, or by whole words of a field', () => {
  expect(expertiseWordsOf('고양이 전염성 복막염 (FIP)', [])).toEqual(['전염성 복막염', '소화기', '내과']);
  const words = expertiseWordsOf('분리불안증', ['행동']);
  expect(words).not.toContain('행동');
  expect(words).toContain('행동의학');
});
