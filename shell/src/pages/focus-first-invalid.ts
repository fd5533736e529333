/** Take the keyboard and the reader to the first field that is wrong. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
}
