import { renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { WriteMessagePart } from './write-message.part.tsx';

function Asking() {
  const [asked, setAsked] = useState(1);
  return (
    <>
      <button onClick={() => setAsked(asked + 1)}>다시</button>
      <WriteMessagePart nickname="두부누나" asked={asked} />
    </>
  );
}

test('the message to a reviewer is open at first, closed by the person, and open again when it is asked for', async () => {
  const { user } = renderPage(<Asking />, { session: {} });
  expect(await screen.findByText('두부누나')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '다시' }));
  expect(await screen.findByText('두부누나')).toBeInTheDocument();
});
