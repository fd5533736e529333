// Before anything is painted: the scheme of colours that somebody has chosen on this device. The shell's switch does the same (shell/src/scheme).
(() => {
  const metas = (name) => document.querySelectorAll(`meta[name="${name}"]`);
  try {
    const scheme = localStorage.getItem('petcare.scheme');
    if (scheme !== 'light' && scheme !== 'dark') return;
    document.documentElement.dataset.scheme = scheme;
    metas('color-scheme')[0].content = scheme;
    metas('theme-color').forEach((bar) => (bar.media = bar.media.includes(scheme) ? 'all' : 'not all'));
  } catch {}
})();
