import { styled } from 'styled-components';

/**
 * An element around what may be a bare text, where something beside it comes and goes: a browser that translates the
 * page puts elements in the place of texts, and React then looks for the text in vain. Takes no part in the layout.
 * `as="div"` around blocks.
 */
export const Holder = styled.span`
  display: contents;
`;
