/** An `IntersectionObserver` on a screen that nothing comes near. */
export class NothingNear {
  observe(): void {}
  disconnect(): void {}
}
