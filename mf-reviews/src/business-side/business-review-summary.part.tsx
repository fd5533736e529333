import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { formatNumber, Inline, LinkButton, RatingStars, Skeleton, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';

const BusinessReviewSummaryPart_Rate = graphql(`
  query BusinessReviewSummaryPart_Rate {
    unanswered: getReviewCountOfMyBusiness(isAnswered: false)
    getReviewRateOfMyBusiness {
      count
      averageRating
      keyword
    }
  }
`);

type Props = {
  /** Of all reviews of the business. */
  reviewsPath: string;
};

/** Guardians' rating of the caller's own business, in two lines, with the reviews that wait for a reply; stands in a slot of its page. */
export function BusinessReviewSummaryPart({ reviewsPath }: Props) {
  const { standIn, data } = answerOf(useQuery({ query: BusinessReviewSummaryPart_Rate }), <Skeleton variant="text" count={2} />, {
    title: '리뷰를 불러오지 못했어요.',
  });
  if (standIn) return standIn;
  const { count, averageRating, keyword } = data.getReviewRateOfMyBusiness;
  return (
    <Stack gap={4}>
      {averageRating === null ? (
        <p>아직 리뷰가 없어요. 다녀간 보호자가 남기면 메일로 알려드려요.</p>
      ) : (
        <Inline gap={3}>
          <Average>{averageRating.toFixed(1)}</Average>
          <RatingStars value={averageRating} size={20} />
          <span>리뷰 {formatNumber(count)}개</span>
          {keyword && <b>“{keyword}”</b>}
        </Inline>
      )}
      <Inline gap={2}>
        <LinkButton to={data.unanswered > 0 ? `${reviewsPath}?answered=0` : reviewsPath} variant="secondary" icon="edit">
          {data.unanswered > 0 ? `답글을 기다리는 리뷰 ${formatNumber(data.unanswered)}개` : '리뷰 관리하기'}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

const Average = styled.strong`
  font-size: 1.75rem;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  color: ${tokens.color.text};
`;
