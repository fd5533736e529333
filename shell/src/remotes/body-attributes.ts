const KEPT = ['class', 'style'];

/** A function that puts the body's own classes and styles back as they are now: what a remote leaves there would be every later page's. */
export function keepBodyAttributes(): () => void {
  const { body } = document;
  const before = KEPT.map((name) => [name, body.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of before) {
      if (value === null) body.removeAttribute(name);
      else if (body.getAttribute(name) !== value) body.setAttribute(name, value);
    }
  };
}
