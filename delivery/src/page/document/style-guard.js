// Before the stylesheets of remotes: one that is refused or does not come holds nothing up. Whoever needs it asks for it again.
(() => {
  const sheets = 'link[data-styles-of]:not([data-webpack-loading])';
  const drop = (link) => link.matches?.(sheets) && link.remove();
  addEventListener('error', ({ target }) => drop(target), true);
  setTimeout(() => document.querySelectorAll(sheets).forEach((link) => link.sheet || drop(link)), 3000);
})();
