import { graphql } from '@petcare/api';

// By GraphQL, which a server asks while it renders: what search engines and people without scripts read.

export const ContestPage_Round = graphql(`
  query ContestPage_Round {
    getContest {
      id
      title
      description
      prizes
      startsAt
      endsAt
      state
      entryCount
      announcedAt
      winners {
        id
        title
        images
        user {
          nickname
        }
        likeCount
        commentCount
        place
      }
    }
    getBestContestEntries {
      id
      title
      images
      user {
        nickname
      }
      likeCount
      commentCount
      place
    }
  }
`);

export const ContestPage_Entries = graphql(`
  query ContestPage_Entries($roundId: ID!, $sort: ContestSort!, $page: Int!, $count: Int!) {
    getContestEntries(roundId: $roundId, sort: $sort, page: $page, count: $count) {
      id
      title
      images
      user {
        nickname
      }
      likeCount
      commentCount
      place
    }
  }
`);

export const ContestEntryPage_Entry = graphql(`
  query ContestEntryPage_Entry($entryId: ID!) {
    getContestEntry(entryId: $entryId) {
      id
      title
      content
      images
      user {
        id
        nickname
        userImage
      }
      likeCount
      commentCount
      isLiked
      isMine
      isReported
      hiddenReason
      place
      createdAt
      updatedAt
    }
  }
`);

export const ContestEntryPage_Comments = graphql(`
  query ContestEntryPage_Comments($entryId: ID!, $page: Int!, $count: Int!) {
    getContestComments(entryId: $entryId, page: $page, count: $count) {
      id
      comment
      user {
        id
        nickname
        userImage
      }
      likeCount
      isLiked
      isMine
      isReported
      isHidden
      hiddenReason
      createdAt
      answers {
        id
        comment
        user {
          id
          nickname
          userImage
        }
        likeCount
        isLiked
        isMine
        isReported
        isHidden
        hiddenReason
        createdAt
      }
    }
    getContestCommentCount(entryId: $entryId)
  }
`);
