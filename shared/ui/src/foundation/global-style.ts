import { createGlobalStyle } from 'styled-components';
import { focusRing } from './focus-ring.ts';
import { media } from './media.ts';
import { lightDeclarations, schemedDeclarations } from './palette.ts';
import { scaleDeclarations, tokens } from './tokens.ts';

/**
 * Custom properties, reset and base typography. Rendered once per document, by the shell.
 * A test or a gallery that stands alone renders it too.
 *
 * The scheme is the system's, or the one that `data-scheme` of the document names. A tree of a remote that knows no dark one is marked with
 * `data-scheme="light"`: in a slot it keeps a light ground, and a page of it is light as a whole, with what lies over it. Paper is light.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${lightDeclarations}
    ${scaleDeclarations}
    ${media.wide} { --pc-page-width: 80rem; }
  }
  @supports (color: light-dark(#000, #fff)) {
    :root {
      color-scheme: light dark;
      ${schemedDeclarations}
    }
    :root[data-scheme='light'] { color-scheme: light; }
    :root[data-scheme='dark'] { color-scheme: dark; }
    :root:has([data-place] > div > [data-owner][data-scheme='light']) { color-scheme: light; }
    [data-owner][data-scheme='light'] {
      color-scheme: light;
      background: ${tokens.color.canvas};
      color: ${tokens.color.text};
    }
    @media print {
      :root { color-scheme: light !important; }
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${tokens.color.canvas};
    color: ${tokens.color.text};
    font-family: ${tokens.font.family};
    font-size: ${tokens.font.size.md};
    line-height: ${tokens.font.leading.normal};
    letter-spacing: -0.011em;
    word-break: keep-all;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }
  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  h1, h2, h3, h4 { line-height: ${tokens.font.leading.tight}; letter-spacing: -0.022em; }
  a { color: inherit; text-decoration: none; }
  img, svg, video { display: block; max-width: 100%; }
  button, input, textarea, select { font: inherit; letter-spacing: inherit; color: inherit; }
  table { border-collapse: collapse; }
  :where(:focus-visible) { ${focusRing} }
  /* What has the focus lies clear of the header, the bar below and a form's own foot above that. */
  :where(a, button, input, select, textarea) { scroll-margin-block: 9rem; }
  ::selection { background: ${tokens.color.primarySoftActive}; }

  ${media.reducedMotion} {
    html { scroll-behavior: auto !important; }
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
    }
  }
`;
