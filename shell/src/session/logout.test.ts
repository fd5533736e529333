import { currentSession } from '@petcare/auth';
import { answerRest, ok, refused, signIn } from '@petcare/testing';
import { logout } from './logout.ts';

test.each([
  ['the server answers', ok(null)],
  ['the server refuses', refused('NO_ACCESS_TOKEN', '다시 로그인해 주세요.')],
])('a logout is known to every tab before the server is asked, and ends the session when %s', async (_, answer) => {
  signIn({});
  const marks: unknown[] = [];
  answerRest({
    'DELETE /user/logout': () => {
      marks.push(localStorage.getItem('petcare.sessionLeft'));
      return answer;
    },
    'POST /user/access-token': refused('NO_ACCESS_TOKEN', '다시 로그인해 주세요.'),
  });
  await logout();
  expect(marks[0]).toBe('1');
  expect(currentSession()).toEqual({ status: 'anonymous' });
});
