import { shareLink } from '@petcare/event-bus';
import { Button } from '@petcare/ui';

export function SharePost({ title }: { title: string }) {
  return (
    <Button variant="secondary" size="sm" icon="share" onPress={() => void shareLink({ title, url: location.origin + location.pathname })}>
      공유하기
    </Button>
  );
}
