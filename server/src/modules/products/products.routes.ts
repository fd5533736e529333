import { Type, type Static } from '@fastify/type-provider-typebox';
import { signedInViewer, viewerOf } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { invalid, validationFailed } from '../../platform/errors/app-error.ts';
import { ExpectedError, unwrap } from '../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../platform/http/envelope.ts';
import { orNull, text } from '../../platform/http/fields.ts';
import type { Http } from '../../platform/http/http.ts';
import { file, multipartBody } from '../../platform/http/multipart-body.ts';
import { productTypes } from './products.policy.ts';
import type { OptionNames, ProductsService } from './products.service.ts';
import type { Product, ProductReader } from './products.sql.ts';

const base = '/api/client/product';
const one = `${base}/:product_id`;

const Named = { id: Type.String(), name: Type.String() };
const Answer = Type.Object({
  id: Type.String(),
  productType: Type.String({
    description: 'product, service, reservation; medical for a treatment of a hospital, whose name is that of the tree',
  }),
  name: Type.String(),
  price: Type.Integer(),
  description1: orNull(Type.String()),
  description2: orNull(Type.String()),
  description3: orNull(Type.String()),
  content: orNull(Type.String()),
  productImage: orNull(Type.String()),
  pictures: Type.Array(Type.String(), { description: 'all of them, productImage the first' }),
  isShown: Type.Boolean({ description: 'hidden ones only their owner sees' }),
  options: Type.Array(Type.Object({ ...Named, price: Type.Integer({ description: 'won on top of the price of the product' }) })),
  medical: orNull(Type.Object({ ...Named, parents: Type.Array(Type.Object(Named)) })),
  hospital: orNull(Type.String()),
  company: orNull(Type.String()),
});
const answering = { response: { 200: envelope(Answer) } };
const adding = { response: { 201: envelope(Answer) } };
const deleting = { response: { 200: envelope(Type.Literal(true)) } };

const TypeName = Type.Union(productTypes.map((type) => Type.Literal(type)));
const Params = Type.Object({ product_id: Type.String() });
const name = text(1_000);
const price = Type.Integer();
const NewOption = Type.Object({ name, price });
const NewProduct = Type.Object({ productType: TypeName, name, price, options: Type.Optional(Type.Array(NewOption, { maxItems: 100 })) });
/** With `optionId` an option's name and price, without it the product's; `isShown` hides it from all but its owner. */
const Change = Type.Object({
  optionId: Type.Optional(Type.String()),
  optionName: Type.Optional(name),
  name: Type.Optional(name),
  price: Type.Optional(price),
  isShown: Type.Optional(Type.Boolean()),
});
const description = Type.Optional(text(1_000));
/** A change: a part that is not there stays; an empty text clears, an empty `productImage` too. */
const Detail = multipartBody({
  content: Type.Optional(Type.String()),
  productImage: Type.Optional(Type.Union([file(), Type.Literal('')])),
  description1: description,
  description2: description,
  description3: description,
});

const optionNames: OptionNames = { name: 'name', additionalPrice: 'price' };
const changedNames: OptionNames = { name: 'optionName', additionalPrice: 'price' };

