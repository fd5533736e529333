/** Numbers of services have no zero in front: 1588-1234. */
const SERVICE = /^1[5-8]\d{6}$/;
/** Virtual numbers (0507, 0303) have codes of four digits, Seoul one of two. */
const AREA = /^(02|0[35]0\d|0\d{2})(\d{3,4})(\d{4})$/;

/**
 * A telephone number as it is dialled in Korea, in digits alone: `01012345678`, `15881234`.
 * @param phone E.164. A foreign number comes back as it was.
 */
export function dialledPhone(phone: string): string {
  if (!phone.startsWith('+82')) return phone;
  const national = phone.slice(3);
  return SERVICE.test(national) ? national : `0${national}`;
}

/**
 * A telephone number as people in Korea write it: `02-1234-5678`, `010-1234-5678`, `1588-1234`, `0507-1234-5678`.
 * @param phone E.164, or as it is dialled. What is no Korean number comes back as it was.
 */
export function formatPhone(phone: string): string {
  const digits = dialledPhone(phone.startsWith('+') ? phone : phone.replace(/\D/g, ''));
  if (SERVICE.test(digits)) return `${digits.slice(0, 4)}-${digits.slice(4)}`;
  return AREA.exec(digits)?.slice(1).join('-') ?? phone;
}
