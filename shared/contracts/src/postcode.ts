import * as v from 'valibot';

/**
 * The path of the delivery service's page that searches for addresses. It stands in a frame; the provider's script and frame are allowed
 * there alone.
 */
export const POSTCODE_PAGE = '/postcode';

const text = v.pipe(v.string(), v.maxLength(200));

/**
 * An address that somebody has chosen there, in the words of the provider
 * (Kakao Postcode, with `shorthand: false`): `zonecode` has five digits, `sido`
 * is the official name, `sigungu` is empty in Sejong, `roadAddress` is empty
 * where there is none, `bname` is the legal 동 or 리, `apartment` 'Y' for
 * housing of several homes.
 */
const foundAddressSchema = v.object({
  zonecode: text,
  roadAddress: text,
  jibunAddress: text,
  sido: text,
  sigungu: text,
  bname: text,
  buildingName: text,
  apartment: v.picklist(['Y', 'N']),
});
export type FoundAddress = v.InferOutput<typeof foundAddressSchema>;

const messageSchema = v.variant('postcode', [
  v.object({ postcode: v.literal('ready') }),
  v.object({ postcode: v.literal('failed') }),
  v.object({ postcode: v.literal('closed') }),
  v.object({ postcode: v.literal('chosen'), address: foundAddressSchema }),
]);

/**
 * A message that this page posts to the one that frames it, of the same origin. After `failed`, `chosen` and `closed` it says nothing more.
 */
export type PostcodeMessage = v.InferOutput<typeof messageSchema>;

/** The message that was posted, or null when it is none of these. */
export function postcodeMessageOf(data: unknown): PostcodeMessage | null {
  const { success, output } = v.safeParse(messageSchema, data);
  return success ? output : null;
}
