import { Type, type Static } from '@fastify/type-provider-typebox';
import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success, wholeList } from '../../platform/http/envelope.ts';
import { id, orNull, text } from '../../platform/http/fields.ts';
import type { Http } from '../../platform/http/http.ts';
import { file, multipartBody } from '../../platform/http/multipart-body.ts';
import type { UploadedFile } from '../../platform/http/uploaded-file.ts';
import type { Topic } from '../../platform/topics.ts';
import type { CommentsService } from './comments.service.ts';
import { MOST_IMAGES } from './contest.policy.ts';
import type { ContestService } from './contest.service.ts';
import { Comment, Entry, Likers, Round, type ContestWire } from './contest.wire.ts';

/** A file, or the address of a picture that waits or that the entry shows already. */
const image = () => Type.Optional(Type.Union([file(), text(200)]));
const images = Object.fromEntries(Array.from({ length: MOST_IMAGES }, (_none, index) => [`image${index + 1}`, image()]));
const words = { title: text(1_000), content: text(200_000) };
const NewEntry = multipartBody({ ...words, ...images });
/** Fields that are left out stay; where any picture is named, those that are named are all. */
const EntryChange = multipartBody({ title: Type.Optional(words.title), content: Type.Optional(words.content), ...images });
const OfEntry = Type.Object({ post_id: id() });
const OfComment = Type.Object({ comment_id: id() });
const EntryQuery = Type.Object({
  ...pageQuery,
  sort: Type.Union([Type.Literal('recent'), Type.Literal('popular')], { default: 'recent' }),
  round: Type.Optional(id()),
});
const Pages = Type.Object(pageQuery);

const base = '/api/client/contest';
const changes: Topic[] = ['posts'];
const writing = { config: { access: 'member', changes, speaks: true } } as const;
const deleting = { config: { access: 'member', changes } } as const;
const reading = { access: 'public' } as const;

function picturesOf(body: Static<typeof EntryChange>): (UploadedFile | string)[] {
  const named = body as Record<string, UploadedFile | string | undefined>;
  return Array.from({ length: MOST_IMAGES }, (_none, index) => named[`image${index + 1}`]).flatMap((one) =>
    one === undefined || one === '' ? [] : [one],
  );
}
const namesPictures = (body: object) => Object.keys(body).some((name) => name.startsWith('image'));

type Deps = { contest: ContestService; comments: CommentsService; wire: ContestWire };

