const ADDRESS =
  /https?:|www\.|[\p{L}\d-]\.(?:com|net|org|kr|co|io|me|shop|xyz|app|ly|gl|to|link|site|store|info|biz)(?![\p{L}\d])|\S@\S+\.\S/iu;

/** True when a business's name is one line without an address of the web or of mail: it stands in messages of the house. */
export const isPlainName = (name: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(name) && !ADDRESS.test(name);
