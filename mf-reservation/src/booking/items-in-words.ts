type Item = { productName: string; optionName: string | null };

/** 목욕, 목욕 (털 엉킴 풀기): what was booked, an option behind its product. */
export const itemsInWords = (items: readonly Item[]): string =>
  items.map(({ productName, optionName }) => (optionName ? `${productName} (${optionName})` : productName)).join(', ');
