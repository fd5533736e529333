/** Server builds by hand, as small as they can be: what the builds of the house do is tested with those. */

const FRAME = `
exports.shared = { react: { name: 'the one copy' } };
exports.render = async (job) => {
  const pathname = job.url.split('?')[0];
  const slots = pathname === '/' ? [{ name: 'home.hospitals', props: {} }, { name: 'home.reviews', props: {} }] : [];
  const place = pathname === '/hospital' || pathname.startsWith('/company/') ? '<main><!--' + job.hole + ':place--></main>' : '<main>' + slots.map((_, n) => '<section><!--' + job.hole + ':' + n + '--></section>').join('') + '</main>';
  return { html: '<header>펫케어</header>' + place + '<footer>©</footer>', styles: '.frame{color:red}/*!sc*/\\ndata-styled.g1[id="sc-frame"]{content:"frame,"}/*!sc*/\\n', slots, data: {}, head: null };
};`;

/** The shell's: a frame with a place for pages, and two slots at the start page. */
export const frameServer = (more = ''): string => `${FRAME}\n${more}`;

/** A remote's: `render` is the body of an async function of `job` and `ask`. */
export const remoteServer = (render: string, before = ''): string => `
const react = require('react');
${before}
exports.render = async (job, { ask }) => {
  const rendered = (html, more = {}) => ({ html, styles: '', slots: [], data: {}, head: null, ...more });
  ${render}
};`;

export const helloServer = (name: string): string =>
  remoteServer(
    `return rendered('<p>' + (job.kind === 'part' ? job.part : job.kind) + ' of ${name}, ' + react.name + '</p>', { styles: '.p{color:blue}/*!sc*/\\ndata-styled.g1[id="sc-${name}"]{content:"p,"}/*!sc*/\\n' });`,
  );
