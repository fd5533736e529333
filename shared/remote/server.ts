/** The renderer of pages and parts where there is no browser: entered by server builds only. */
export { createRenderer } from './src/server/renderer.tsx';
export { renderTree } from './src/server/render-tree.tsx';
