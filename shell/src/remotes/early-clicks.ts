const leads = (button: HTMLButtonElement) => button.type === 'submit' && button.form !== null && button.form.hasAttribute('action');

/** The control at the target that does nothing without a script. Links, and forms with an address, work without one. */
function deadControlAt(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, [role="tab"]') : null;
  return control instanceof HTMLButtonElement && leads(control) ? null : control;
}

/**
 * Keep the last click on a button or a tab in a place that came rendered and
 * that no script has taken over yet. A form that only a script can send is not
 * sent meanwhile: the browser would put what was typed, passwords too, into the
 * address.
 * @returns ends it: the tree that stands there now is given the click, unless what was clicked is gone; where a part
 * of that is still on its way, once it is `ready`
 */
export function keepClicks(place: HTMLElement): (ready?: Promise<unknown>) => void {
  let clicked: HTMLElement | null = null;
  // Another tree in there that has been taken over already hears it itself.
  const isHeard = (control: HTMLElement) => {
    const owner = control.closest<HTMLElement>('[data-owner]');
    return owner !== null && owner !== place && owner.dataset['rendered'] === undefined;
  };
  const keep = (event: Event) => {
    const control = deadControlAt(event.target);
    clicked = control && !isHeard(control) ? control : null;
    if (clicked) event.preventDefault();
  };
  place.addEventListener('click', keep, { capture: true });
  const give = () => {
    if (clicked?.isConnected && !isHeard(clicked)) clicked.click();
    clicked = null;
  };
  return (ready) => {
    place.removeEventListener('click', keep, { capture: true });
    // A tree inside has its own keeper by now, which must hear of it before that ends. React takes what has come over when it has heard of it itself.
    const isOwn = clicked?.parentElement?.closest('[data-owner]') === null;
    if (isOwn && ready) void ready.catch(() => undefined).then(() => setTimeout(give));
    else give();
  };
}
