/** The file in which a remote has the names of the others, as `petcare types` writes them. */
export const SITE_CONTRACTS = 'site-contracts.d.ts';
