import { createStoredValue } from '@petcare/storage';
import * as v from 'valibot';
import { lengthOf, said } from '../writing/text-checks.ts';
import { inquiryCategories, type InquiryCategory } from './inquiries.ts';

/** Pictures are keys of private uploads. */
export type InquiryDraft = { category: InquiryCategory | null; title: string; content: string; pictures: string[] };

export const emptyDraft: InquiryDraft = { category: null, title: '', content: '', pictures: [] };
export const TITLE_MAX = 100;
export const CONTENT_MAX = 2_000;
export const PICTURES_MAX = 5;

/** Of this device, by the name of the form. */
export const inquiryDrafts = createStoredValue<InquiryDraft>({
  key: 'petcare.inquiry-draft',
  where: 'device',
  schema: v.object({
    category: v.nullable(v.picklist(inquiryCategories)),
    title: v.string(),
    content: v.string(),
    pictures: v.array(v.string()),
  }),
});

/** The faults of a draft, before it is sent. */
export function checkInquiry({ category, title, content }: InquiryDraft) {
  return said({
    category: category === null ? '문의 유형을 골라 주세요.' : undefined,
    title: lengthOf(title) >= 1 && lengthOf(title) <= TITLE_MAX ? undefined : `제목은 1자에서 ${TITLE_MAX}자까지 적어 주세요.`,
    content: lengthOf(content) >= 1 && lengthOf(content) <= CONTENT_MAX ? undefined : '내용은 1자에서 2,000자까지 적어 주세요.',
  });
}
