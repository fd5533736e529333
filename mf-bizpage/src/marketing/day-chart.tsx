import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { tokens } from '@petcare/ui';
import { colorAt, watchScheme } from '@petcare/ui/scheme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Row, Series } from './figures.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

type Props = { series: readonly Series[]; rows: readonly Row[] };

/** A stacked bar a day of what was counted; the table below says the same to those who don't see it. */
export function DayChart({ series, rows }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    // A browser that draws none has the table.
    if (!element?.getContext('2d')) return undefined;
    let chart: Chart | undefined;
    const stopWatching = watchScheme(element, () => {
      chart?.destroy();
      chart = drawn(element, series, rows);
    });
    return () => {
      stopWatching();
      chart?.destroy();
    };
  }, [series, rows]);
  return (
    <Box aria-hidden>
      <canvas ref={canvas} />
    </Box>
  );
}

function drawn(element: HTMLCanvasElement, series: readonly Series[], rows: readonly Row[]): Chart {
  const around = element.parentElement ?? element;
  const ink = colorAt(around, tokens.color.textMute);
  const grid = colorAt(around, tokens.color.border);
  return new Chart(element, {
    type: 'bar',
    data: {
      labels: rows.map(({ date }) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}`),
      datasets: series.map(({ label, color }, index) => ({
        label,
        data: rows.map(({ counts }) => counts[index] ?? 0),
        backgroundColor: colorAt(around, tokens.color[color]),
        borderRadius: 2,
        maxBarThickness: 28,
      })),
    },
    options: {
      animation: globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? false : { duration: 300 },
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          stacked: true,
          grid: { display: false },
          border: { color: grid },
          ticks: { color: ink, maxRotation: 0, autoSkipPadding: 12 },
        },
        y: {
          stacked: true,
          beginAtZero: true,
          suggestedMax: 4,
          grid: { color: grid },
          border: { display: false },
          ticks: { color: ink, precision: 0 },
        },
      },
    },
  });
}

const Box = styled.div`
  position: relative;
  height: 14rem;
`;
