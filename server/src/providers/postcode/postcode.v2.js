// What https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js gives a page: `kakao.Postcode`.
(() => {
  const { src } = document.currentScript;
  const { origin } = new URL(src);

  class Postcode {
    constructor(options) {
      this.options = options;
    }

    // As the real one: in the element there is a frame, in this a frame of the provider's.
    embed(element = document.body, { q = '', autoClose = true } = {}) {
      const { width = '100%', height = '100%' } = this.options;
      const size = (length) => (typeof length === 'number' ? `${length}px` : length);
      const outer = document.createElement('iframe');
      outer.title = '우편번호서비스 레이어 프레임';
      Object.assign(outer.style, { width: size(width), height: size(height), border: '0' });
      element.replaceChildren(outer);
      outer.contentDocument.write(
        `<!doctype html><html lang="ko"><head><title>${outer.title}</title></head><body style="margin:0"></body></html>`,
      );
      outer.contentDocument.close();
      const inner = outer.contentDocument.createElement('iframe');
      inner.title = '우편번호 검색 프레임';
      inner.src = this.address(q, 'layer');
      inner.setAttribute('style', 'display:block;width:100%;height:100vh;border:0');
      outer.contentDocument.body.append(inner);
      this.hear(
        outer.contentWindow,
        () => inner.contentWindow,
        () => autoClose && outer.remove(),
      );
    }

    open({ q = '', left, top, popupTitle = '', autoClose = true } = {}) {
      const { width = 500, height = 600 } = this.options;
      const popup = window.open(this.address(q, 'popup'), popupTitle, `width=${width},height=${height},left=${left ?? 0},top=${top ?? 0}`);
      this.hear(
        window,
        () => popup,
        () => autoClose && popup.close(),
      );
    }

    address(q, vt) {
      const { shorthand = true } = this.options;
      const query = new URLSearchParams({ origin: location.origin, q, vt, sd: shorthand ? 'on' : 'off' });
      return `${origin}/postcode/search?${query}`;
    }

    hear(place, sender, close) {
      const { oncomplete, onclose, onresize, onsearch } = this.options;
      const listener = ({ source, origin: from, data }) => {
        if (from !== origin || source !== sender()) return;
        if (data.type === 'search') onsearch?.(data.search);
        if (data.type === 'resize') onresize?.(data.size);
        if (data.type !== 'complete' && data.type !== 'close') return;
        place.removeEventListener('message', listener);
        if (data.type === 'complete') oncomplete?.(data.found);
        close();
        onclose?.(data.type === 'complete' ? 'COMPLETE_CLOSE' : 'FORCE_CLOSE');
      };
      place.addEventListener('message', listener);
    }
  }

  window.kakao = { ...window.kakao, Postcode };
})();
