/** A page of the sandbox for people: plain, in Korean, and marked so that nobody takes it for the provider's. */
export function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="ko">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${escaped(title)} (연습용)</title>
  <style>
    body { margin: 0 auto; padding: 24px 16px; max-width: 420px; font: 16px/1.6 sans-serif; color: #222; }
    mark { padding: 2px 10px; border-radius: 4px; background: #ffe58a; }
    label { display: block; }
    input { display: block; box-sizing: border-box; width: 100%; margin-top: 4px; padding: 10px; font: inherit; }
    button { margin: 4px 0; padding: 10px 14px; border: 1px solid #888; border-radius: 6px; background: #fff; font: inherit; }
    button.main { border-color: #1f5fbf; background: #1f5fbf; color: #fff; }
  </style>
</head>
<body>
  <main>
    <p><mark>연습용</mark> 진짜 서비스가 아니에요.</p>
    <h1>${escaped(title)}</h1>
    ${content}
  </main>
</body>
</html>
`;
}

/** Text, or an attribute's value, as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The fields that a form carries unseen. */
export function hidden(fields: Record<string, string | undefined>): string {
  const inputs = Object.entries(fields).map(
    ([name, value = '']) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return inputs.join('');
}
