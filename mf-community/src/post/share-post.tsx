import { toast } from '@petcare/event-bus';
import { Button } from '@petcare/ui';

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The device's own share sheet where there is one, else the address into the clipboard. */
export function SharePost({ title }: { title: string }) {
  async function share() {
    const url = location.origin + location.pathname;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toast('success', '링크를 복사했어요.');
    } catch (error) {
      if (!isDismissed(error)) toast('error', '링크를 복사하지 못했어요. 주소창의 주소를 복사해 주세요.');
    }
  }

  return (
    <Button variant="secondary" size="sm" icon="share" onPress={() => void share()}>
      공유하기
    </Button>
  );
}
