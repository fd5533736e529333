type XhrAnswer = { status: number; body: object } | 'no network';
type AnswerTo = (method: string, address: string, body: unknown, key: null) => XhrAnswer;

/** The stand-in for XMLHttpRequest in a test, as far as an upload needs it. It tells of one step in the middle of the way. */
export function fakeXhr(answerTo: AnswerTo): typeof XMLHttpRequest {
  class FakeXhr {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    #to = ['', ''] as [method: string, address: string];
    #isAborted = false;

    open(method: string, address: string): void {
      this.#to = [method, address];
    }
    setRequestHeader(): void {
      // Nothing in a test depends on it.
    }
    abort(): void {
      this.#isAborted = true;
      this.onabort?.();
    }
    send(body: unknown): void {
      const answered = answerTo(...this.#to, body, null);
      setTimeout(() => {
        if (this.#isAborted) return;
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        if (answered === 'no network') return this.onerror?.();
        this.status = answered.status;
        this.responseText = JSON.stringify(answered.body);
        this.onload?.();
      });
    }
  }
  return FakeXhr as unknown as typeof XMLHttpRequest;
}
