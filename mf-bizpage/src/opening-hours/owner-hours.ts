import { graphql, type ResultOf } from '@petcare/api';

/** When a listing is open, as its owner edits it. */
export const OwnerHoursFields = graphql(`
  fragment OwnerHoursFields on Listing @_unmask {
    humu
    businessHours {
      weekday
      isClosed
      open
      close
      breakStart
      breakEnd
    }
    hoursExceptions {
      holidays {
        rule
        open
        close
        breakStart
        breakEnd
      }
      closures {
        weekday
        weeks
      }
      feasts
      closedOn {
        from
        to
      }
      varies
    }
  }
`);

export type OwnerHours = ResultOf<typeof OwnerHoursFields>;
