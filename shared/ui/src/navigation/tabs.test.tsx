import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

function Example() {
  const [selected, setSelected] = useState<'coming' | 'none' | 'past'>('coming');
  return (
    <Tabs
      label="예약"
      items={[
        { id: 'coming', label: '다가오는 예약' },
        { id: 'none', label: '취소한 예약', isDisabled: true },
        { id: 'past', label: '지난 예약', count: 3 },
      ]}
      selected={selected}
      onChange={setSelected}
    >
      {selected}
    </Tabs>
  );
}

test('the selected tab and its panel are linked to each other', async () => {
  const user = userEvent.setup();
  render(<Example />);
  for (const name of [/지난 예약/, /다가오는 예약/]) {
    await user.click(screen.getByRole('tab', { name }));
    const panel = screen.getByRole('tabpanel', { name });
    expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-controls', panel.id);
  }
  expect(screen.getByRole('tabpanel')).toHaveTextContent('coming');
});

test('the arrows, Home and End choose among the tabs that can be chosen, and Tab goes on from the chosen one', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const [coming, none, past] = screen.getAllByRole('tab');
  await user.tab();
  expect(coming).toHaveFocus();
  for (const [key, tab] of [
    ['ArrowRight', past],
    ['ArrowRight', coming],
    ['ArrowLeft', past],
    ['Home', coming],
    ['End', past],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(tab).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toBe(tab);
  }
  await user.tab();
  expect(document.body).toHaveFocus();
  await user.click(none!);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('past');
});
