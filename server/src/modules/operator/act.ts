import { Type, type Static, type TObject, type TProperties, type TSchema } from '@fastify/type-provider-typebox';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ListedPage } from '../../platform/database/page-of-rows.ts';
import type { Result } from '../../platform/errors/result.ts';
import type { Page } from '../../platform/paging.ts';
import type { ChangedTopic, Topic } from '../../platform/topics.ts';
import type { OperatorServices } from './operator-services.ts';
import type { ActDetails } from './operator.sql.ts';

/** `final` is a change that can't be taken back, `list` one page of things, `show` one thing. */
export type ActKind = 'list' | 'show' | 'change' | 'final';

/** Another line of the log that comes with an act: what else it has decided. */
export type NoteAct = (verb: string, details: ActDetails) => void;

/**
 * Changes something and writes it down, or neither: `doIt` gets the transaction of both. On a trial nothing of it stays, and
 * whoever keeps files for it hears a refusal, on which he removes them. An act changes by this alone, and once.
 */
export type RecordedChange = <Output>(
  details: ActDetails | ((output: Output) => ActDetails),
  doIt: (tx: Transaction, also: NoteAct) => Promise<Result<Output>>,
) => Promise<Result<Output>>;

/** `by`: who acts, the name on the machine or the e-mail of the account. */
export type ActContext = OperatorServices & { db: Database; clock: Clock; by: string | null; change: RecordedChange };

/** The address of a path of the site, as a person opens it. */
export type AddressOf = (path: string) => string;

/** The topics of public pages that show something else once an act is done, where its input doesn't say which. */
type Changing = { changed?: readonly ChangedTopic[] };

/** The topics that an act has answered. */
export function asAnswered(_input: unknown, { changed }: Changing): readonly ChangedTopic[] {
  if (!changed) throw new Error('an act has to answer which topics of public pages it has changed');
  return changed;
}

type ActOf<Input extends TSchema, Output extends TSchema> = {
  area: string;
  verb: string;
  /** One sentence in Korean. */
  help: string;
  kind: ActKind;
  isByCommandOnly?: boolean;
  /** Closed; every property with a Korean description, which is its label too. `positional` and `file` as of `fields.ts`. */
  input: Input;
  output: Output;
  run(context: ActContext, input: Static<Input>): Promise<Result<Static<Output>>>;
  /** The output for a person who reads it in a terminal. */
  lines(output: Static<Output>, addressOf: AddressOf): string[];
  /** The topics of public pages that it changes. */
  changes(input: Static<Input>, output: Static<Output> & Changing): readonly ChangedTopic[];
};

export type Act = ActOf<TObject, TSchema>;

/** The one type that every kind of act has in the table; its input and answer are checked by its schemas. */
const erased = <Input extends TSchema, Output extends TSchema>(act: ActOf<Input, Output>) => act as unknown as Act;
const closed = <Properties extends TProperties>(properties: Properties) => Type.Object(properties, { additionalProperties: false });

/** `isByCommandOnly`: for whoever reaches the machine; the page does not have it. */
type ActName = { area: string; verb: string; help: string; isByCommandOnly?: boolean };

/** The questions that each list answers, beside those of its own act. */
const pageFields = {
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description: '쪽' }),
  count: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: '한 쪽에 보일 수' }),
};

/** One page of all. */
export function pageOf<Item>(all: readonly Item[], { page, count }: Page): ListedPage<Item> {
  return { items: all.slice((page - 1) * count, page * count), total: all.length };
}

/** `{ items, total, page, count }`. `totalLine`: what the total counts, as 기다리는 신고 3건. */
export function listAct<Input extends TProperties, Item extends TSchema>({
  input,
  item,
  list,
  line,
  totalLine,
  ...named
}: ActName & {
  input?: Input;
  item: Item;
  list(context: ActContext, input: Static<TObject<Input>> & Page): Promise<Result<ListedPage<Static<Item>>>>;
  line(item: Static<Item>, addressOf: AddressOf): string | string[];
  totalLine(total: number): string;
}): Act {
  const properties = { ...(input ?? ({} as Input)), ...pageFields };
  const output = closed({ items: Type.Array(item), total: Type.Integer(), page: Type.Integer(), count: Type.Integer() });
  type ListPage = { items: Static<Item>[]; total: number; page: number; count: number };
  return erased({
    ...named,
    kind: 'list',
    changes: () => [],
    input: closed(properties),
    output,
    async run(context, given) {
      const asked = given as Static<TObject<Input>> & Page;
      const { page, count } = asked;
      const listed = await list(context, asked);
      return listed.ok ? { ok: true as const, value: { ...listed.value, page, count } as Static<typeof output> } : listed;
    },
    lines(given, addressOf) {
      const { items, total, page, count } = given as ListPage;
      const pages = Math.ceil(total / count);
      const place = pages > 1 ? ` · ${pages}쪽 가운데 ${page}쪽(--page, --count)` : '';
      return [...items.flatMap((one) => line(one, addressOf)), `${totalLine(total)}${place}`];
    },
  });
}

export function showAct<Input extends TProperties, Output extends TProperties>({
  input,
  output,
  ...act
}: ActName & {
  input: Input;
  output: Output;
  run(context: ActContext, input: Static<TObject<Input>>): Promise<Result<Static<TObject<Output>>>>;
  lines(output: Static<TObject<Output>>, addressOf: AddressOf): string[];
}): Act {
  return erased<TObject<Input>, TObject<Output>>({ ...act, kind: 'show', changes: () => [], input: closed(input), output: closed(output) });
}

type Answer<More extends TProperties> = { done: string } & Static<TObject<More>> & Changing;

/**
 * Answers `done`, a sentence that says what has been done, and what else it has to say. `changes`: the topics of public
 * pages that show it, which are told with it; none where only the house and some people see it, or where its verbs tell it
 * because others use them too.
 */
export function changeAct<Input extends TProperties, More extends TProperties = Record<never, never>>({
  input,
  more,
  changes,
  ...act
}: ActName & {
  kind?: 'change' | 'final';
  input: Input;
  more?: More;
  changes: readonly Topic[] | ((input: Static<TObject<Input>>, answer: Answer<More>) => readonly ChangedTopic[]);
  run(context: ActContext, input: Static<TObject<Input>>): Promise<Result<Answer<More>>>;
}): Act {
  return erased<TObject<Input>, TSchema>({
    kind: 'change',
    ...act,
    changes: (given, answer) => (typeof changes === 'function' ? changes(given, answer as Answer<More>) : changes),
    input: closed(input),
    output: closed({ done: Type.String(), ...more }),
    lines: (output) => [(output as { done: string }).done],
  });
}
