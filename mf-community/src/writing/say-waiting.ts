import { toast } from '@petcare/event-bus';

/** Tells somebody without a network that what they have written goes when there is one. */
export const sayWaiting = (): void => toast('info', '지금은 오프라인이에요. 이 화면을 열어 두면 연결되는 대로 보낼게요.');
