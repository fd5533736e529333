/// <reference types="jest" />
/// <reference types="@testing-library/jest-dom" />

/** `import * as styles from './x.module.css'`: each class of the file by its name. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}

/** `import './x.css'`. */
declare module '*.css' {}

/** `import picture from './x.svg'`: the address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.jpeg' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
