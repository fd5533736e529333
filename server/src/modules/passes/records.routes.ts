import { Type, type Static } from '@fastify/type-provider-typebox';
import { signedInViewer } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../platform/http/envelope.ts';
import { id, orNull, text } from '../../platform/http/fields.ts';
import type { Http } from '../../platform/http/http.ts';
import type { AskedRecords, FeeRecord, MaskedFeeRecord } from '../reviews/index.ts';
import type { Opening, OpenRecord, RecordsService } from './records.service.ts';

const MaskedItem = Type.Object({ medicalId: orNull(Type.String()), name: Type.String() });
const Item = Type.Object({ ...MaskedItem.properties, price: Type.Integer() });
const Comparison = Type.Object({
  location: Type.String(),
  avg: Type.Integer(),
  min: Type.Integer(),
  max: Type.Integer(),
  sources: Type.Integer(),
});
const By = Type.Union([Type.Literal('pass'), Type.Literal('purchase')]);
const Masked = Type.Object({
  id: Type.String(),
  hospital: Type.String(),
  location: Type.String(),
  month: Type.String(),
  petDivision: orNull(Type.String()),
  items: Type.Array(MaskedItem),
  total: Type.String(),
});
const whole = {
  id: Type.String(),
  hospitalId: Type.String(),
  hospital: Type.String(),
  location: Type.String(),
  date: Type.String(),
  petDivision: orNull(Type.String()),
  petKindName: orNull(Type.String()),
  total: Type.Integer(),
};
const Whole = Type.Object({ ...whole, items: Type.Array(Item) });
const ComparedItem = Type.Object({ ...Item.properties, comparison: orNull(Comparison) });
const Opened = Type.Object({ ...whole, openedBy: By, items: Type.Array(ComparedItem) });
const Checked = Type.Object({
  id: Type.String(),
  isOpen: Type.Boolean(),
  openedBy: orNull(By),
  point: Type.Integer(),
});
const Purchase = Type.Object({ id: Type.String(), ordrIdx: Type.String(), boughtAt: Type.String() });
const Log = Type.Object({
  id: Type.String(),
  receiptId: Type.String(),
  openedBy: By,
  hospital: Type.String(),
  location: Type.String(),
  month: Type.String(),
  openedAt: Type.String(),
});
const OfRecord = Type.Object({ id: id() });
const region = Type.Optional(text(100));
const Asked = Type.Object({ ...pageQuery, medicalId: Type.Optional(id()), sido: region, sigungu: region });
/** The number of openings in `logs`; `logList` has them all. */
const LATEST = 20;

export function recordsRoutes(http: Http, records: RecordsService): void {
  const base = '/api/client/pass';
  http.get(
    `${base}/receipts`,
    { config: { access: 'guardian' }, schema: { querystring: Asked, response: { 200: envelope(listOf(Whole)) } } },
    async (request) => {
      const [asked, paged] = askedOf(request.query);
      const items = unwrap(await records.listRecords(signedInViewer(request), asked, paged));
      return success({ items: items.map(wholeBody), total: await records.countRecords(asked), ...paged });
    },
  );
  http.get(
    `${base}/mskreceipts`,
    { config: { access: 'public' }, schema: { querystring: Asked, response: { 200: envelope(listOf(Masked)) } } },
    async (request) => {
      const [asked, paged] = askedOf(request.query);
      const items = unwrap(await records.listMasked(asked, paged));
      return success({ items: items.map(maskedBody), total: await records.countRecords(asked), ...paged });
    },
  );
  http.get(
    `${base}/receipts/:id`,
    { config: { access: 'guardian' }, schema: { params: OfRecord, response: { 200: envelope(Opened) } } },
    async (request) => success(openedBody(unwrap(await records.openRecord(signedInViewer(request), parseId(request.params.id))))),
  );
  http.get(
    `${base}/receipt/:id/check`,
    { config: { access: 'guardian' }, schema: { params: OfRecord, response: { 200: envelope(Checked) } } },
    async (request) => {
      const checked = unwrap(await records.check(signedInViewer(request), parseId(request.params.id)));
      return success({ id: request.params.id, isOpen: checked.openedBy !== null, ...checked });
    },
  );
  http.post(
    `${base}/receipt/:id/buy`,
    { config: { access: 'guardian' }, schema: { params: OfRecord, response: { 200: envelope(Purchase) } } },
    async (request) => {
      const { receiptId, orderIdx, boughtAt } = unwrap(await records.buyRecord(signedInViewer(request), parseId(request.params.id)));
      return success({ id: String(receiptId), ordrIdx: orderIdx, boughtAt });
    },
  );
  http.get(`${base}/logs`, { config: { access: 'guardian' }, schema: { response: { 200: envelope(listOf(Log)) } } }, async (request) => {
    const viewer = signedInViewer(request);
    const items = unwrap(await records.listOpenings(viewer, { count: LATEST }));
    return success({ items: items.map(logBody), total: await records.countOpenings(viewer), page: 1, count: LATEST });
  });
  http.get(
    `${base}/logList`,
    { config: { access: 'guardian' }, schema: { querystring: Type.Object(pageQuery), response: { 200: envelope(listOf(Log)) } } },
    async (request) => {
      const viewer = signedInViewer(request);
      const items = unwrap(await records.listOpenings(viewer, request.query));
      return success({ items: items.map(logBody), total: await records.countOpenings(viewer), ...request.query });
    },
  );
}

function askedOf({ medicalId, sido, sigungu, page, count }: Static<typeof Asked>): [AskedRecords, { page: number; count: number }] {
  return [
    { medicalId: medicalId ? parseId(medicalId) : null, sido: sido ?? null, sigungu: sigungu ?? null },
    { page, count },
  ];
}

const idOrNull = (id: number | null) => (id === null ? null : String(id));

/** A masked record as it goes over the wire. */
export function maskedBody({ id, items, ...record }: MaskedFeeRecord): Static<typeof Masked> {
  return { ...record, id: String(id), items: items.map(({ medicalId, name }) => ({ medicalId: idOrNull(medicalId), name })) };
}

function wholeBody({ id, businessId, items, ...record }: FeeRecord): Static<typeof Whole> {
  return {
    ...record,
    id: String(id),
    hospitalId: String(businessId),
    items: items.map((item) => ({ ...item, medicalId: idOrNull(item.medicalId) })),
  };
}

function openedBody({ items, openedBy, ...record }: OpenRecord): Static<typeof Opened> {
  const comparisons = items.map(({ comparison }) => comparison);
  const { items: bare, ...body } = wholeBody({ ...record, items });
  return { ...body, openedBy, items: bare.map((item, index) => ({ ...item, comparison: comparisons[index] ?? null })) };
}

function logBody({ id, receiptId, ...opening }: Opening): Static<typeof Log> {
  return { ...opening, id: String(id), receiptId: String(receiptId) };
}
