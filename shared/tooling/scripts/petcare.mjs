#!/usr/bin/env node
// `petcare` in the workspace: from its sources, which the kit has as JavaScript.
import 'tsx';

await import('../petcare/petcare.main.ts');
