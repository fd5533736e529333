import { graphql, type ResultOf } from '@petcare/api';

/** The opening hours of a listing, as its owner edits them. */
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
