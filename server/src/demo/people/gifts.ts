import type { Services } from '../../app.ts';
import type { Album } from '../pictures/album.ts';

export async function seedGifts({ gifts }: Services, album: Album): Promise<void> {
  await gifts.addGiftGroup({ name: '카페 음료 교환권', price: 4_500, stock: 0, image: await album.save(['cup', 'poodle']) });
  await gifts.addGiftGroup({
    name: '동물병원 진료 이용권 1만 원',
    price: 10_000,
    stock: 100,
    image: await album.save(['careTicket', 'poodle', 1]),
  });
  await gifts.addGiftGroup({
    name: '동물병원 진료 이용권 3만 원',
    price: 30_000,
    stock: 50,
    image: await album.save(['careTicket', 'poodle', 3]),
  });
  await gifts.addGiftGroup({ name: '미용 이용권 5만 원', price: 50_000, stock: 30, image: await album.save(['trimTicket', 'poodle']) });
  await gifts.addGiftGroup({ name: '간식 꾸러미 교환권', price: 8_000, stock: 200, image: await album.save(['snacks', 'poodle']) });
  await gifts.addGiftGroup({ name: '하루 호텔 이용권', price: 40_000, stock: 20, image: await album.save(['stayTicket', 'poodle']) });
}
