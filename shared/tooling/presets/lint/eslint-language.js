/** Words that begin a question: a doc comment names the thing that comes back instead. */
const QUESTION = /^\*\s*(?:\*\s*)?(?:What|Who|Whom|Whose|Whether|Which|How|Where|When|Why)\b/;

/** The rule `language/noun-first`: a doc comment begins with the noun that comes back, or says "True when …". */
const nounFirst = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { question: 'Begin with the noun that comes back ("The price of …"), or with "True when …", not with a question.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (comment.type === 'Block' && QUESTION.test(comment.value)) context.report({ loc: comment.loc, messageId: 'question' });
      }
    },
  }),
};

/** Words that say what happened to a thing, or where it is, and not which thing it is. */
const NO_NOUNS = new Set(
  `Answered Asked Begun Bought Broken Brought Built Carried Changed Checked Chosen Clicked Continued Counted Created Declared
  Described Done Drawn Followed Forced Found Given Gone Granted Handed Heard Held Identified Imported Invited Judged Kept Known
  Liked Listed Loaded Locked Looked Made Masked Matched Moved Named Opened Paid Picked Posted Prepared Previewed Priced Ran
  Ranked Read Recorded Refused Registered Released Remembered Rendered Renumbered Reported Returned Said Saved Searched Seen
  Sent Settled Shared Shown Specified Started Stopped Stored Suggested Taken Tested Told Typed Understood Undone Unread Unseen
  Unsent Unused Uploaded Verified Wanted Watched Written
  Ahead Around Beside Between By Each Elsewhere From Mine On Over Own What When Where Whose Within Wrong`.split(/\s+/),
);
const ENDS_IN_ONE = /[a-z](?:Asked|Told|Said|Given|Done|Made)$/;

/** The rule `language/noun-type`: a type is named by the thing that it is (`SearchQuery`, `NoticeFacts`). */
const nounType = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { noNoun: '{{ name }} says what happened to a thing: name the thing, as `SearchQuery` or `NoticeFacts` do.' },
  },
  create(context) {
    const check = ({ id }) => {
      if (id && (NO_NOUNS.has(id.name) || ENDS_IN_ONE.test(id.name)))
        context.report({ node: id, messageId: 'noNoun', data: { name: id.name } });
    };
    return { TSTypeAliasDeclaration: check, TSInterfaceDeclaration: check, ClassDeclaration: check };
  },
};

/** Verbs that are no nouns besides: whoever begins with one leaves out who does it. */
const VERBS = new Set(
  `is are was were does has have had can cannot may must
  aborts accepts adds admits agrees allows announces applies approves arrives asks assigns becomes begins believes brings builds
  buys calculates cancels carries chooses cleans clears closes compares compiles completes composes computes configures confirms
  contains continues converts creates decodes deletes delivers describes detects disables disallows discards draws edits ensures
  enters escapes exits expires explains fails falls fetches fills finds fits follows forbids forgets formats forwards gets gives
  goes grants hides highlights hydrates ignores imports includes inlines invites joins judges keeps knows learns leads
  leaves lets listens logs loses makes matches means mounts needs observes offers opens pays prefers prefetches preloads
  prevents produces promotes publishes puts reads receives recognises recognizes recovers redirects redraws refuses
  registers rehashes rejects remembers reminds removes renames renders renews replaces replays requires resolves restores retries
  retires reuses runs says sees seeds selects sends serves shortens shows speaks stays submits suggests supports takes tells
  throws treats trims unlinks unpacks validates verifies waits wants warns works writes`.split(/\s+/),
);
/** Verbs that may be nouns, too ("answers with tokens are …"): they are verbs before an article or what stands for one. */
const VERBS_OR_NOUNS = new Set(
  `outlines uploads guesses refreshes acts answers blocks books calls changes checks copies counts cuts drags drops edits ends estimates focuses folds groups handles
  holds labels limits links lists loads locks looks maps marks masks measures moves names notices numbers passes pins places
  plans posts previews prints ranks records releases reloads reports requests returns reviews rolls rounds saves scrolls searches
  sets shares signs skips sorts starts states stops stores streams sums sweeps tests tries turns updates uses views zooms`.split(/\s+/),
);
const ARTICLE = /^(?:an?|the|no|nothing|nobody|one|each|every|everybody|its|their|somebody|what|whatever|only|another|it)$|^[%$\d"]/;
/** A `describe` that begins so says when or where, and not who. */
const NO_SUBJECT = /^(?:after|among|as|at|before|by|for|from|in|of|on|opened|since|through|to|until|when|where|while|with|without)$|^[%$]/;

const textOf = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node?.type === 'TemplateLiteral'
      ? node.quasis.map((quasi) => quasi.value.raw).join('${}')
      : null;

/** The name that a call begins with, and those that follow: `test`, `each` of `test.each([…])('…')`. */
function namesOf(callee) {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'MemberExpression') return [...namesOf(callee.object), callee.property.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? namesOf(callee.tag) : [''];
}

const isDescribe = (names) => names[0] === 'describe' || (names[0] === 'test' && names[1] === 'describe');

function hasSubjectAround(node) {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (outer.type !== 'CallExpression' || !isDescribe(namesOf(outer.callee))) continue;
    const [word = '%'] = (textOf(outer.arguments[0]) ?? '%').split(/[ ,:]/);
    if (!NO_SUBJECT.test(word) && !VERBS.has(word)) return true;
  }
  return false;
}

