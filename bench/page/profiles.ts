/** A machine and a network that a page is opened on. Bytes a second; `cpu` is how many times slower than this machine. */
export type Device = {
  name: 'phone' | 'desktop';
  says: string;
  cpu: number;
  latency: number;
  down: number;
  up: number;
  context: { viewport: { width: number; height: number }; deviceScaleFactor: number; isMobile: boolean; hasTouch: boolean };
};

const megabits = (rate: number) => (rate * 1e6) / 8;

export const phone: Device = {
  name: 'phone',
  says: 'CPU 4 times slower, 150 ms, 1.6 Mbit/s down, 0.75 up; 412 × 823, touch',
  cpu: 4,
  latency: 150,
  down: megabits(1.6),
  up: megabits(0.75),
  context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
};

export const desktop: Device = {
  name: 'desktop',
  says: 'CPU as it is, 40 ms, 10 Mbit/s; 1350 × 940, mouse',
  cpu: 1,
  latency: 40,
  down: megabits(10),
  up: megabits(10),
  context: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
};

/**
 * A page that is measured. `shows` stands in it once its content does.
 * `control`, with `text` in it, is what is clicked, and needs a script to do
 * anything; `effect` tells that it did: the browser was kept from following a `click` or a
 * `submit`, or this selector has come to stand.
 */
export type MeasuredPage = {
  path: string;
  shows: string;
  control: string;
  text?: string;
  effect: 'click' | 'submit' | (string & {});
  says: string;
};

const CHIPS = 'main [aria-label="시설과 서비스"]';

const chip = { control: `${CHIPS} button`, text: '24시', effect: `${CHIPS} button[aria-pressed="true"]`, says: 'the chip 24시 is pressed' };

/** `hospital` is the id of one that is there. */
export function measuredPages(hospital: string): MeasuredPage[] {
  return [
    {
      path: '/',
      shows: 'main a[href^="/hospital?id="]',
      control: 'main [role="search"] button[type="submit"]',
      effect: 'submit',
      says: 'the search form is taken',
    },
    { path: '/hostpital-list', shows: 'main a[href^="/hospital?id="]', ...chip },
    {
      path: `/hospital?id=${hospital}`,
      shows: 'main #reviews li',
      control: 'main button',
      text: '공유하기',
      effect: ':is([role="status"], [role="alert"]) button',
      says: '공유하기 says what it did',
    },
    { path: '/search/map', shows: 'main canvas', ...chip },
    {
      path: '/community/petcafe',
      shows: 'main li a[href^="/community/petcafe/"]',
      control: 'main li a[href^="/community/petcafe/"]',
      effect: 'click',
      says: 'the first post is opened by the script',
    },
  ];
}
