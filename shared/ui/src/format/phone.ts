const koreanNumber = /^(02|050\d|0\d{2})(\d{3,4})(\d{4})$/;
const serviceNumber = /^(1[568]\d{2})(\d{4})$/;

/**
 * The Korean form of a phone number: `02-1234-5678`, `010-1234-5678`, `031-123-4567`, `1588-1234`.
 * @param phone E.164 (`+82212345678`) or digits with any separators. What is no Korean number comes back as it was.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const foreign = phone.trim().startsWith('+') && !digits.startsWith('82');
  if (foreign) return phone;
  const national = digits.startsWith('82') ? digits.slice(2).replace(/^(?!0|1[568])/, '0') : digits;
  const match = serviceNumber.exec(national) ?? koreanNumber.exec(national);
  return match ? match.slice(1).join('-') : phone;
}
