import { shellConfig } from '@petcare/tooling/webpack';

export default shellConfig({ dir: import.meta.dirname });
