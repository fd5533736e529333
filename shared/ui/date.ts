/** Days and times. */
export { Calendar, type CalendarProps, type DateChoiceProps } from './src/date/calendar.tsx';
export { DatePicker, type DatePickerProps } from './src/date/date-picker.tsx';
export { TimeSlots, type TimeSlot, type TimeSlotsProps } from './src/date/time-slots.tsx';
