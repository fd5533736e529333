import { graphql } from '@petcare/api';

export const TimeFields = graphql(`
  fragment TimeFields on HospitalReservationTime @_unmask {
    termType
    termStartDate
    termEndDate
    timeType
    timeStart
    timeEnd
    saturdayReservation
    saturdayTimeSetting
    saturdayTimeStart
    saturdayTimeEnd
    sundayReservation
    sundayTimeSetting
    sundayTimeStart
    sundayTimeEnd
    launchTimeSetting
    launchTimeStart
    launchTimeEnd
    holidayReservation
    excludes {
      startDate
      endDate
    }
    slotMinutes
    capacity
  }
`);

export const ReservationTimePage_Time = graphql(
  `
    query ReservationTimePage_Time {
      getHospitalReservationTime {
        ...TimeFields
      }
    }
  `,
  [TimeFields],
);

export const ReservationTimePage_Save = graphql(
  `
    mutation ReservationTimePage_Save($time: HospitalReservationTimeInput!, $outside: OutsideReservations!, $outsideCount: Int!) {
      updateHospitalReservationTime(time: $time, outside: $outside, outsideCount: $outsideCount) {
        ...TimeFields
      }
    }
  `,
  [TimeFields],
);

export const ReservationTimePage_Preview = graphql(`
  query ReservationTimePage_Preview($time: HospitalReservationTimeInput!) {
    previewReservationTime(time: $time) {
      days {
        date
        times
      }
      outsideCount
      outside {
        id
        date
        time
        endDate
        petName
        user {
          name
        }
        business {
          kind
          id
        }
      }
    }
  }
`);
