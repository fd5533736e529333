/** The images of a map, by their names. */
type Images = { listImages(): string[]; removeImage(name: string): void };

/** Nearly every distance makes an image of its own, and a map that is dragged along for an hour would keep them all. */
const MOST_LABELS = 200;

/** Takes the images of labels away that no pin shows, once there are many; one that is wanted again is drawn again. */
export function forgetLabels(map: Images, shown: ReadonlySet<string>): void {
  const labels = map.listImages().filter((name) => name.startsWith('label:'));
  if (labels.length <= MOST_LABELS) return;
  for (const name of labels) if (!shown.has(name)) map.removeImage(name);
}
