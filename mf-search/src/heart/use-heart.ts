import { toast } from '@petcare/event-bus';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';

// The code that marks, and knows what is marked, comes after the page.
const load = () => import(/* webpackChunkName: "hearts" */ './hearts.ts');

/** True while the listing is marked, and what marks or unmarks it. Nothing is marked until that is known. */
export function useHeart(id: string): readonly [isMarked: boolean, press: () => void] {
  const client = useClient();
  const [isMarked, setMarked] = useState(false);
  useEffect(() => {
    let hasLeft = false;
    let leave = () => {};
    // A heart without its code is worth no message until it is pressed.
    load().then(
      ({ watchHeart }) => {
        if (!hasLeft) leave = watchHeart(client, id, setMarked);
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
      leave();
    };
  }, [client, id]);
  const press = () =>
    void load().then(
      ({ pressHeart }) => pressHeart(client, id),
      () => toast('error', '찜하지 못했어요. 잠시 뒤에 다시 눌러 주세요.'),
    );
  return [isMarked, press];
}
