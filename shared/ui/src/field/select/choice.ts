/** One choice of a `Select`, a `RadioGroup` or a chip group. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line where the control has room for it. */
  description?: string;
  isDisabled?: boolean;
}
