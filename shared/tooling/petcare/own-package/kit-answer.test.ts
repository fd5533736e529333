import { kitAnswer } from './kit-answer.ts';

test('the answer names the site that does not answer', async () => {
  await expect(kitAnswer('http://localhost:1/kit')).rejects.toThrow('http://localhost:1/kit does not answer');
});
