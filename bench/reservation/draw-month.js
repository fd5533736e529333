/* Runs in the page: presses 월, and fulfils with the milliseconds until the month stands in the frame after it. */
new Promise((resolve) => {
  const isDrawn = () => document.querySelectorAll('li button[aria-label*="예약 100건"]').length >= 15;
  const month = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === '월');
  const started = performance.now();
  new MutationObserver((_changes, observer) => {
    if (!isDrawn()) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
  }).observe(document.body, { childList: true, subtree: true });
  month.click();
});
