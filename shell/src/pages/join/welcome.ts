import { graphql } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import type { Client } from 'urql';

const Welcome_MyPoint = graphql(`
  query Welcome_MyPoint {
    getMyPoint {
      point
    }
  }
`);

/** Welcome who has just joined and is logged in, with the points that joining gave. */
export async function welcome(client: Client): Promise<void> {
  const { data } = await client.query(Welcome_MyPoint, {}).toPromise();
  const point = data?.getMyPoint.point ?? 0;
  const gift = point > 0 ? ` 가입 축하 ${point.toLocaleString('ko-KR')}포인트를 드렸어요.` : '';
  toast('success', `펫케어에 오신 것을 환영해요!${gift}`);
}
