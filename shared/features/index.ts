/** The features of listings: the one table from which server and browser derive whatever they have for each. */
export {
  featureFields,
  featureNames,
  features,
  featuresAskedOf,
  featuresOfferedBy,
  perFeature,
  plainFeatures,
  services,
  type Feature,
  type FeatureFlags,
  type FeatureName,
  type PlainName,
  type Trade,
} from './src/features.ts';
