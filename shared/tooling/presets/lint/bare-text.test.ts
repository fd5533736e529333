import { RuleTester } from 'eslint';
// @ts-expect-error: it is plain JavaScript, as ESLint reads it.
import { bareText } from './eslint-bare-text.js';

// RuleTester brings its own `describe` and `it`, which are Jest's here.
const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });

const refused = (messageId: 'conditional' | 'behind' | 'fragment') => (code: string) => ({ code, errors: [{ messageId }] });

tester.run('petcare/bare-text', bareText as never, {
  valid: [
    "<p>{isShown && 'text'}</p>",
    '<p>{count}곳</p>',
    "<p>곳{isShown ? ' 이상' : ' 미만'}</p>",
    '<p>곳{isShown && <span> 이상</span>}</p>',
    '<p>{isShown && <b />}<span>text</span></p>',
    '<p>{isShown && <b />}<b />text</p>',
    '<ul>{items.map((item) => <li>{item}</li>)}</ul>',
    '<p>{isShown && createPortal(<b />, place)}{text}</p>',
    "<p>{name ?? '탈퇴한 회원'} <b /></p>",
    '<p>{place?.address}</p>',
    '<p><b />{standIn ?? <i />}{ofDay.standIn}<b /></p>',
    "<p>{place?.address ?? '주소 없음'} <b /></p>",
  ],
  invalid: [
    ...[
      "<p><b />{isShown && 'text'}</p>",
      '<p><b />{isShown && `${count}개`}</p>',
      "<p><b />{isShown ? 'text' : null}</p>",
      "<p><b />{isShown ? 'text' : <i />}</p>",
      '<p><b />{isShown && label}</p>',
      '<p><b />{isShown && formatNumber(count)}</p>',
      '<p><b />{place?.address}</p>',
    ].map(refused('conditional')),
    ...[
      '<p>{icon && <Icon />}{children}</p>',
      '<p>{icon && <Icon />} text</p>',
      '<p>{icon ? <Icon /> : null}{place.address}</p>',
      '<ul>{items?.map((item) => <li>{item}</li>)}모두</ul>',
    ].map(refused('behind')),
    ...['<>곳</>', '<>{`${count}곳`}</>', "<>{isOpen ? '열림' : '닫힘'}</>", '<p>{isShown && (<>리뷰<b>{count}</b></>)}</p>'].map(
      (code) => ({
        code,
        errors: [{ messageId: 'fragment' as const }],
      }),
    ),
  ],
});
