import { outcomes } from './grants.ts';
import { page, escaped, hidden } from './page.ts';
import { sandboxPeople } from './people.ts';

const { agree, cancel, ...accidents } = outcomes;

/** The page that asks whose account it shall be, and how the log-in ends. */
export function agreementPage(provider: string, params: Record<string, string | undefined>): string {
  const people = Object.entries(sandboxPeople).map(([word, { name }]) => `<option value="${word}">${name}</option>`);
  const accident = ([outcome, label]: [string, string]) => `<button name="outcome" value="${outcome}">${label}</button>`;
  return page(
    `${provider} 로그인`,
    `<p>펫케어가 회원님의 이름과 이메일을 보려고 해요.</p>
    <form method="post">
      ${hidden(params)}
      <label>누구로 로그인할까요?
        <input name="person" list="people" value="haneul" required autocomplete="off" spellcheck="false">
      </label>
      <datalist id="people">${people.join('')}</datalist>
      <p><button class="main" name="outcome" value="agree">${agree}</button> <button name="outcome" value="cancel">${cancel}</button></p>
      <details><summary>사고 연습하기</summary><p>${Object.entries(accidents).map(accident).join(' ')}</p></details>
    </form>`,
  );
}

/** The page that a provider shows when it does not know who is asking. */
export function problemPage(provider: string, problem: string): string {
  return page(`${provider} 로그인 오류`, `<p role="alert">${escaped(problem)}</p>`);
}

/** Posts the fields to the site as soon as it is there. */
export function returningPage(provider: string, to: string, fields: Record<string, string>): string {
  return page(
    `${provider} 로그인`,
    `<form method="post" action="${escaped(to)}" id="back">${hidden(fields)}<button class="main">펫케어로 돌아가기</button></form>
    <script>document.getElementById('back').submit();</script>`,
  );
}
