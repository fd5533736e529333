import { ListBannerPart } from '@house/mf-community/src/banner/list-banner.part.tsx';
import type { ComponentType } from 'react';

const parts: Record<string, ComponentType<object>> = { 'list.banner': ListBannerPart };

/** Stands in the place of the shell's slots: in one application a part is a component like any other. */
export function Slot({ name, props }: { name: string; props: object }) {
  const Part = parts[name];
  if (!Part) throw new Error(`No part for ${name}: a comparison without it would not be fair`);
  return <Part {...props} />;
}