export function contestRoutes(http: Http, { contest, comments, wire }: Deps): void {
  http.get(base, { config: reading, schema: { response: { 200: envelope(orNull(Round)) } } }, async (request) =>
    success(await wire.round(await contest.findRound(), viewerOf(request)?.id)),
  );
  http.get(
    `${base}/posts`,
    { config: reading, schema: { querystring: EntryQuery, response: { 200: envelope(listOf(Entry)) } } },
    async (request) => {
      const { page, count, sort, round } = request.query;
      const viewerId = viewerOf(request)?.id;
      const asked = {
        page,
        count,
        sort,
        ...(round !== undefined && { roundId: parseId(round) }),
        ...(viewerId !== undefined && { viewerId }),
      };
      const { items, total } = unwrap(await contest.listEntries(asked));
      return success({ items: await wire.entries(items, viewerId), total, page, count });
    },
  );
  http.get(
    `${base}/my-posts`,
    { config: { access: 'member' }, schema: { querystring: Pages, response: { 200: envelope(listOf(Entry)) } } },
    async (request) => {
      const viewer = signedInViewer(request);
      const { items, total } = await contest.listMine(viewer, request.query);
      return success({ items: await wire.entries(items, viewer.id), total, ...request.query });
    },
  );
  http.get(`${base}/best`, { config: reading, schema: { response: { 200: envelope(listOf(Entry)) } } }, async (request) => {
    const viewerId = viewerOf(request)?.id;
    return success(wholeList(await wire.entries(await contest.listBest(viewerId), viewerId)));
  });
  http.get(
    `${base}/posts/:post_id`,
    { config: reading, schema: { params: OfEntry, response: { 200: envelope(Entry) } } },
    async (request) => {
      const viewerId = viewerOf(request)?.id;
      return success(await wire.entry(unwrap(await contest.getEntry(parseId(request.params.post_id), viewerId)), viewerId));
    },
  );
  http.post(`${base}/posts`, { ...writing, schema: { body: NewEntry, response: { 201: envelope(Entry) } } }, async (request, reply) => {
    const viewer = signedInViewer(request);
    const { title, content } = request.body;
    const entry = unwrap(await contest.enter(viewer, { title, content, images: picturesOf(request.body) }));
    void reply.code(201);
    return success(await wire.entry(entry, viewer.id));
  });
  http.patch(
    `${base}/posts/:post_id`,
    { ...writing, schema: { params: OfEntry, body: EntryChange, response: { 200: envelope(Entry) } } },
    async (request) => {
      const viewer = signedInViewer(request);
      const { body, params } = request;
      const draft = {
        ...(body.title !== undefined && { title: body.title }),
        ...(body.content !== undefined && { content: body.content }),
        ...(namesPictures(body) && { images: picturesOf(body) }),
      };
      return success(await wire.entry(unwrap(await contest.change(viewer, parseId(params.post_id), draft)), viewer.id));
    },
  );
  http.delete(
    `${base}/posts/:post_id`,
    { ...deleting, schema: { params: OfEntry, response: { 200: envelope(Type.Null()) } } },
    async (request) => success(unwrap(await contest.remove(signedInViewer(request), parseId(request.params.post_id)))),
  );
  http.post(
    `${base}/posts/:post_id/like`,
    { ...writing, schema: { params: OfEntry, response: { 200: envelope(Entry) } } },
    async (request) => {
      const viewer = signedInViewer(request);
      return success(await wire.entry(unwrap(await contest.toggleLike(viewer, parseId(request.params.post_id))), viewer.id));
    },
  );
  http.get(
    `${base}/posts/:post_id/likes`,
    { config: reading, schema: { params: OfEntry, querystring: Pages, response: { 200: envelope(Likers) } } },
    async ({ params, query }) =>
      success({ ...(await wire.likers(unwrap(await contest.listLikers(parseId(params.post_id), query)))), ...query }),
  );
  http.get(
    `${base}/posts/:post_id/comments`,
    { config: reading, schema: { params: OfEntry, querystring: Pages, response: { 200: envelope(listOf(Comment)) } } },
    async (request) => {
      const { params, query } = request;
      const viewerId = viewerOf(request)?.id;
      const { items, total } = unwrap(await comments.listComments(parseId(params.post_id), query, viewerId));
      return success({ items: await wire.comments(items, viewerId), total, ...query });
    },
  );
  http.post(
    `${base}/posts/:post_id/comments`,
    {
      ...writing,
      schema: {
        params: OfEntry,
        body: Type.Object({ comment: text(10_000), parent_id: Type.Optional(orNull(id())) }),
        response: { 201: envelope(Comment) },
      },
    },
    async (request, reply) => {
      const viewer = signedInViewer(request);
      const { comment, parent_id: parent } = request.body;
      const draft = { comment, parentId: parent ? parseId(parent) : null };
      const written = unwrap(await comments.comment(viewer, parseId(request.params.post_id), draft));
      void reply.code(201);
      return success((await wire.comments([{ ...written, answers: [] }], viewer.id))[0]!);
    },
  );
  http.delete(
    `${base}/comments/:comment_id`,
    { ...deleting, schema: { params: OfComment, response: { 200: envelope(Type.Null()) } } },
    async (request) => success(unwrap(await comments.remove(signedInViewer(request), parseId(request.params.comment_id)))),
  );
  http.post(
    `${base}/comments/:comment_id/like`,
    { ...writing, schema: { params: OfComment, response: { 200: envelope(Comment) } } },
    async (request) => {
      const viewer = signedInViewer(request);
      const comment = unwrap(await comments.toggleLike(viewer, parseId(request.params.comment_id)));
      return success((await wire.comments([{ ...comment, answers: [] }], viewer.id))[0]!);
    },
  );
  http.get(
    `${base}/comments/:comment_id/likes`,
    { config: reading, schema: { params: OfComment, querystring: Pages, response: { 200: envelope(Likers) } } },
    async ({ params, query }) =>
      success({ ...(await wire.likers(unwrap(await comments.listLikers(parseId(params.comment_id), query)))), ...query }),
  );
}
