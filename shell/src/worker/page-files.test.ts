import { filesIn } from './page-files.ts';

test('the files of a page are its scripts and styles of releases, each once, whoever asks for them', () => {
  const html = `<link rel="preload" as="script" nonce="n" href="/releases/shell/00000000000a/main.js" integrity="sha384-x">
<link rel="stylesheet" data-styles-of="mf-search" href="/releases/mf-search/00000000000b/page.css" integrity="sha384-y">
<link rel="icon" type="image/svg+xml" href="/releases/shell/00000000000a/favicon.svg">
<link rel="manifest" href="/releases/shell/00000000000a/site.webmanifest">
<script defer nonce="n" src="/releases/shell/00000000000a/main.js" integrity="sha384-x"></script>
<a href="/hospital?id=1">x</a><script src="https://cdn.example/releases/x.js"></script>`;
  expect(filesIn(html)).toEqual(['/releases/shell/00000000000a/main.js', '/releases/mf-search/00000000000b/page.css']);
});
