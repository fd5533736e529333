/** What a stranger may put where a text belongs. */
export const hostileTexts = [
  '', ' ', '\u0000', 'a\u0000b', 'x'.repeat(10_001), '가'.repeat(3_000), '🐶'.repeat(300), '\ud800', '\u202eevil', 'مرحبا', '२०२६', '%', '_', '\\', '\r\nSet-Cookie: a=b',
  "' or 1=1 --", "'; drop table users; --", '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', '${7*7}', '../../../etc/passwd', 'javascript:alert(1)', '//evil.test', '1e309', 'NaN', 'null', '[object Object]',
];
/** And where anything belongs. */
export const hostileValues: unknown[] = [undefined, null, true, 0, -1, 1.5, 2 ** 53, [], [[]], ['x'], {}, { $gt: '' }, { toString: 'x' }, { __proto__: null, constructor: { prototype: {} } }, ...hostileTexts];
