/** Fetch a tracker's script. The page's policy lets scripts of its own load further ones; one that fails is nobody's loss. */
export function loadScript(address: string, onLoad?: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  if (onLoad) script.addEventListener('load', onLoad);
  document.head.append(script);
}
