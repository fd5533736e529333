import { graphql, type ResultOf } from '@petcare/api';

const MyProductRow = graphql(`
  fragment MyProductRow on MyProduct @_unmask {
    id
    businessId
    kind
    name
    price
    pictures
    isShown
    options {
      id
      name
      additionalPrice
    }
    medical {
      id
      name
      parents {
        id
        name
      }
    }
  }
`);

/** All of a product. */
const MyProductFields = graphql(
  `
    fragment MyProductFields on MyProduct @_unmask {
      ...MyProductRow
      description1
      description2
      description3
      content
      timestamp {
        updatedAt
      }
    }
  `,
  [MyProductRow],
);

export type ProductRow = ResultOf<typeof MyProductRow>;
export type MyProduct = ResultOf<typeof MyProductFields>;

export const MyProducts_Product = graphql(
  `
    query MyProducts_Product($id: ID!) {
      getMyProduct(id: $id) {
        ...MyProductFields
      }
    }
  `,
  [MyProductFields],
);

export const MyProducts_List = graphql(
  `
    query MyProducts_List($kind: MyProductKind!) {
      getMyProducts(kind: $kind) {
        ...MyProductRow
      }
    }
  `,
  [MyProductRow],
);

export const MyProducts_Save = graphql(`
  mutation MyProducts_Save($id: ID, $input: MyProductInput!) {
    saveMyProduct(id: $id, input: $input) {
      id
    }
  }
`);

export const MyProducts_Copy = graphql(`
  mutation MyProducts_Copy($id: ID!) {
    copyMyProduct(productId: $id) {
      id
      name
    }
  }
`);

export const MyProducts_Show = graphql(`
  mutation MyProducts_Show($id: ID!, $isShown: Boolean!) {
    showMyProduct(productId: $id, isShown: $isShown) {
      id
      isShown
    }
  }
`);

export const MyProducts_Order = graphql(`
  mutation MyProducts_Order($kind: MyProductKind!, $ids: [ID!]!) {
    orderMyProducts(kind: $kind, productIds: $ids)
  }
`);

export const MyProducts_Delete = graphql(`
  mutation MyProducts_Delete($id: ID!) {
    deleteMyProduct(productId: $id)
  }
`);
