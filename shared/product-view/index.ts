/** Product or service of a business as guardians see it on its own page, with everything that is told of it. */
export { ProductView, type ProductViewProps } from './src/product-view.tsx';
/** The price of a product with each of its options. */
export { OptionPrices, type OptionPricesProps } from './src/option-prices.tsx';
/** The least that a product costs, in words. */
export { priceText, type PricedProduct } from './src/price-text.ts';
