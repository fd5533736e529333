/** What does nothing without a script. Links and forms do what they are for. */
function deadButtonAt(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button && !(button.form && button.type === 'submit') ? button : null;
}

/**
 * Keep the last click on a button in a place that came rendered and that no
 * script has taken over yet.
 * @returns ends it: the tree that stands there now is given the click, unless its button is gone
 */
export function keepClicks(place: HTMLElement): () => void {
  let clicked: HTMLButtonElement | null = null;
  const keep = (event: Event) => {
    clicked = deadButtonAt(event.target);
  };
  place.addEventListener('click', keep, { capture: true });
  return () => {
    place.removeEventListener('click', keep, { capture: true });
    // Another tree in there that has been taken over already was given it then.
    const owner = clicked?.closest<HTMLElement>('[data-owner]');
    const isGiven = owner && owner !== place && owner.dataset['rendered'] === undefined;
    if (clicked?.isConnected && !isGiven) clicked.click();
    clicked = null;
  };
}
