import { writeClipboard } from './clipboard.ts';
import { toast } from './toast.ts';

/**
 * Shares a page by the device's own sheet where there is one, else copies its address, and says what came of it.
 * @param link.title what the receiver reads
 * @param link.url whole address, with its origin
 */
export async function shareLink({ title, url }: { title: string; url: string }): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyText(url, { copied: '링크를 복사했어요.', failed: '링크를 복사하지 못했어요. 주소창의 주소를 복사해 주세요.' });
}

/** Copies a text and says whether it is in the clipboard, which a browser may refuse. */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }): Promise<void> {
  if (await writeClipboard(text)) toast('success', copied);
  else toast('error', failed);
}