/** Companies manage theirs here, hospitals in GraphQL; anybody reads either. */
export function productsRoutes(http: Http, products: ProductsService): void {
  http.get(
    base,
    {
      config: { access: 'public' },
      schema: {
        querystring: Type.Object({ ...pageQuery, hospital: Type.Optional(Type.String()), company: Type.Optional(Type.String()) }),
        response: { 200: envelope(listOf(Answer)) },
      },
    },
    async (request) => {
      const { hospital, company, page, count } = request.query;
      const businessId = hospital ?? company;
      if (businessId === undefined || (hospital !== undefined && company !== undefined))
        refuse('hospital', '병원이나 업체를 하나 골라 주세요.');
      const kind = hospital === undefined ? ('company' as const) : ('hospital' as const);
      const whose: ProductReader = { businessId: parseId(businessId), viewerId: viewerOf(request)?.id ?? null };
      const items = unwrap(await products.listProducts(whose, { shelf: undefined, kind }, { page, count })).map(toAnswer);
      return success({ items, total: await products.countProducts(whose, { kind }), page, count });
    },
  );
  http.get(
    `${base}/company`,
    {
      config: { access: 'company', whileWaiting: true, staff: 'all' },
      schema: { querystring: Type.Object({ ...pageQuery, type: Type.Optional(TypeName) }), response: { 200: envelope(listOf(Answer)) } },
    },
    async (request) => {
      const whose: ProductReader = { ownerUserId: signedInViewer(request).id };
      const { type, page, count } = request.query;
      const items = unwrap(await products.listProducts(whose, { shelf: 'company', type }, { page, count })).map(toAnswer);
      return success({ items, total: await products.countProducts(whose, { shelf: 'company', type }), page, count });
    },
  );
  http.get(one, { config: { access: 'public' }, schema: { params: Params, ...answering } }, async (request) =>
    success(toAnswer(unwrap(await products.getProduct(viewerOf(request)?.id, parseId(request.params.product_id), undefined)))),
  );

  http.post(
    `${base}/register-company`,
    { config: { access: 'company', whileWaiting: true, staff: 'all', changes: ['products'] }, schema: { body: NewProduct, ...adding } },
    async (request, reply) => {
      const viewer = signedInViewer(request);
      const { options, ...draft } = request.body;
      const added = unwrap(await products.addProduct(viewer, 'company', { ...draft, options: options?.map(toOption) }));
      void reply.code(201);
      return success(toAnswer(added));
    },
  );
  http.post(
    `${one}/register-company-option`,
    {
      config: { access: 'company', whileWaiting: true, staff: 'all', changes: ['products'] },
      schema: { params: Params, body: NewOption, ...adding },
    },
    async (request, reply) => {
      const viewer = signedInViewer(request);
      const added = unwrap(
        await products.addOption(viewer, 'company', parseId(request.params.product_id), toOption(request.body), optionNames),
      );
      void reply.code(201);
      return success(toAnswer(added));
    },
  );
  http.patch(
    one,
    {
      config: { access: 'company', whileWaiting: true, staff: 'all', changes: ['products'] },
      schema: { params: Params, body: Change, ...answering },
    },
    async (request) => {
      const viewer = signedInViewer(request);
      const id = parseId(request.params.product_id);
      const { optionId, optionName, isShown, ...product } = request.body;
      if (optionId === undefined && optionName !== undefined) refuse('optionId', '고칠 옵션을 골라 주세요.');
      const changed =
        optionId === undefined
          ? await products.changeProduct(viewer, 'company', id, product)
          : await products.changeOption(
              viewer,
              'company',
              id,
              parseId(optionId),
              { name: optionName, additionalPrice: product.price },
              changedNames,
            );
      return success(toAnswer(unwrap(changed.ok && isShown !== undefined ? await products.showProduct(viewer, id, isShown) : changed)));
    },
  );
  http.patch(
    `${one}/detail`,
    {
      config: { access: 'company', whileWaiting: true, staff: 'all', changes: ['products'] },
      schema: { params: Params, body: Detail, ...answering },
    },
    async (request) => {
      const viewer = signedInViewer(request);
      const { productImage, ...texts } = request.body;
      const change = { ...texts, ...(productImage === '' && { productImage: null }) };
      const picture = productImage === '' ? undefined : productImage;
      return success(toAnswer(unwrap(await products.changeDetail(viewer, parseId(request.params.product_id), change, picture))));
    },
  );
  http.delete(
    one,
    { config: { access: 'company', whileWaiting: true, staff: 'all', changes: ['products'] }, schema: { params: Params, ...deleting } },
    async (request) =>
      success(unwrap(await products.deleteProduct(signedInViewer(request), 'company', parseId(request.params.product_id)))),
  );
  http.delete(
    `${one}/option/:option_id`,
    {
      config: { access: 'company', whileWaiting: true, staff: 'all', changes: ['products'] },
      schema: { params: Type.Object({ product_id: Type.String(), option_id: Type.String() }), ...deleting },
    },
    async (request) => {
      const { product_id: id, option_id: optionId } = request.params;
      return success(unwrap(await products.deleteOption(signedInViewer(request), 'company', parseId(id), parseId(optionId))));
    },
  );
}

function toOption({ name: optionName, price: additionalPrice }: Static<typeof NewOption>) {
  return { name: optionName, additionalPrice };
}

function toAnswer(product: Product): Static<typeof Answer> {
  const { id, businessId, businessKind, name: ownName, medical, options } = product;
  return {
    ...product,
    id: String(id),
    name: ownName ?? medical?.name ?? '',
    options: options.map((option) => ({ id: String(option.id), name: option.name, price: option.additionalPrice })),
    medical: medical && { ...withTextId(medical), parents: medical.parents.map(withTextId) },
    hospital: businessKind === 'hospital' ? String(businessId) : null,
    company: businessKind === 'company' ? String(businessId) : null,
  };
}

function withTextId({ id, name: named }: { id: number; name: string }) {
  return { id: String(id), name: named };
}

function refuse(property: string, message: string): never {
  throw new ExpectedError(validationFailed([invalid(property, 'isDefined', message)]));
}
