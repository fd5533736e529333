import type { Services } from '../../app.ts';

export async function seedGifts({ gifts }: Services): Promise<void> {
  await gifts.addGiftGroup({ name: '카페 음료 교환권', price: 4_500, stock: 0, image: null });
  await gifts.addGiftGroup({ name: '동물병원 진료 이용권 1만 원', price: 10_000, stock: 100, image: null });
  await gifts.addGiftGroup({ name: '동물병원 진료 이용권 3만 원', price: 30_000, stock: 50, image: null });
  await gifts.addGiftGroup({ name: '미용 이용권 5만 원', price: 50_000, stock: 30, image: null });
  await gifts.addGiftGroup({ name: '간식 꾸러미 교환권', price: 8_000, stock: 200, image: null });
  await gifts.addGiftGroup({ name: '하루 호텔 이용권', price: 40_000, stock: 20, image: null });
}
