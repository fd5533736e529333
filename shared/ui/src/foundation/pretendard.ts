/**
 * Module path of the stylesheet with the Pretendard Variable face (OFL-1.1), split into unicode ranges
 * so that a Korean page downloads only the pieces that it shows.
 * The shell's build copies the folder of this file (the css and `woff2-dynamic-subset/` beside it) and
 * the page links it; without it, `tokens.font.family` falls back to the system's Korean face.
 */
export const pretendardStylesheet = 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
