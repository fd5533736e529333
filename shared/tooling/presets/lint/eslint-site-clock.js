/** The rule `petcare/site-clock`: a page asks the site's clock what time it is, since that of a device may be wrong by hours. */
export const siteClock = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      device:
        "This device's clock may be wrong by hours: `siteNow` of @petcare/auth, in what is shown `useNow` of @petcare/remote, and `performance.now()` for how long something takes.",
    },
  },
  create: (context) => ({
    'NewExpression[callee.name="Date"][arguments.length=0]': (node) => context.report({ node, messageId: 'device' }),
    'MemberExpression[object.name="Date"][property.name="now"]': (node) => context.report({ node, messageId: 'device' }),
  }),
};
