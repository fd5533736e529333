import { css } from 'styled-components';

/**
 * For what people without a session see, while the session is unknown: a page
 * comes rendered as they see it. The document's first script has written down
 * whether there is a token; who has one sees nothing there until it is read.
 */
export const hiddenFromSignedIn = css`
  html[data-session='signed-in'] & { visibility: hidden; }
`;
