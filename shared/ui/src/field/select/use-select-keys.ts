import { useRef, type KeyboardEvent } from 'react';
import type { Choice } from './choice.ts';

/** After so long, typing begins anew. */
const PAUSE_MS = 1000;

const collator = new Intl.Collator('ko-KR', { usage: 'search', sensitivity: 'base' });
const beginsWith = (label: string, typed: string) => collator.compare(label.slice(0, typed.length), typed) === 0;

interface Options<Value extends string> {
  options: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onOpen: (focus: 'first' | 'last') => void;
}

/**
 * The keys of a closed box, as those of a native one: up and down open the
 * list, left and right take the choice beside, letters the one that begins so.
 * For the capture phase: while one types, a space is a letter and no press.
 */
export function useSelectKeys<Value extends string>({ options, value, onChange, onOpen }: Options<Value>) {
  const typed = useRef({ text: '', at: 0 });
  const free = options.filter(({ isDisabled }) => !isDisabled);
  const take = (choice: Choice<Value> | undefined) => choice && choice.value !== value && onChange(choice.value);
  const step = (by: 1 | -1) => {
    const index = free.findIndex((choice) => choice.value === value);
    take(free[index < 0 ? 0 : index + by]);
  };
  const type = (letter: string, at: number) => {
    typed.current = { text: at - typed.current.at < PAUSE_MS ? typed.current.text + letter : letter, at };
    const index = free.findIndex((choice) => choice.value === value);
    const inOrder = [...free.slice(Math.max(index, 0)), ...free.slice(0, Math.max(index, 0))];
    take(inOrder.find(({ label }) => beginsWith(label, typed.current.text)));
  };

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const moves: Record<string, () => unknown> = {
      ArrowDown: () => onOpen('first'),
      ArrowUp: () => onOpen('last'),
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
    };
    const isTyping = event.timeStamp - typed.current.at < PAUSE_MS && typed.current.text !== '';
    const isLetter = !event.altKey && event.key.length === 1 && (event.key !== ' ' || isTyping);
    const move = isLetter ? () => type(event.key, event.timeStamp) : moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
}
