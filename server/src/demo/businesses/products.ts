import { unwrap } from '../../platform/errors/result.ts';
import type { Services } from '../../app.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { Album } from '../pictures/album.ts';
import type { DemoPeople } from '../people/people.ts';
import { companyProducts, fees, hospitalProducts, hotelProducts, type DemoProduct } from './products.data.ts';

/** The products of the demo businesses; the treatments are there by then. */
export async function seedProducts({ products, medical }: Services, people: DemoPeople, album: Album): Promise<void> {
  const tree = await medical.listMedicals();
  const idOf = (path: readonly string[]) =>
    path.reduce<number | null>((parentId, name) => tree.find((node) => node.parentId === parentId && node.name === name)?.id ?? 0, null) ??
    0;
  for (const { path, ...fee } of fees) unwrap(await products.addProduct(people.hospital, 'medical', { ...fee, medicalId: idOf(path) }));
  const add = async (owner: Viewer, shelf: 'hospital' | 'company', { picture, ...product }: DemoProduct) => {
    const [productImage] = await album.upload(owner.id, [picture]);
    unwrap(await products.addProduct(owner, shelf, { ...product, productImage }));
  };
  for (const product of hospitalProducts) await add(people.hospital, 'hospital', product);
  for (const product of companyProducts) await add(people.company, 'company', product);
  for (const product of hotelProducts) await add(people.hotel, 'company', product);
}
