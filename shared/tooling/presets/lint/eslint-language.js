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

/** The rules for the language of the house's own code: a plugin of ESLint. */
export const languageRules = { rules: { 'noun-first': nounFirst, 'noun-type': nounType } };
