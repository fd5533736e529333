/** True when a text of the address can be the id of a listing. */
export const isListingId = (id: string) => /^[1-9]\d*$/.test(id);
