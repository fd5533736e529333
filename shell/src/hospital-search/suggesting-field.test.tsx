import { bus } from '@petcare/event-bus';
import { renderPage } from '@petcare/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { SuggestingField } from './suggesting-field.tsx';

function open() {
  function Page() {
    const [text, setText] = useState('');
    return <SuggestingField label="검색" value={text} onChange={setText} />;
  }
  const rendered = renderPage(<Page />);
  /** The last question to the remote behind the box: the slot shows its props. */
  const asked = () => {
    const said = rendered.container.querySelector('[data-slot]')?.textContent ?? '';
    return said && (JSON.parse(said.slice(said.indexOf('{'))) as { box: string; typed: string });
  };
  return { ...rendered, asked, box: screen.getByRole('combobox') };
}
const tell = (box: string, ...texts: string[]) =>
  act(() =>
    bus.emit('search.suggested', {
      box,
      suggestions: texts.map((text) => ({ id: text, kind: 'hospital', text, note: '동물병원', to: `/hospital?id=7&frompage=search` })),
    }),
  );
const shown = () => screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'));

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test('the search box requests no suggestions before the box has the focus', async () => {
  const { user, asked, box } = open();
  expect(asked()).toBe('');
  await user.click(box);
  expect(asked()).toMatchObject({ typed: '' });
  await user.keyboard('구로');
  expect(asked()).toMatchObject({ typed: '구로' });
});

test('the search box requests no suggestions before somebody types when the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { user, asked, box } = open();
  await user.click(box);
  expect(asked()).toBe('');
  await user.keyboard('구');
  expect(asked()).toMatchObject({ typed: '구' });
});

test('the search box shows only suggestions for this box, opens the chosen one and clears the box', async () => {
  const { user, asked, box, address } = open();
  await user.type(box, '구로');
  const mine = asked() as { box: string };
  tell('another', '다른동물병원');
  expect(shown()).toEqual([]);
  tell(mine.box, '구로동물병원', '구로24시');
  expect(shown()).toEqual(['구로동물병원, 동물병원', '구로24시, 동물병원']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/hospital?id=7&frompage=search');
  expect(box).toHaveValue('');
});
