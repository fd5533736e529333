import { Calendar, DatePicker, TimeSlots } from '@petcare/ui/date';
import type { Part } from '../part.tsx';

const ignore = () => undefined;
const slots = ['10:00', '10:30', '11:00', '14:00', '14:30'].map((time, index) => ({ time, isAvailable: index !== 1 }));

/** The parts of days and times. */
export const dates: readonly Part[] = [
  {
    name: 'calendar',
    isWide: true,
    states: {
      고름: (
        <Calendar
          label="날짜"
          value="2026-11-21"
          min="2026-11-10"
          holidays={['2026-11-17']}
          unavailable={(date) => date === '2026-11-25'}
          noteOf={(date) => (date === '2026-11-26' ? '마감' : undefined)}
          onChange={ignore}
        />
      ),
    },
  },
  {
    name: 'calendar-spans',
    isWide: true,
    states: {
      '먼 날': <Calendar label="생일" value="2019-03-02" isFar onChange={ignore} />,
      '두 주': (
        <Calendar
          label="날짜"
          value="2026-11-24"
          span={['2026-11-19', '2026-11-24']}
          unavailable={(date) => date < '2026-11-20'}
          weeks={2}
          onChange={ignore}
        />
      ),
    },
  },
  {
    name: 'date-picker',
    isWide: true,
    states: {
      '비어 있음': <DatePicker label="방문일" value={null} onChange={ignore} />,
      고름: <DatePicker label="방문일" value="2026-11-21" onChange={ignore} />,
      틀림: <DatePicker label="방문일" value={null} onChange={ignore} errorMessage="날짜를 골라 주세요." />,
      '못 고름': <DatePicker label="방문일" value="2026-11-21" onChange={ignore} isDisabled />,
    },
  },
  {
    name: 'time-slots',
    isWide: true,
    states: {
      '고르기 전': <TimeSlots label="시간" slots={slots} value={null} onChange={ignore} />,
      고름: <TimeSlots label="시간" slots={slots} value="11:00" onChange={ignore} />,
      틀림: <TimeSlots label="시간" slots={slots} value={null} onChange={ignore} errorMessage="시간을 골라 주세요." />,
      '못 고름': <TimeSlots label="시간" slots={slots} value="11:00" onChange={ignore} isDisabled />,
    },
  },
];
