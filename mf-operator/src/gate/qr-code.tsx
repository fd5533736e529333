import encodeQR from 'qr';
import { styled } from 'styled-components';

/** Modules of white around it, without which cameras find nothing. */
const QUIET = 3;

/** A text as a QR code, drawn in place: nobody else sees what stands in it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: min(14rem, 100%);
  margin-inline: auto;
`;
