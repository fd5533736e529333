import { css } from 'styled-components';

/**
 * Sessions are known to the browser only, so a page comes rendered as
 * strangers see it (`useSession()` says `unknown`). Its first script writes
 * `data-session` on the document: whether there is a token. These are for what
 * hangs on that while the session is unknown, so that nobody is shown what is
 * not for them, and nothing jumps when it becomes known.
 *
 * What strangers see: its place stays empty for who is signed in.
 */
export const hiddenFromSignedIn = css`
  html[data-session='signed-in'] & {
    visibility: hidden;
  }
`;

/** The style of what only strangers see: for somebody signed in it takes no place. */
export const awayForSignedIn = css`
  html[data-session='signed-in'] & {
    display: none;
  }
`;
