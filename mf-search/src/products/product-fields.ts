import { graphql } from '@petcare/api';

/** The fields of a product on a card. */
export const ProductFields = graphql(`
  fragment ProductFields on Product @_unmask {
    id
    businessId
    productType
    name
    price
    description1
    description2
    description3
    productImage
    options {
      id
      name
      additionalPrice
    }
  }
`);

/** A treatment, its fee and what others ask around. */
export const FeeFields = graphql(`
  fragment FeeFields on MedicalProduct @_unmask {
    id
    price
    description1
    description2
    description3
    content
    productImage
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
    areaPrice {
      avg
      min
      max
      location
    }
  }
`);
