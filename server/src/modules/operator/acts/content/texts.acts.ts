import { asAnswered, changeAct } from '../../act.ts';
import { text } from '../../fields.ts';
import { withChanged } from '../common/done.ts';
import { namedThing, thingFields, thingOf } from './written-thing.ts';

const named = { area: 'texts' };

export const textsActs = [
  changeAct({
    ...named,
    verb: 'hide',
    help: '누가 쓴 글이든 이유와 함께 가려요. 이유는 글쓴이에게 보여요.',
    changes: asAnswered,
    input: { ...thingFields, reason: text('가리는 이유') },
    async run(context, { reason, ...given }) {
      const which = await thingOf(context, given);
      if (!which.ok) return which;
      return context.change({ ...which.value, reason: reason.trim() }, async (tx) =>
        withChanged(await context.moderation.hide(tx, which.value, reason), `${namedThing(which.value)}을 가렸어요.`),
      );
    },
  }),
  changeAct({
    ...named,
    verb: 'restore',
    help: '가린 글을 다시 보여요.',
    changes: asAnswered,
    input: { ...thingFields, reason: text('다시 보이는 이유') },
    async run(context, { reason, ...given }) {
      const which = await thingOf(context, given);
      if (!which.ok) return which;
      return context.change({ ...which.value, reason: reason.trim() }, async (tx) =>
        withChanged(await context.moderation.restore(tx, which.value, reason), `${namedThing(which.value)}을 다시 보여요.`),
      );
    },
  }),
];
