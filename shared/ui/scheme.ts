/** The scheme (light or dark) for what a script draws. Each package has a copy of its own, since it keeps nothing. */
export { colorAt, schemeAt, watchScheme, type Scheme } from './src/foundation/scheme.ts';
