import { EmptyState, LinkButton } from '@petcare/ui';
import { medicalSearchPath } from './medical-search.ts';

/** The text in place of a price of which too little is known, in the nation too. */
export function NoPrice() {
  return (
    <EmptyState
      icon="receipt"
      title="아직 알려진 진료비가 부족해요."
      description="한두 곳의 가격만으로는 평균을 말씀드릴 수 없어서, 적어도 세 곳, 넓은 지역은 그 안의 세 지역에서 가격이 모이면 보여드려요."
      action={
        <LinkButton to={medicalSearchPath()} variant="secondary">
          다른 진료 항목 보기
        </LinkButton>
      }
    />
  );
}
