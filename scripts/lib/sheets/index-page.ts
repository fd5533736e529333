const SAFE: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in the page. */
export const safe = (text: string) => text.replace(/[&<>"]/g, (letter) => SAFE[letter]!);

/** The address of a file below the page. */
export const addressOf = (...parts: string[]) => safe(parts.map((part) => part.split('/').map(encodeURIComponent).join('/')).join('/'));

type IndexParts = {
  title: string;
  /** The items of the list at the side. */ list: string;
  /** Sections, each with a row of figures. */ sections: string;
};

/** The page on which a person goes through sections by the arrow keys, and through the pictures of each. */
export const indexPage = ({ title, list, sections }: IndexParts) => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><title>${safe(title)}</title>
<style>
  body { display: grid; grid-template-columns: 18rem 1fr; margin: 0; font: 14px/1.5 system-ui; background: #f4f4f2; color: #222; }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; background: #fff; border-right: 1px solid #ddd; }
  nav ol { padding-left: 1.5rem; } nav b, .fault { color: #b3261e; }
  main { padding: 0 1.5rem; min-width: 0; }
  section { min-height: 100vh; padding-top: 1rem; scroll-margin-top: 0; }
  h2 { font-size: 1.1rem; } h2 code, h2 small { font-weight: 400; color: #666; }
  .row { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; padding-bottom: 1rem; }
  figure { flex: none; margin: 0; } figcaption { margin-bottom: .25rem; }
  img { display: inline-block; height: auto; border: 1px solid #ccc; background: #fff; margin-right: .5rem; }
  .phone img { width: 260px; } .tablet img { width: 380px; } .desktop img { width: 560px; }
  .fault { max-width: 40rem; white-space: pre-wrap; font-size: 12px; }
  .step.phone { width: 270px; } .step.desktop { width: 570px; } .step figcaption { min-height: 8.5rem; } .step small { display: block; color: #666; }
  .step pre { height: 70vh; overflow: auto; margin: 0; padding: .5rem; border: 1px solid #ccc; background: #fff; white-space: pre-wrap; font-size: 12px; }
</style>
<nav><p>↓ or j: next, ↑ or k: previous; → and ←: its pictures</p><ol>${list}</ol></nav>
<main>${sections}</main>
<script>
  const all = [...document.querySelectorAll('section')];
  addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    const side = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step && !side) return;
    event.preventDefault();
    const at = Math.max(0, all.findIndex((one) => one.getBoundingClientRect().bottom > 40));
    if (step) return all[Math.min(all.length - 1, Math.max(0, at + step))].scrollIntoView();
    const row = all[at].querySelector('.row');
    row.scrollBy({ left: side * (row.querySelector('figure').offsetWidth + 16) });
  });
</script>
</html>
`;
