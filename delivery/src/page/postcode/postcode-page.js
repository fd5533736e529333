// The page of the address search, in a frame of the site's: shows the provider's search and says what came of it.
(() => {
  const FIELDS = ['zonecode', 'roadAddress', 'jibunAddress', 'sido', 'sigungu', 'bname', 'buildingName', 'apartment'];
  const say = (message) => window.parent.postMessage(message, location.origin);
  const fail = () => say({ postcode: 'failed' });

  function search() {
    const postcode = new window.kakao.Postcode({
      width: '100%',
      height: '100%',
      shorthand: false,
      // By a form it would leave a step behind in the history of the page around.
      submitMode: false,
      oncomplete: (found) => say({ postcode: 'chosen', address: Object.fromEntries(FIELDS.map((field) => [field, found[field]])) }),
      onclose: (state) => state === 'FORCE_CLOSE' && say({ postcode: 'closed' }),
    });
    postcode.embed(document.getElementById('search'), { autoClose: false });
    say({ postcode: 'ready' });
  }

  const script = document.createElement('script');
  script.src = document.currentScript.dataset.provider;
  script.addEventListener('error', fail);
  script.addEventListener('load', () => {
    try {
      search();
    } catch {
      fail();
    }
  });
  document.head.append(script);
  addEventListener('keydown', ({ key }) => key === 'Escape' && say({ postcode: 'closed' }));
})();
