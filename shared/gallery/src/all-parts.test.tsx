import * as front from '@petcare/ui';
import * as choice from '@petcare/ui/choice';
import * as date from '@petcare/ui/date';
import * as form from '@petcare/ui/form';
import * as overlay from '@petcare/ui/overlay';
import * as scheme from '@petcare/ui/scheme';
import * as upload from '@petcare/ui/upload';
import { isValidElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import kit from '../../ui/package.json';
import { actions } from './parts/actions.tsx';
import { dates } from './parts/dates.tsx';
import { displays } from './parts/displays.tsx';
import { fields } from './parts/fields.tsx';
import { overlays } from './parts/overlays.tsx';

const doors: Readonly<Record<string, object>> = {
  '.': front,
  './choice': choice,
  './date': date,
  './form': form,
  './overlay': overlay,
  './scheme': scheme,
  './upload': upload,
};

/** The components of which there is nothing to see, each with the reason. */
const UNSEEN: Readonly<Record<string, string>> = {
  GlobalStyle: 'the ground of the whole gallery, laid by main.tsx',
  Holder: 'takes no part in the layout',
  VisuallyHidden: 'for screen readers alone',
};

/** Exports that begin with a capital: hooks, functions, texts and styles do not. */
const componentsOf = (...exported: readonly object[]) =>
  new Map(exported.flatMap((door) => Object.entries(door)).filter(([name]) => /^[A-Z]/.test(name)));

/** The types of all elements of a tree, however deep in their props; what a component makes of them is left out. */
function typesIn(shown: unknown): unknown[] {
  if (Array.isArray(shown)) return shown.flatMap(typesIn);
  if (!isValidElement<object>(shown)) return [];
  return [shown.type, ...Object.values(shown.props).flatMap(typesIn)];
}

/** The components that are in no tree, and the exceptions that nothing needs any more. */
function unseen(components: ReadonlyMap<string, unknown>, trees: readonly ReactNode[], exceptions: Readonly<Record<string, string>>) {
  const shown = new Set(typesIn(trees));
  const missing = [...components].filter(([, component]) => !shown.has(component)).map(([name]) => name);
  return [
    ...missing.filter((name) => !(name in exceptions)),
    ...Object.keys(exceptions).flatMap((name) => (missing.includes(name) ? [] : [`${name}: no exception any more`])),
  ].sort();
}

test('the gallery shows every component of the kit', () => {
  const states = [actions, dates, displays, fields].flat().flatMap((part) => Object.values(part.states));
  const opened = Object.values(overlays).map((open) => open(() => undefined));
  expect(unseen(componentsOf(...Object.values(doors)), [...states, ...opened], UNSEEN)).toEqual([]);
});

test('every door of the kit is looked through for components', () => {
  expect(Object.keys(doors)).toEqual(Object.keys(kit.exports));
});

test('a component is found in the props of others; one in no tree and an exception without need are named', () => {
  const Frame = ({ head, children }: { head: ReactNode; children: ReactNode }) => [head, children];
  const Word = styled.b``;
  const Sign = () => null;
  const components = componentsOf({ Frame, Word, Sign, Gone: () => null, useWord: () => 'word', formatWord: () => 'word' });
  const tree = (
    <Frame head={<Word>제목</Word>}>
      <p>{[<Sign key="sign" />]}</p>
    </Frame>
  );
  expect(unseen(components, [tree], {})).toEqual(['Gone']);
  expect(unseen(components, [tree], { Gone: 'gone', Sign: 'small' })).toEqual(['Sign: no exception any more']);
});
