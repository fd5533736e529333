import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

function Example() {
  const [selected, setSelected] = useState<'coming' | 'past'>('coming');
  return (
    <Tabs
      label="예약"
      items={[
        { id: 'coming', label: '다가오는 예약' },
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
