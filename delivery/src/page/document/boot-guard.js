// Stands in the page before the shell's entry: a shell that never starts can neither say so nor heal.
// It has failed when a file of it is refused or throws and a second later it has not started, or when it has not in time.
(() => {
  const { release, attempt } = document.currentScript.dataset;
  const app = document.getElementById('app');
  // A page that came rendered shows something without it: only the shell itself can say that it runs.
  const rendered = 'rendered' in app.dataset;
  let over = false;
  // Firefox drops what still loads as soon as somebody sets out for another page: nothing has failed, and a reload would hold them here.
  let setOut = -Infinity;

  // The cookie counts too: a service that doesn't get it must not be asked for ever.
  const tried = () => Math.max(attempt, (document.cookie.match(`petcare-shell=${release}\\.(\\d+)`) || [0, 0])[1]);

  function next() {
    const cookie = `petcare-shell=${release}.${tried() + 1}`;
    document.cookie = `${cookie}; path=/; max-age=3600; samesite=lax`;
    return document.cookie.includes(cookie);
  }

  function again() {
    next();
    location.reload();
  }

  function report(reason) {
    const { id, shell } = JSON.parse(document.getElementById('composition').textContent);
    const milliseconds = Math.min(6e5, Math.round(performance.now()));
    const outcomes = [{ package: 'shell', release: shell.release, stage: 'load', ok: false, milliseconds, reason: reason.slice(0, 200) }];
    navigator.sendBeacon('/telemetry', new Blob([JSON.stringify({ composition: id, outcomes })], { type: 'application/json' }));
  }

  function notice() {
    app.innerHTML =
      '<div role="alert"><p>펫케어를 열지 못했어요. 인터넷 연결을 확인하고 새로고침해 주세요.</p><button>새로고침</button></div>';
    app.firstChild.style.cssText = 'padding:30vh 1.5rem 0;text-align:center;font:1rem/1.6 sans-serif;word-break:keep-all';
    app.querySelector('button').style.cssText = 'min-height:3rem;padding:0 1.5rem;font:inherit';
    app.querySelector('button').onclick = again;
  }

  function failed(reason) {
    if (over || 'started' in app.dataset || (!rendered && app.firstChild)) return;
    const onTheWay = setOut + 2e4 - performance.now();
    if (onTheWay > 0) return void setTimeout(failed, onTheWay, reason);
    over = true;
    report(reason);
    if (tried() < 2 && navigator.onLine && next()) location.reload();
    // Nobody is asked to press anything: what can be read stays, and the next load by hand is another try.
    else if (rendered) next();
    else notice();
  }

  function suspect(file, reason) {
    if (file.includes('/releases/shell/')) setTimeout(failed, 1e3, reason);
  }

  addEventListener(
    'error',
    ({ target, filename, message }) =>
      suspect(`${target.tagName === 'SCRIPT' ? target.src : filename}`, message || `Refused ${target.src}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => suspect(`${reason && reason.stack}`, `${reason}`));
  addEventListener('beforeunload', () => (setOut = performance.now()));
  addEventListener('petcare:reload', again);
  // What only a script can send, the browser would send into the address where none hears of it: passwords, too.
  addEventListener('submit', (event) => event.target.hasAttribute('action') || event.preventDefault());
  setTimeout(failed, 2e4, 'Nothing has started in 20 s');
})();
