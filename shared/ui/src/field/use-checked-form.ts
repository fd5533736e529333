import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

/** The errors of a form, one Korean sentence for each wrong field; empty when all are right. */
export type FormErrors<Values> = { [Field in keyof Values]?: string };

/**
 * The reason why something that was sent was refused: by field where it is about one, and as a whole. `refusalOf` of `@petcare/api` makes
 * one of any error.
 */
export type FormRefusal = { fields: Record<string, string>; message: string };

type TextFieldOf<Values> = { [Field in keyof Values]: Values[Field] extends string ? Field : never }[keyof Values] & string;

/** The options of `useCheckedForm`. */
export interface CheckedFormOptions<Values> {
  initial: Values | (() => Values);
  /** The errors of the values before they are sent. The server checks again. */
  check: (values: Values) => FormErrors<Values>;
  /** Called with values in which `check` found nothing. What it answers with is shown; what was typed stays. */
  send: (values: Values) => Promise<FormRefusal | undefined>;
  /** True while something that belongs to it is on its way (pictures): what is sent waits for it, and is sent once. */
  waits?: boolean;
}

/** A form as `useCheckedForm` gives it to its fields. */
export interface CheckedForm<Values> {
  values: Values;
  /** Takes what changed, or makes it of the present values: for what comes later than the values that were drawn. */
  change: (changed: Partial<Values> | ((current: Values) => Partial<Values>)) => void;
  /** The sentence to show at a field now: what is refused at once, what may still be being typed only after the field was left or the form sent. */
  errorOf: (field: keyof Values) => string | undefined;
  /** Says at fields what is known of their present values (a nickname is taken): nothing is sent until they change. */
  refuse: (errors: FormErrors<Values>) => void;
  /** The props of a `TextField`, `PasswordField` or `TextArea` for a field that holds text. */
  textField: (field: TextFieldOf<Values>) => {
    name: string;
    value: string;
    onChange: (text: string) => void;
    onBlur: () => void;
    errorMessage: string | undefined;
  };
  /** The errors of fields in the last answer, by its own names: also of those that are not in `values`, and so have no `errorOf`. */
  refused: Readonly<Record<string, string>>;
  /** The reason why the whole was refused, for `FormError`; empty when fields say it. */
  refusal: string;
  /** From the press of the button to the answer. */
  isPending: boolean;
  /** The part of it before anything was sent, while `waits`. */
  isWaiting: boolean;
  /** For `<form onSubmit noValidate>`. What is wrong is said, and the first wrong field gets the keyboard. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

function focusFirstInvalid(form: HTMLFormElement): void {
  form
    .querySelector<HTMLElement>(
      ':is(input, textarea, select)[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input, button[data-invalid], [data-refused]',
    )
    ?.focus();
}

const withoutFields = <Errors extends object>(errors: Errors, fields: object): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in fields))) as Errors;

/** A form whose fields say what is wrong as they are left, in Korean, and that loses nothing of what was typed, whatever the server answers. */
export function useCheckedForm<Values extends object>({
  initial,
  check,
  send,
  waits = false,
}: CheckedFormOptions<Values>): CheckedForm<Values> {
  const [values, setValues] = useState<Values>(initial);
  // Two changes may come before the first is drawn.
  const latest = useRef(values);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [isSubmitted, setSubmitted] = useState(false);
  const [known, setKnown] = useState<FormErrors<Values>>({});
  const [refused, setRefused] = useState<FormErrors<Values>>({});
  const [refusal, setRefusal] = useState('');
  const [isPending, setPending] = useState(false);
  // Two sends may come before the state is drawn.
  const isSending = useRef(false);
  // The form that was sent and waits.
  const [held, setHeld] = useState<HTMLFormElement | null>(null);

  const broken = check(values);
  const errorOf = (field: keyof Values) => known[field] ?? refused[field] ?? (isSubmitted || left.has(field) ? broken[field] : undefined);
  const change: CheckedForm<Values>['change'] = (changed) => {
    const fields = typeof changed === 'function' ? changed(latest.current) : changed;
    latest.current = { ...latest.current, ...fields };
    setValues(latest.current);
    setKnown((errors) => withoutFields(errors, fields));
    setRefused((errors) => withoutFields(errors, fields));
  };
  const refuse = (errors: FormErrors<Values>) => setKnown((current) => ({ ...current, ...errors }));

  async function submit(form: HTMLFormElement) {
    flushSync(() => {
      setSubmitted(true);
      setRefusal('');
    });
    if (Object.keys({ ...check(latest.current), ...known }).length > 0) return focusFirstInvalid(form);
    if (waits) return setHeld(form);
    isSending.current = true;
    setPending(true);
    const answer = await send(latest.current).finally(() => {
      isSending.current = false;
      setPending(false);
    });
    if (!answer) return;
    const isSaid = Object.keys(answer.fields).some((field) => field in values);
    flushSync(() => {
      setRefused(answer.fields as FormErrors<Values>);
      setRefusal(isSaid ? '' : answer.message);
    });
    focusFirstInvalid(form);
  }

  const release = useEffectEvent(() => {
    if (!held || waits) return;
    setHeld(null);
    void submit(held);
  });
  useEffect(() => {
    // What came last is in `latest` by then, and nothing is being drawn.
    if (held && !waits) queueMicrotask(release);
  }, [held, waits]);

  return {
    values,
    change,
    errorOf,
    refuse,
    textField: (field) => ({
      name: field,
      value: values[field] as string,
      onChange: (text) => change({ [field]: text } as unknown as Partial<Values>),
      onBlur: () => values[field] && setLeft((current) => new Set(current).add(field)),
      errorMessage: errorOf(field),
    }),
    refused: refused as Readonly<Record<string, string>>,
    refusal,
    isPending: isPending || held !== null,
    isWaiting: held !== null,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isSending.current && !held) void submit(event.currentTarget);
    },
  };
}