/** The rule `language/title-subject`: a test's title, or the `describe` around it, says who or what does or suffers what it tells. */
const titleSubject = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { noSubject: 'Begin with the subject of "{{ word }} …" ("a remote’s configuration is served while …").' },
  },
  create: (context) => ({
    CallExpression(node) {
      const names = namesOf(node.callee);
      if (!['it', 'test'].includes(names[0]) || names.includes('step') || isDescribe(names) || node.arguments.length < 2) return;
      const [word = '', next = ''] = (textOf(node.arguments[0]) ?? '').split(/[ ,:]+/);
      if (!VERBS.has(word) && !(VERBS_OR_NOUNS.has(word) && ARTICLE.test(next))) return;
      if (!hasSubjectAround(node)) context.report({ node: node.arguments[0], messageId: 'noSubject', data: { word } });
    },
  }),
};

/** Korean words for one act that the site calls by another, and its own. A pin on a map is moved, and a query is wiped out. */
const PLAIN_WORDS = [
  [/(?<!핀을 )옮겼어요|옮긴 시간/, '변경했어요 or 이동했어요'],
  [/넣었어요|을 적어 두었어요/, '등록했어요, 추가했어요 or 입력했어요'],
  [/더해요|더했어요/, '추가해요'],
  [/뺐어요|에서 빼요|뗐어요/, '삭제했어요, 해제했어요, 취소했어요 or 제외했어요'],
  [/지워 주세요|지워요|지웠|지운 (?:(?:글|댓글|답변|문의|리뷰|쪽지)[은는]|$)/, '삭제해 주세요, 삭제해요, 삭제한 …'],
  [/고쳐요|고쳤어요/, '수정해요'],
];

/** The rule `language/plain-words`: what is written for people calls one act by one word. */
const plainWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { otherWord: '“{{ found }}” is said with {{ words }} here.' },
  },
  create(context) {
    const check = (node, written) => {
      if (typeof written !== 'string') return;
      for (const [pattern, words] of PLAIN_WORDS) {
        const found = pattern.exec(written)?.[0];
        if (found) context.report({ node, messageId: 'otherWord', data: { found, words } });
      }
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
};

/** The rules for the language of the house's own code: a plugin of ESLint. */
export const languageRules = {
  rules: { 'noun-first': nounFirst, 'noun-type': nounType, 'title-subject': titleSubject, 'plain-words': plainWords },
};
