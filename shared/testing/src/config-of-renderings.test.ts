/** @jest-environment node */
import { testRenderings } from './every-rendering.ts';

type Config = {
  most: { type: 'integer'; default: number; description: string };
  title: { type: 'string'; default: string; description: string };
};

globalThis.petcareConfig = { most: 5, title: '포인트샵' };

async function loadShop() {
  const { useConfig } = await import('@petcare/remote');
  return function Shop() {
    const { most, title } = useConfig<Config>();
    return `${title} ${most}`;
  };
}

testRenderings(async () => ({ pages: { shop: loadShop, fair: loadShop }, parts: {} }), {
  pages: {
    shop: { at: '/shop', shows: ['포인트샵 5'] },
    fair: { at: '/fair', config: { most: 7 }, shows: ['포인트샵 7'] },
  },
  parts: {},
});
