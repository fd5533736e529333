import { unwrap } from '../../platform/errors/result.ts';
import type { Services } from '../../app.ts';
import type { DemoPeople } from '../people/people.ts';
import { companyProducts, fees, hospitalProducts, hotelProducts } from './products.data.ts';

/** The products of the demo businesses; the treatments are there by then. */
export async function seedProducts({ products, medical }: Services, people: DemoPeople): Promise<void> {
  const tree = await medical.listMedicals();
  const idOf = (path: readonly string[]) =>
    path.reduce<number | null>((parentId, name) => tree.find((node) => node.parentId === parentId && node.name === name)?.id ?? 0, null) ??
    0;
  for (const { path, ...fee } of fees) unwrap(await products.addProduct(people.hospital, 'medical', { ...fee, medicalId: idOf(path) }));
  for (const product of hospitalProducts) unwrap(await products.addProduct(people.hospital, 'hospital', product));
  for (const product of companyProducts) unwrap(await products.addProduct(people.company, 'company', product));
  for (const product of hotelProducts) unwrap(await products.addProduct(people.hotel, 'company', product));
}
